import { randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import { sortKey } from '../../src/server/db/schema/columns';
import { artworks } from '../artworks';
import { readArtwork, type PictureStore } from '../pictures';
import type { Watch } from './progress';

/** A stored file as the bulk statement reads it. */
export type StoredFile = Awaited<ReturnType<typeof storeBulkFiles>>[number];

const atOnce = 8;

/** Stores a file of its own for each record (deleting one must not delete another's), copied from the smallest pictures of the demo. */
export async function storeBulkFiles(store: PictureStore, from: number, count: number, watch: Watch) {
  if (count === 0) return [];
  const samples = await readSamples();
  const progress = watch('pictures', count);
  const limit = pLimit(atOnce);
  let done = 0;
  const files = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      limit(async () => {
        const { file, bytes, facts, sha256 } = samples[n % samples.length] as (typeof samples)[number]; // the remainder is a valid index
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
          sha256,
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

function readSamples() {
  const stills = artworks.filter(({ facts }) => facts.durationMs === null);
  const smallest = stills.toSorted((a, b) => a.facts.bytes - b.facts.bytes).slice(0, 12);
  return Promise.all(smallest.map(async (artwork) => ({ ...artwork, bytes: await readArtwork(artwork) })));
}
