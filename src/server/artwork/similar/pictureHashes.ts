import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/connect';
import { createPreviews } from '../../storage/previews';
import type { Storage } from '../../storage/storage';
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

/** Computes the missing picture hashes in the background. */
export interface PictureHashes {
  /** Looks for artwork without a hash: call it after an upload and at the start. Never throws, and returns at once. */
  wake(): void;
  /** Starts no more work; resolves when the current work has ended. */
  stop(): Promise<void>;
}

/**
 * Hashes all artworks without a hash, one at a time: new uploads, imports, and artworks older than this feature. If
 * several processes hash the same artwork, the result is the same.
 */
export function createPictureHashes({ database: { db }, storage, log }: PictureHashesOptions): PictureHashes {
  const previews = createPreviews(storage);
  let stopped = false;
  let running: Promise<void> | undefined;
  let wanted = false;

  async function hashAll(): Promise<void> {
    let done = 0;
    for (;;) {
      const found = await findUnhashed(db, atOnce);
      if (found.length === 0) break;
      for (const file of found) {
        if (stopped) return;
        // A film without a poster and a picture that cannot be read have no hash; they are not tried again.
        const hash = await previews
          .make(file.storageKey, file, previewWidth)
          .then(({ body, lasting }) => (lasting ? hashPicture(body) : ''))
          .catch(() => '');
        await savePictureHash(db, file.id, hash);
        done += 1;
      }
      if (done >= 1000 && done % 1000 < atOnce)
        log.info({ done, left: await countUnhashed(db) }, 'pictures looked at for look-alikes');
    }
  }

  return {
    wake: () => {
      wanted = true;
      running ??= (async () => {
        while (wanted && !stopped) {
          wanted = false;
          await hashAll().catch((error: unknown) => {
            log.warn({ err: error }, 'pictures could not be looked at for look-alikes');
          });
        }
        running = undefined;
      })();
    },
    stop: async () => {
      stopped = true;
      await running;
    },
  };
}
