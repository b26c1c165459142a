import { randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import type { FileFacts } from '#contract/artwork';
import { sortKey } from '../db/schema/columns';
import { artworkList } from './artworkList';
import { factsOf, sha256 } from './fileFacts';
import { drawArtwork, type PictureStore } from './pictures';
import type { Watch } from './progress';

/** A stored file as the bulk statement reads it. */
export interface StoredFile {
  i: number;
  key: string;
  name: string;
  name_key: string;
  type: string;
  sha256: string;
  bytes: number;
  width: number | null;
  height: number | null;
  facts: FileFacts;
}

const atOnce = 8;

/** Stores bytes for each record of its own (a deleted one must not take another's), from a dozen drawings on small boards. */
export async function storeBulkFiles(
  store: PictureStore,
  from: number,
  count: number,
  watch: Watch,
): Promise<StoredFile[]> {
  if (count === 0) return [];
  const drawn = await drawSamples();
  const progress = watch('pictures', count);
  const limit = pLimit(atOnce);
  let done = 0;
  const files = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      limit(async (): Promise<StoredFile> => {
        const { file, bytes, facts, digest } = drawn[n % drawn.length] as (typeof drawn)[number]; // the remainder is within the list
        const key = randomBytes(32).toString('base64url');
        await store.put(key, bytes, facts.type);
        done += 1;
        if (done % 200 === 0 || done === count) progress.to(done);
        const name = `${String(from + n).padStart(6, '0')}_${file}`;
        return {
          i: from + n,
          key,
          name,
          name_key: sortKey(name),
          type: facts.type,
          sha256: digest,
          bytes: facts.bytes,
          width: facts.width,
          height: facts.height,
          facts,
        };
      }),
    ),
  );
  progress.end();
  return files;
}

function drawSamples() {
  const designs = artworkList.filter(({ file }) => /\.(jpg|webp)$/.test(file)).slice(0, 12);
  return Promise.all(
    designs.map(async (artwork) => {
      const file = artwork.file.replace(/\d+x\d+\.\w+$/, '840x400.webp');
      const bytes = await drawArtwork({ ...artwork, size: [840, 400], file });
      return { file, bytes, facts: await factsOf(bytes), digest: sha256(bytes) };
    }),
  );
}
