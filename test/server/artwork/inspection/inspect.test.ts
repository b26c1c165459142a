import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { mp4Box } from '#test/hostileMedia';
import { inspect } from '../../../../src/server/artwork/inspection/inspect';

const picture = (width = 320, height = 200) =>
  sharp({
    create: { width, height, channels: 3, background: '#a33', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });
const texts = (facts: { notes?: { text: string }[] | undefined }): string =>
  (facts.notes ?? []).map(({ text }) => text).join('; ');

/** An animated PNG of 8 x 8 pixels, with the delays of its frames as fractions of a second. */
function apng(delays: readonly [number, number][]): Buffer {
  const chunk = (type: string, ...data: number[]): Buffer => {
    const body = Buffer.from([...Buffer.from(type), ...data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const int = (n: number): number[] => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];
  const pixels = deflateSync(Buffer.alloc(8 * (1 + 8 * 3)));
  let sequence = 0;
  const next = (): number[] => int(sequence++);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', ...int(8), ...int(8), 8, 2, 0, 0, 0),
    chunk('acTL', ...int(delays.length), ...int(0)),
    ...delays.flatMap(([numerator, denominator], index) => [
      chunk(
        'fcTL',
        ...next(),
        ...int(8),
        ...int(8),
        ...int(0),
        ...int(0),
        ...int(numerator * 65_536 + denominator),
        0,
        0,
      ),
      index === 0 ? chunk('IDAT', ...pixels) : chunk('fdAT', ...next(), ...pixels),
    ]),
    chunk('IEND'),
  ]);
}

test.each([
  ['JPEG', 'image/jpeg', () => picture().jpeg()],
  ['PNG', 'image/png', () => picture().png()],
  ['WebP', 'image/webp', () => picture().webp()],
  ['GIF', 'image/gif', () => picture().gif()],
] as const)('%s: type, pixels and size come from the bytes', async (_, type, make) => {
  const bytes = await make().toBuffer();
  expect(await inspect(bytes)).toMatchObject({
    type,
    width: 320,
    height: 200,
    bytes: bytes.length,
    durationMs: null,
    animated: false,
    rotated: false,
    notes: [],
  });
});

test('an animated GIF has the height of one frame and the duration of all', async () => {
  const frames = await Promise.all(
    ['red', 'blue', 'green'].map((background) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const facts = await inspect(
    await sharp(frames, { join: { animated: true } })
      .gif({ delay: [500, 250, 250] })
      .toBuffer(),
  );
  expect(facts).toMatchObject({ width: 60, height: 40, durationMs: 1000, animated: true });
  expect(texts(facts)).toContain('Animated');
});

test('an animated PNG lasts as long as all its frames; a frame without a delay a tenth of a second', async () => {
  const frames = (...delays: [number, number][]) => apng(delays);
  const long = await inspect(frames(...Array.from({ length: 40 }, (): [number, number] => [1, 1])));
  expect(long).toMatchObject({ type: 'image/png', width: 8, height: 8, durationMs: 40_000, animated: true });
  expect(texts(long)).toContain('Longer than 30 seconds');
  expect(await inspect(frames([1, 3], [50, 0], [0, 100]))).toMatchObject({ durationMs: 333 + 500 + 100 });
  expect(await inspect(frames([1, 1]))).toMatchObject({ durationMs: null, animated: false, notes: [] });
});

test.each([0.5, 0.9])('an animation cut off after %d of its bytes is unreadable', async (share) => {
  const frames = await Promise.all([1, 2, 3].map(() => picture(200, 150).png().toBuffer()));
  const animated = sharp(frames, { join: { animated: true } });
  const all = [
    await animated.clone().gif({ effort: 1 }).toBuffer(),
    await animated.webp().toBuffer(),
    apng([
      [1, 1],
      [1, 1],
      [1, 1],
    ]),
  ];
  for (const bytes of all) {
    expect(await inspect(bytes)).toMatchObject({ animated: true });
    await expect(inspect(bytes.subarray(0, Math.floor(bytes.length * share)))).rejects.toMatchObject({
      code: 'upload.unreadable',
    });
  }
});

test('a GIF without its trailer, with text behind it or with colours of its own in each frame is whole', async () => {
  const frames = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { width: 9, height: 9, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const bytes = await sharp(frames, { join: { animated: true } })
    .gif({ reuse: false })
    .toBuffer();
  for (const whole of [bytes.subarray(0, -1), Buffer.concat([bytes, Buffer.from('; made by hand')])])
    expect(await inspect(whole)).toMatchObject({ type: 'image/gif', animated: true });
});

test('an animation of weeks is refused in words', async () => {
  const weeks = Array.from({ length: 40 }, (): [number, number] => [65_535, 1]);
  await expect(inspect(apng(weeks))).rejects.toMatchObject({
    code: 'upload.unreadable',
    message: expect.stringContaining('runs for weeks') as string,
  });
});

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\ufeff<?xml version="1.0"?>\n<!-- drawn -->\n<!DOCTYPE svg [<!ENTITY a "b">]>\n<svg width="1"/>',
])('a drawing is refused as SVG: %s', async (text) => {
  await expect(inspect(Buffer.from(text))).rejects.toMatchObject({
    code: 'upload.type_refused',
    message: expect.stringContaining('image/svg+xml') as string,
  });
  await expect(inspect(Buffer.from(`<html>${text}</html>`))).rejects.not.toMatchObject({
    message: expect.stringContaining('svg') as string,
  });
});

test('a picture on its side by EXIF is measured upright', async () => {
  const facts = await inspect(await picture(320, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  expect(facts).toMatchObject({ width: 200, height: 320, rotated: true });
  expect(texts(facts)).toContain('EXIF');
  expect(await inspect(await picture(320, 200).withMetadata({ orientation: 3 }).jpeg().toBuffer())).toMatchObject({
    width: 320,
    height: 200,
    rotated: true,
  });
});

test('CMYK and 16 bits are noted', async () => {
  const cmyk = await inspect(await picture().toColourspace('cmyk').jpeg().toBuffer());
  expect(cmyk.colourSpace).toBe('cmyk');
  expect(texts(cmyk)).toContain('CMYK');
  expect(texts(await inspect(await picture().toColourspace('rgb16').png().toBuffer()))).toContain('16 bits');
});

test('a strip of 20,000 by 100 pixels is measured like any other', async () => {
  expect(await inspect(await picture(20_000, 100).jpeg().toBuffer())).toMatchObject({ width: 20_000, height: 100 });
});

test.each([0.3, 0.6, 0.95])('a picture cut off after %d of its bytes is unreadable', async (share) => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const bytes = await picture(640, 480).toFormat(format).toBuffer();
    await expect(inspect(bytes.subarray(0, Math.floor(bytes.length * share)))).rejects.toMatchObject({
      code: 'upload.unreadable',
      status: 422,
    });
  }
});

test('a small file with a huge picture in it is refused, not decoded', async () => {
  const bomb = await sharp({
    create: { width: 16_384, height: 16_384, channels: 3, background: 'black' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  await expect(inspect(bomb)).rejects.toMatchObject({ code: 'upload.unreadable' });
}, 60_000);

test('a picture that is just over the limit is not said to be within it', async () => {
  const bytes = await picture().png().toBuffer();
  bytes.writeUInt32BE(10_001, 16);
  bytes.writeUInt32BE(10_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  await expect(inspect(bytes)).rejects.toMatchObject({
    message: expect.stringContaining('10001 x 10000 pixels (101 megapixels). At most 100 megapixels') as string,
  });
});

const demoVideo = (name: string): Buffer => readFileSync(join(__dirname, '../../../../demo/pictures/artworks', name));
const countdown = demoVideo('harbour-marathon-countdown-1080x1920.mp4');

test('an MP4 video: pixels, length and codec', async () => {
  expect(await inspect(countdown)).toMatchObject({
    type: 'video/mp4',
    width: 1080,
    height: 1920,
    durationMs: 6000,
    codec: 'AVC',
    hasAudio: false,
    bytes: countdown.length,
    notes: [],
  });
  expect(texts(await inspect(demoVideo('volta-film-1920x540.mp4')))).toContain('Longer than 30 seconds');
});

/** The film with pixels of another shape (the box `pasp`), and on its side if it is rotated. */
function withPixels(across: number, down: number, isRotated = false): Buffer {
  const pasp = Buffer.from([0, 0, 0, 16, ...Buffer.from('pasp'), ...Buffer.alloc(8)]);
  pasp.writeUInt32BE(across, 8);
  pasp.writeUInt32BE(down, 12);
  const bytes = Buffer.from(countdown);
  // The first `avc1` is a brand of the file.
  const at = (box: string): number => bytes.indexOf(box, box === 'avc1' ? bytes.indexOf('stsd') : 0) - 4;
  const end = at('avc1') + bytes.readUInt32BE(at('avc1'));
  for (const box of ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd', 'avc1'])
    bytes.writeUInt32BE(bytes.readUInt32BE(at(box)) + pasp.length, at(box));
  const matrix = at('tkhd') + 48;
  if (isRotated) [0, 0x10000, 0, -0x10000, 0].forEach((value, index) => bytes.writeInt32BE(value, matrix + index * 4));
  return Buffer.concat([bytes.subarray(0, end), pasp, bytes.subarray(end)]);
}

test.each([
  [withPixels(1, 1), 1080, 1920, []],
  [withPixels(4, 3), 1440, 1920, ['not square']],
  [withPixels(64, 45), 1536, 1920, ['not square']],
  [withPixels(1, 2), 540, 1920, ['not square']],
  [withPixels(1, 1, true), 1920, 1080, ['Rotated']],
  [withPixels(4, 3, true), 1920, 1440, ['Rotated', 'not square']],
  [withPixels(0, 0), 1080, 1920, []],
  [withPixels(0xffffffff, 1), 1080, 1920, []],
])('a film has the size at which players show it (%#)', async (bytes, width, height, notes) => {
  const facts = await inspect(bytes);
  expect(facts).toMatchObject({ width, height });
  expect(facts.notes?.map(({ text }) => text)).toEqual(notes.map((note) => expect.stringContaining(note) as string));
});

test.each([0.2, 0.5, 0.9])('a video cut off after %d of its bytes is unreadable', async (share) => {
  await expect(inspect(countdown.subarray(0, Math.floor(countdown.length * share)))).rejects.toMatchObject({
    code: 'upload.unreadable',
  });
});

/** The film with other values in the headers of its first track and of the whole, of version 0, and in its edit. */
function retimed(name: string, timescale: number, duration: number): Buffer {
  const bytes = Buffer.from(demoVideo(name));
  for (const box of ['mvhd', 'mdhd']) {
    const at = bytes.indexOf(box) + 4;
    bytes.writeUInt32BE(timescale, at + 12);
    bytes.writeUInt32BE(duration, at + 16);
  }
  bytes.writeUInt32BE(duration, bytes.indexOf('tkhd') + 4 + 20);
  bytes.writeUInt32BE(duration, bytes.indexOf('elst') + 4 + 8);
  return bytes;
}
const film = 'volta-film-1920x540.mp4';

/** The film, whose only edit shows all of its 6 seconds, with other edits: milliseconds, and where each starts. */
function edited(...edits: [duration: number, start: number][]): Buffer {
  const bytes = Buffer.from(countdown);
  const at = bytes.indexOf('elst') + 4;
  const entries = edits.flatMap(([duration, start]) => [duration, start, 0x10000]);
  const added = (entries.length - 3) * 4;
  const list = Buffer.alloc(entries.length * 4);
  entries.forEach((value, index) => list.writeInt32BE(value, index * 4));
  bytes.writeUInt32BE(edits.length, at + 4);
  for (const box of ['moov', 'trak', 'edts', 'elst']) {
    const size = bytes.indexOf(box) - 4;
    bytes.writeUInt32BE(bytes.readUInt32BE(size) + added, size);
  }
  return Buffer.concat([bytes.subarray(0, at + 8), list, bytes.subarray(at + 20)]);
}

test.each([
  ['trimmed', edited([4000, 0]), 4000],
  ['cut in the middle', edited([1000, 0], [2000, 30_000]), 3000],
  ['after a pause', edited([500, -1], [6000, 0]), 6000],
  ['with an edit that is not true', edited([0x7fffffff, 0]), 6000],
  ['with an edit of nothing', edited([0, 0]), 6000],
])('a film %s runs as long as players show it', async (_, bytes, durationMs) => {
  expect(await inspect(bytes)).toMatchObject({ durationMs });
});
const withoutTrack = Buffer.from(demoVideo(film).toString('latin1').replace('trak', 'free'), 'latin1');

/** The film without its last box, which holds its pictures, and with another one in its place. */
const withoutPictures = (...boxes: Buffer[]): Buffer =>
  Buffer.concat([countdown.subarray(0, countdown.indexOf('mdat') - 4), ...boxes]);
const pictures = countdown.subarray(countdown.indexOf('mdat') + 4);

test.each([
  ['a text', Buffer.from('To be shown from Monday on. '.repeat(40))],
  ['a page', Buffer.from('<html><p>Not found</p></html>')],
  ['zeros', Buffer.alloc(1000)],
  ['a few bytes', Buffer.from('abc')],
  ['some more, but no box', Buffer.from('The end')],
  ['an empty box', mp4Box('free')],
])('a whole film with %s behind it is whole', async (_, behind) => {
  const bytes = Buffer.concat([countdown, behind]);
  expect(await inspect(bytes)).toMatchObject({ width: 1080, height: 1920, durationMs: 6000, bytes: bytes.length });
  await expect(inspect(Buffer.concat([countdown.subarray(0, -5000), behind]))).rejects.toMatchObject({
    message: expect.stringContaining('cut off') as string,
  });
});

test.each(['free', 'skip', 'wide'])('a film that begins with a box of nothing (%s) is one', async (type) => {
  const facts = { type: 'video/mp4', width: 1080, height: 1920, durationMs: 6000 };
  for (const before of [mp4Box(type), Buffer.concat([mp4Box(type, Buffer.alloc(100)), mp4Box('free')])])
    expect(await inspect(Buffer.concat([before, countdown]))).toMatchObject(facts);
  await expect(inspect(mp4Box(type, Buffer.alloc(100)))).rejects.toMatchObject({ code: 'upload.type_refused' });
});

test('an empty file is said to be empty', async () => {
  await expect(inspect(Buffer.alloc(0))).rejects.toMatchObject({
    code: 'upload.unreadable',
    message: 'This file is empty.',
  });
});

test.each([
  ['nothing but a header', countdown.subarray(0, 32), /no video track/],
  ['no track', withoutTrack, /no video track/],
  ['a missing end', countdown.subarray(0, -1000), /cut off/],
  ['no pictures', withoutPictures(), /cut off/],
  ['no pictures but a text', withoutPictures(Buffer.from('To be shown from Monday on.')), /cut off/],
  ['an empty box of pictures', withoutPictures(mp4Box('mdat')), /cut off/],
  ['fewer pictures than it lists', withoutPictures(mp4Box('mdat', pictures.subarray(1000))), /cut off/],
  ['no length', retimed(film, 1000, 0), /how long it runs/],
  ['a length of a century', retimed(film, 1, 0xfffffff0), /runs for weeks/],
])('an MP4 with %s is refused in words', async (_, bytes, message) => {
  await expect(inspect(bytes)).rejects.toMatchObject({
    code: 'upload.unreadable',
    message: expect.stringMatching(message) as string,
  });
});
