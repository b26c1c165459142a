import mediaInfoFactory from 'mediainfo.js';
import { z } from 'zod';
import type { FileFacts } from '#contract/artwork';
import { Failure, failure } from '../../http/failure';
import { videoNotes } from '../facts.rules';
import { excessiveBoxes, filmIn, shownSeconds } from './mp4Boxes.rules';

const number = z.coerce.number();
const general = z.object({
  '@type': z.literal('General'),
  Duration: number.optional(),
  extra: z.object({ IsTruncated: z.string().optional() }).optional(),
});
const video = z.object({
  '@type': z.literal('Video'),
  Format: z.string().optional(),
  Width: number.int().positive(),
  Height: number.int().positive(),
  // Width by height of one pixel; more than ten to one is an error of the file, not a shape.
  PixelAspectRatio: number.min(0.1).max(10).catch(1),
  Rotation: number.optional(),
  Duration: number.optional(),
  ColorSpace: z.string().optional(),
});
const audio = z.object({ '@type': z.literal('Audio') });
const report = z.object({
  media: z.object({ track: z.array(z.union([general, video, audio, z.looseObject({ '@type': z.string() })])) }),
});

/** Reads the facts of an MP4 film with MediaInfo (compiled to WebAssembly). @throws Failure `upload.unreadable` */
export async function inspectVideo(bytes: Buffer): Promise<FileFacts> {
  const problem = excessiveBoxes(bytes);
  if (problem !== undefined) throw failure('upload.unreadable', { message: problem });
  const { film, hasMedia } = filmIn(bytes);
  const reader = await mediaInfoFactory({ format: 'object' });
  try {
    const read = await reader.analyzeData(film.length, (length, offset) => film.subarray(offset, offset + length));
    return readFacts(bytes, hasMedia, report.parse(read));
  } catch (error) {
    throw error instanceof Failure ? error : failure('upload.unreadable');
  } finally {
    reader.close();
  }
}

function readFacts(bytes: Buffer, hasMedia: boolean, { media: { track } }: z.output<typeof report>): FileFacts {
  const whole = track.map((each) => general.safeParse(each).data).find((each) => each !== undefined);
  const picture = track.map((each) => video.safeParse(each).data).find((each) => each !== undefined);
  const recorded = picture?.Duration ?? whole?.Duration;
  // MediaInfo reads no edits. Some are longer than what there is to show.
  const seconds = recorded && Math.min(recorded, shownSeconds(bytes) ?? recorded);
  const isVideo = track.some((each) => each['@type'] === 'Video');
  if (whole?.extra?.IsTruncated === 'Yes' || (isVideo && !hasMedia))
    throw failure('upload.unreadable', { message: 'This video is cut off. Export or copy it again.' });
  if (!isVideo)
    throw failure('upload.unreadable', { message: 'This file has no video track that can be read. Export it again.' });
  if (!picture) throw failure('upload.unreadable');
  if (seconds === undefined || !(seconds > 0))
    throw failure('upload.unreadable', {
      message: 'This video does not say how long it runs. Export it again.',
    });
  const shownWidth = stretched(picture.Width, picture.PixelAspectRatio);
  const onItsSide = Math.abs(picture.Rotation ?? 0) % 180 === 90;
  const facts = {
    width: onItsSide ? picture.Height : shownWidth,
    height: onItsSide ? shownWidth : picture.Height,
    durationMs: Math.round(seconds * 1000),
    bytes: bytes.length,
    type: 'video/mp4',
    codec: picture.Format ?? null,
    colourSpace: picture.ColorSpace ?? null,
    animated: true,
    hasAudio: track.some((each) => each['@type'] === 'Audio'),
    rotated: (picture.Rotation ?? 0) !== 0,
  };
  return { ...facts, notes: videoNotes({ ...facts, stretched: shownWidth !== picture.Width }) };
}

/**
 * The width at which players show pixels that are not square. MediaInfo rounds their shape to three decimals; it stands
 * for the simplest fraction that is near enough, as 1.333 for 4:3.
 */
function stretched(width: number, ratio: number): number {
  let [across, down] = [Math.round(ratio), 1];
  while (Math.abs(across / down - ratio) > 0.0005) {
    down += 1;
    across = Math.round(ratio * down);
  }
  return Math.max(1, Math.round((width * across) / down));
}
