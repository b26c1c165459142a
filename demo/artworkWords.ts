import { z } from 'zod';
import { foldText } from '#contract/fold';
import type { fileWords } from '../src/server/db/schema/schema';
import json from './data/words.json';
import type { Review } from './artworkReviews';

/** Text, then left, top, width and height in shares of the picture, as `readLines` read them in English. */
const line = z.tuple([z.string(), z.number(), z.number(), z.number(), z.number()]);
const words = z.record(z.string(), z.array(line)).parse(json);

/** The words in each picture, so that a demo does not begin with a minute of reading. */
export function wordRows({ artwork, id }: Review): (typeof fileWords.$inferInsert)[] {
  const lines = words[artwork.picture];
  if (lines === undefined) return [];
  const folded = foldText(lines.map(([text]) => text).join(' '));
  const read = lines.map(([text, x, y, width, height]) => ({ text, box: { x, y, width, height } }));
  return [{ fileId: id, state: 'read', words: read, folded }];
}
