import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { FileFacts } from '#contract/artwork';
import { imageNotes, videoNotes } from '../artwork/facts.rules';

/**
 * What the bytes themselves say; nothing is taken from the order they were drawn by. The same facts as an upload's
 * inspection finds, without its decoding of every pixel: what was drawn a moment ago is not damaged.
 */
export async function factsOf(bytes: Buffer): Promise<FileFacts> {
  return bytes.subarray(4, 8).toString('latin1') === 'ftyp' ? filmFacts(bytes) : imageFacts(bytes);
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function imageFacts(bytes: Buffer): Promise<FileFacts> {
  const read = await sharp(bytes, { pages: -1 }).metadata();
  const animated = (read.pages ?? 1) > 1;
  const facts = {
    width: read.width,
    height: read.pageHeight ?? read.height,
    durationMs: animated ? (read.delay ?? []).reduce((sum, delay) => sum + delay, 0) : null,
    bytes: bytes.length,
    type: `image/${read.format}`,
    codec: null,
    colourSpace: read.space,
    animated,
    hasAudio: false,
    rotated: false,
  };
  return { ...facts, notes: imageNotes({ ...facts, deep: false }) };
}

/** Reads the boxes of an MP4 file: length and scale from `mvhd`, pixels from `avc1`. */
function filmFacts(bytes: Buffer): FileFacts {
  const header = bytes.indexOf('mvhd', 0, 'latin1') + 4;
  const entry = bytes.indexOf('avc1', bytes.indexOf('stsd', 0, 'latin1'), 'latin1') + 4;
  if (header < 4 || entry < 4) throw new Error('Not an MP4 file with an H.264 track');
  const facts = {
    width: bytes.readUInt16BE(entry + 24),
    height: bytes.readUInt16BE(entry + 26),
    durationMs: Math.round((bytes.readUInt32BE(header + 16) * 1000) / bytes.readUInt32BE(header + 12)),
    bytes: bytes.length,
    type: 'video/mp4',
    codec: 'AVC',
    colourSpace: 'YUV',
    animated: true,
    hasAudio: false,
    rotated: false,
  };
  return { ...facts, notes: videoNotes(facts) };
}
