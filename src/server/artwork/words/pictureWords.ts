import { existsSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/connect';
import { createPreviews, UnreadablePicture } from '../../storage/previews';
import type { Storage } from '../../storage/storage';
import { createMediaChild, mediaProgram, type MediaChildOptions } from '../inspection/mediaChild';
import type { WordsAsked, WordsRead } from '../inspection/mediaProcess';
import { createSweep, type Sweep } from '../sweep';
import { findWordless, saveWords } from './words.queries';

interface PictureWordsOptions {
  database: Database;
  storage: Storage;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Tesseract's names of the languages that are read; none: nothing is read. */
  languages: readonly string[];
}

/** Artworks that are looked up at once. */
const batch = 20;
/** Milliseconds; a picture takes a second, and more on a machine that has other things to do. */
const timeout = 120_000;
/** Pixels. What is read is the preview: to decode the largest originals takes a gigabyte and more. */
const previewWidth = 1600;
const unreadable = (): Error => new UnreadablePicture('The words in this picture cannot be read.');

/**
 * Reads the words in all artworks that were not read, the newest first, in a process beside the one that inspects uploads,
 * with the lowest priority. What is done is in the database, so a killed process loses one picture's second of work. If
 * several processes read the same artwork, the result is the same. Sources that are not built read nothing.
 */
export function createPictureWords(
  { database: { db }, storage, log, languages }: PictureWordsOptions,
  options: MediaChildOptions = {},
): Sweep {
  const previews = createPreviews(storage);
  const child = createMediaChild<WordsAsked, WordsRead>(
    { tooLong: unreadable, died: unreadable },
    { timeout, ...options },
  );
  const isBuilt = existsSync(options.program ?? mediaProgram);

  async function readOne(
    file: Awaited<ReturnType<typeof findWordless>>[number],
    isStopped: () => boolean,
  ): Promise<void> {
    const read = await previews
      .make(file.storageKey, file, previewWidth)
      // A placeholder: the film has no poster, or the bytes are gone.
      .then(({ body, lasting }) => (lasting ? child.request({ picture: body, languages }) : undefined))
      .catch((error: unknown) => {
        if (error instanceof UnreadablePicture || isStopped()) return { lines: null };
        throw error;
      });
    // Stopped in the middle of it: that is no fault of the picture.
    if (isStopped()) return;
    if (read?.lines === null) log.warn({ file: file.id }, 'the words in this picture could not be read');
    await saveWords(db, file.id, read?.lines ?? null);
  }

  async function readAll(isStopped: () => boolean): Promise<void> {
    if (languages.length === 0 || !isBuilt) return;
    for (let found = batch; found === batch;) {
      const unread = isStopped() ? [] : await findWordless(db, batch);
      for (const file of unread) if (!isStopped()) await readOne(file, isStopped);
      found = unread.length;
    }
  }

  const sweep = createSweep(readAll, (error) => {
    log.warn({ err: error }, 'the words in pictures could not be read');
  });
  return {
    wake: sweep.wake,
    stop: async () => {
      const stopped = sweep.stop();
      child.close();
      await stopped;
    },
  };
}
