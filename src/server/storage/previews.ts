import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import { drawFilmCard } from './filmCard';
import { pixelLimit } from './pixelLimit';
import type { Storage } from './storage';

interface Pictured {
  type: string;
  width: number | null;
  height: number | null;
}
export interface Preview {
  body: Buffer;
  type: string;
  /** Whether it never changes; a placeholder of a film may be replaced by the film's poster. */
  lasting: boolean;
}

/** The bytes are to blame, not the store or the machine: to try again is of no use. */
export class UnreadablePicture extends Error {}

/** Decoding a large picture takes all of a core and up to a gigabyte: two at a time. */
const atOnce = pLimit(2);

/** Small pictures of stored artwork, created once and stored beside the bytes. */
export function createPreviews(storage: Storage): {
  /** `width`: one of `previewWidths`. @throws `UnreadablePicture`, or what the store throws */
  make(key: string, file: Pictured, width: number): Promise<Preview>;
} {
  const underWay = new Map<string, Promise<Preview>>();

  async function read(key: string): Promise<Buffer | undefined> {
    const stored = await storage.get(key);
    return stored && buffer(await stored.read());
  }

  async function draw(key: string, file: Pictured, width: number): Promise<Preview> {
    const name = previewKey(key, width);
    const kept = await read(name);
    if (kept) return { body: kept, type: 'image/webp', lasting: true };
    const source = await read(file.type.startsWith('video/') ? posterKey(key) : key);
    if (!source) return { body: await shrink(drawFilmCard(file), width), type: 'image/webp', lasting: false };
    const body = await atOnce(() => shrink(source, width));
    // A preview that cannot be stored (a full disk) is created again next time.
    await storage.put(name, body, 'image/webp').catch(() => undefined);
    return { body, type: 'image/webp', lasting: true };
  }

  return {
    make: (key, file, width) => {
      const name = `${key} ${String(width)}`;
      const drawing = underWay.get(name) ?? draw(key, file, width).finally(() => underWay.delete(name));
      underWay.set(name, drawing);
      return drawing;
    },
  };
}

/** The key that a preview is stored under. */
export const previewKey = (key: string, width: number): string => `${key}.w${String(width)}`;

/** The key that the poster of a video is stored under, if it has one. */
export const posterKey = (key: string): string => `${key}.poster`;

/** First frame, turned as EXIF says, in sRGB; at most `width` wide and twice as high, never enlarged. */
async function shrink(source: Buffer, width: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(source, { limitInputPixels: pixelLimit, failOn: 'none' })
    .rotate()
    .resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 80 })
    .toBuffer()
    .catch((error: unknown) => {
      throw new UnreadablePicture('This picture cannot be read.', { cause: error });
    });
}
