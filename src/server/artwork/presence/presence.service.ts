import type { Queryable } from '../../db/connect';
import type { Actor } from '../../http/actor';
import { getArtwork } from '../artwork.service';
import { deletePresence, findPresent, putPresence } from './presence.queries';

export const listPresent = findPresent;

/** Keeps what a console has open in review mode. @throws Failure `artwork.not_found` */
export async function announcePresence(
  db: Queryable,
  { userId, name }: Actor,
  { clientID, fileID }: { clientID: string; fileID: string | null },
): Promise<void> {
  if (userId === null) return;
  if (fileID === null) {
    await deletePresence(db, clientID, userId);
    return;
  }
  await getArtwork(db, fileID);
  await putPresence(db, { clientId: clientID, userId, name, fileId: fileID });
}
