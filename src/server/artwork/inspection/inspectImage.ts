import sharp, { type Metadata } from 'sharp';
import type { FileFacts } from '#contract/artwork';
import { failure } from '../../http/failure';
import { pixelLimit } from '../../storage/pixelLimit';
import { imageNotes } from '../facts.rules';
import { isCutGif, readApng } from './animation.rules';

/** The most memory that the pixels of a decoded picture may take, in bytes: 100 megapixels of four 8-bit channels. */
const decodedLimit = 400_000_000;

/**
 * Reads the facts of a picture and decodes it once, so that a damaged file is refused before it is stored.
 * @throws Failure `upload.unreadable`
 */
export async function inspectImage(bytes: Buffer, type: string): Promise<FileFacts> {
  const header = await sharp(bytes, { pages: -1, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw failure('upload.unreadable');
    });
  refuseHuge(header);
  const apng = type === 'image/apng' ? readApng(bytes) : undefined;
  if (apng?.isCut === true || (type === 'image/gif' && isCutGif(bytes)))
    throw failure('upload.unreadable', { message: 'This animation is cut off: frames are missing. Export it again.' });
  await decode(bytes, header).catch(() => {
    throw failure('upload.unreadable');
  });
  return readFacts(bytes, type, apng ? { ...header, pages: apng.delays.length, delay: apng.delays } : header);
}

function refuseHuge({ width, height, pageHeight = height, channels, depth }: Metadata): void {
  const pixels = width * pageHeight;
  const bytesPerSample = depth === 'ushort' ? 2 : 1;
  if (pixels <= pixelLimit && pixels * channels * bytesPerSample <= decodedLimit) return;
  // Rounded up, as 100.01 is more than 100.
  const megapixels = Math.ceil(pixels / 1_000_000);
  throw failure('upload.unreadable', {
    message: `This picture is too large: ${String(width)} x ${String(pageHeight)} pixels (${String(megapixels)} megapixels). At most 100 megapixels, or 50 with 16 bits a channel, can be uploaded.`,
  });
}

/**
 * Decodes every row and (unless there are too many) every frame, and discards the pixels: a truncated file causes an
 * error. `fastShrinkOnLoad` would skip parts of the file.
 */
async function decode(bytes: Buffer, { width, height, pages = 1, pageHeight = height }: Metadata): Promise<void> {
  const allFrames = width * pageHeight * pages <= pixelLimit;
  await sharp(bytes, {
    limitInputPixels: pixelLimit,
    failOn: 'error',
    sequentialRead: true,
    ...(allFrames ? { pages: -1 } : {}),
  })
    .resize({ width: 8, height: 8, fit: 'fill', kernel: 'linear', fastShrinkOnLoad: false })
    .raw()
    .toBuffer();
}

function readFacts(bytes: Buffer, type: string, read: Metadata): FileFacts {
  const pages = read.pages ?? 1;
  const height = read.pageHeight ?? read.height;
  // EXIF orientations 5 to 8 turn the picture by 90 degrees; sharp reports the turned size of single pictures only.
  const onItsSide = (read.orientation ?? 1) >= 5;
  const facts = {
    width: onItsSide ? height : read.width,
    height: onItsSide ? read.width : height,
    durationMs: pages > 1 ? sumDelays(read.delay, pages) : null,
    bytes: bytes.length,
    type: type === 'image/apng' ? 'image/png' : type,
    codec: null,
    colourSpace: read.space,
    animated: pages > 1,
    hasAudio: false,
    rotated: (read.orientation ?? 1) > 1,
  };
  return { ...facts, notes: imageNotes({ ...facts, deep: read.depth === 'ushort' }) };
}

/** In whole milliseconds. Players show a frame with a delay of at most 10 ms for a tenth of a second. */
const sumDelays = (delays: number[] | undefined, pages: number): number =>
  Math.round(
    Array.from({ length: pages }, (_, i) => delays?.[i] ?? 0).reduce(
      (sum, delay) => sum + (delay > 10 ? delay : 100),
      0,
    ),
  );
