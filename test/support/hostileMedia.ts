import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflate } from 'node:zlib';

/** One box of an MP4 file (ISO/IEC 14496-12, section 4.2). */
export function mp4Box(type: string, ...contents: Buffer[]): Buffer {
  const body = Buffer.concat(contents);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const fileType = mp4Box('ftyp', Buffer.from('isom\x00\x00\x02\x00isomiso2mp41', 'latin1'));
const sampleTable = (...tables: Buffer[]): Buffer => mp4Box('mdia', mp4Box('minf', mp4Box('stbl', ...tables)));

/** A video with the given number of tracks. */
export const filmOfTracks = (tracks: number): Buffer =>
  Buffer.concat([
    fileType,
    mp4Box(
      'moov',
      ...Array.from({ length: tracks }, () => mp4Box('trak', sampleTable(mp4Box('stsz', Buffer.alloc(12))))),
    ),
  ]);

/** A video with one sample table of the given size in bytes. */
export const filmOfTable = (bytes: number, type = 'stco'): Buffer =>
  Buffer.concat([fileType, mp4Box('moov', mp4Box('trak', sampleTable(mp4Box(type, Buffer.alloc(bytes)))))]);

/** A PNG with all of its rows, in black: a kilobyte of the file is a megabyte of the picture. */
export async function wholePng(width: number, height: number, depth: 8 | 16): Promise<Buffer> {
  const row = pngRow(width, depth);
  const deflate = createDeflate({ level: 9 });
  const packed = buffer(deflate);
  for (let at = 0; at < height; at += 1) if (!deflate.write(row)) await once(deflate, 'drain');
  deflate.end();
  return png(width, height, depth, await packed);
}

const pngRow = (width: number, depth: 8 | 16): Buffer => Buffer.alloc(1 + width * 3 * (depth / 8));

function png(width: number, height: number, depth: 8 | 16, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}

/** A GIF with the given number of frames of 1 by 1 pixel. */
export function gifOfFrames(frames: number): Buffer {
  const screen = Buffer.from([...Buffer.from('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const loop = Buffer.from([0x21, 0xff, 11, ...Buffer.from('NETSCAPE2.0'), 3, 1, 0, 0, 0]);
  const frame = Buffer.from([0x21, 0xf9, 4, 0, 2, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1, 0]);
  return Buffer.concat([screen, loop, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

/** An animation in WebP that shows one picture (a WebP file of one frame, lossless) again and again. */
export function webpAnimation(picture: Buffer, width: number, height: number, frames: number): Buffer {
  // The picture's own chunk follows 'RIFF', the size and 'WEBP'.
  const image = picture.subarray(12);
  const frame = riffChunk('ANMF', Buffer.concat([uint24(0, 0, width - 1, height - 1, 40), Buffer.from([0]), image]));
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    riffChunk('VP8X', Buffer.concat([Buffer.from([2, 0, 0, 0]), uint24(width - 1, height - 1)])),
    riffChunk('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => frame),
  ]);
  return riffChunk('RIFF', body);
}

function riffChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 0, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

const uint24 = (...values: number[]): Buffer =>
  Buffer.from(values.flatMap((value) => [value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff]));
