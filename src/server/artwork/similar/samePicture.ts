import { createPreviews } from '../../storage/previews';
import type { Storage } from '../../storage/storage';
import { previewWidth } from './pictureHashes';

/** Pixels to which both pictures are reduced, and the side of the squares that are compared. */
const width = 288;
const side = 6;
/**
 * The largest mean difference of a square, of 255. Another size or compression stays below 6.2, one other digit in
 * faint lettering above 7.4 (docs/decisions/032-uploads.md). A picture much smaller than the other counts as
 * different: then it is decided by itself.
 */
const most = 7;
/** How much the shapes may differ. */
const shapeWithin = 0.01;
/** How many results are kept; stored bytes never change. */
const kept = 2000;

export interface Pictured {
  id: string;
  storageKey: string;
  fileFormat: string;
  width: number | null;
  height: number | null;
}

/** Whether two still pictures are the same in another size or compression, their words included. */
export type SamePicture = (one: Pictured, other: Pictured) => Promise<boolean>;

export function createSamePicture(storage: Storage): SamePicture {
  const previews = createPreviews(storage);
  const results = new Map<string, boolean>();
  const readPreview = async ({ storageKey, fileFormat, ...size }: Pictured): Promise<Buffer> =>
    (await previews.make(storageKey, { type: fileFormat, ...size }, previewWidth)).body;
  return async (one, other) => {
    if ([one, other].some(({ fileFormat }) => fileFormat.startsWith('video/'))) return false;
    if (Math.abs(ratio(one) / ratio(other) - 1) > shapeWithin) return false;
    const pair = [one.id, other.id].sort().join(' ');
    const known = results.get(pair);
    if (known !== undefined) return known;
    const same = await arePicturesSame(await readPreview(one), await readPreview(other), ratio(one)).catch(() => false);
    const [oldest] = results.keys();
    if (results.size >= kept && oldest !== undefined) results.delete(oldest);
    results.set(pair, same);
    return same;
  };
}

const ratio = ({ width: across, height }: Pictured): number => (across ?? 1) / (height ?? 1);

/** Compares them square by square. `shape`: width by height. */
export async function arePicturesSame(one: Buffer, other: Buffer, shape: number): Promise<boolean> {
  const height = Math.max(1, Math.round(width / shape / side)) * side;
  const [a, b] = await Promise.all([one, other].map((picture) => reduced(picture, height)));
  for (let top = 0; top < height; top += side)
    for (let left = 0; left < width; left += side) {
      let sum = 0;
      for (let at = 0; at < side * side; at += 1) {
        const pixel = (top + Math.floor(at / side)) * width + left + (at % side);
        sum += Math.abs((a?.[pixel] ?? 0) - (b?.[pixel] ?? 0));
      }
      if (sum / (side * side) > most) return false;
    }
  return true;
}

async function reduced(picture: Buffer, height: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(picture).resize(width, height, { fit: 'fill' }).flatten().greyscale().blur(1).raw().toBuffer();
}
