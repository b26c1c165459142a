import pLimit from 'p-limit';
import sharp, { type Metadata } from 'sharp';
import type { FileFacts } from '#contract/artwork';
import { failure } from '../http/failure';
import { imageNotes } from './facts.rules';

/** Pictures with more pixels are not decoded, since a small file may hold a huge one: 16,383 x 16,383, as sharp has it. */
export const pixelLimit = 16_383 ** 2;

/** Decoding takes a core and much memory: two at a time. */
const atOnce = pLimit(2);

/** What the bytes of a picture say, after decoding all of it. @throws Failure `upload.unreadable` */
export function inspectImage(bytes: Buffer, type: string): Promise<FileFacts> {
  return atOnce(async () => {
    try {
      const read = await sharp(bytes, { pages: -1, limitInputPixels: false }).metadata();
      await decode(bytes, read);
      return factsOf(bytes, type, read);
    } catch {
      throw failure('upload.unreadable');
    }
  });
}

/** Decodes every pixel (of the first picture only, where all of them are too many): a cut file ends in an error. */
async function decode(bytes: Buffer, { width, height, pages = 1, pageHeight = height }: Metadata): Promise<void> {
  const all = width * pageHeight * pages <= pixelLimit;
  await sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error', ...(all ? { pages: -1 } : {}) }).stats();
}

function factsOf(bytes: Buffer, type: string, read: Metadata): FileFacts {
  const pages = read.pages ?? 1;
  const animated = pages > 1 || type === 'image/apng';
  const height = read.pageHeight ?? read.height;
  // Orientations 5 to 8 lie on their side; sharp knows the turned size of single pictures only.
  const onItsSide = (read.orientation ?? 1) >= 5;
  const facts = {
    width: onItsSide ? height : read.width,
    height: onItsSide ? read.width : height,
    durationMs: pages > 1 ? durationOf(read.delay, pages) : null,
    bytes: bytes.length,
    type: type === 'image/apng' ? 'image/png' : type,
    codec: null,
    colourSpace: read.space,
    animated,
    hasAudio: false,
    rotated: (read.orientation ?? 1) > 1,
  };
  return { ...facts, notes: imageNotes({ ...facts, deep: read.depth === 'ushort' }) };
}

/** Players show a frame that gives no time for a tenth of a second. */
const durationOf = (delays: number[] | undefined, pages: number): number =>
  Array.from({ length: pages }, (_, i) => delays?.[i] ?? 0).reduce((sum, delay) => sum + (delay > 0 ? delay : 100), 0);
