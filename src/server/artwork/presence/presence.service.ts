import type { Queryable } from '../../db/connect';
import type { Actor } from '../../http/actor';
import { getArtwork } from '../artwork.service';
import { deletePresence, findPresent, putPresence, wasFirst } from './presence.queries';

export const listPresent = findPresent;

/**
 * Records which artwork a console has open in review mode. Returns whether it was the first to open it. @throws Failure
 * `artwork.not_found`
 */
export async function announcePresence(
  db: Queryable,
  { userId, name }: Actor,
  { clientID, fileID }: { clientID: string; fileID: string | null },
): Promise<boolean> {
  if (userId === null) return true;
  if (fileID === null) {
    await deletePresence(db, clientID, userId);
    return true;
  }
  await getArtwork(db, fileID);
  await putPresence(db, { clientId: clientID, userId, name, fileId: fileID });
  return wasFirst(db, clientID);
}
