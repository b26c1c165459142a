import { recordAudit } from '../audit/audit.queries';
import { inTransaction } from '../db/transaction';
import { systemActor } from '../http/actor';
import type { Services } from '../start/services';
import { previewWidths } from '../storage/addresses';
import { posterKey, previewKey } from '../storage/previews';
import type { Storage } from '../storage/storage';
import { findPurgeable, markPurged } from './purge.queries';

const day = 86_400_000;
/** The most artworks in one run; the rest follow an hour later. */
const atOnce = 1_000;

/**
 * Removes the bytes and previews of artwork that was deleted some time ago, and uploads that never became artwork.
 * Records and history stay. @returns how many artworks
 */
export async function purgeDeletedArtwork({
  database: { db },
  storage,
  config: { deletedArtworkDays },
}: Pick<Services, 'database' | 'storage' | 'config'>): Promise<number> {
  await storage.removeStaleUploads();
  if (deletedArtworkDays === 0) return 0;
  const before = new Date(Date.now() - deletedArtworkDays * day);
  let purged = 0;
  for (const { id, storageKey, fileName } of await findPurgeable(db, before, atOnce)) {
    // The bytes first: artwork that is marked as purged is never looked at again.
    await removeAll(storage, storageKey);
    const isMarked = await inTransaction(db, async (tx) => {
      const marked = await markPurged(tx, id);
      if (marked) await recordAudit(tx, systemActor(), { action: 'artwork.purge', subjectId: id, detail: fileName });
      return marked;
    });
    if (isMarked) purged += 1;
  }
  return purged;
}

async function removeAll(storage: Storage, key: string): Promise<void> {
  for (const each of [...previewWidths.map((width) => previewKey(key, width)), posterKey(key), key])
    await storage.remove(each);
}
