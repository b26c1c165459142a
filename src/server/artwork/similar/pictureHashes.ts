import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/connect';
import { createPreviews, UnreadablePicture } from '../../storage/previews';
import type { Storage } from '../../storage/storage';
import { createSweep, type Sweep } from '../sweep';
import { hashPicture } from './pictureHash';
import { countUnhashed, findUnhashed, savePictureHash } from './similar.queries';

/** Pixels. The console shows the same preview, which is therefore ready when the artwork is first listed. */
export const previewWidth = 384;
const atOnce = 20;

interface PictureHashesOptions {
  database: Database;
  storage: Storage;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/**
 * Hashes all artworks without a hash, one at a time: new uploads, imports, and artworks older than this feature. If
 * several processes hash the same artwork, the result is the same.
 */
export function createPictureHashes({ database: { db }, storage, log }: PictureHashesOptions): Sweep {
  const previews = createPreviews(storage);

  async function hashAll(isStopped: () => boolean): Promise<void> {
    let done = 0;
    for (;;) {
      const found = await findUnhashed(db, atOnce);
      if (found.length === 0) break;
      for (const file of found) {
        if (isStopped()) return;
        // A film without a poster and a picture that cannot be read have no hash; they are not tried again.
        const hash = await previews
          .make(file.storageKey, file, previewWidth)
          .then(({ body, lasting }) => (lasting ? hashPicture(body) : ''))
          .catch((error: unknown) => {
            if (error instanceof UnreadablePicture) return '';
            throw error;
          });
        await savePictureHash(db, file.id, hash);
        done += 1;
      }
      if (done >= 1000 && done % 1000 < atOnce)
        log.info({ done, left: await countUnhashed(db) }, 'pictures looked at for look-alikes');
    }
  }

  return createSweep(hashAll, (error) => {
    log.warn({ err: error }, 'pictures could not be looked at for look-alikes');
  });
}
