import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { inspect } from '../../../../src/server/artwork/inspection/inspect';

const picture = (width = 320, height = 200) =>
  sharp({
    create: { width, height, channels: 3, background: '#a33', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });
const texts = (facts: { notes?: { text: string }[] | undefined }): string =>
  (facts.notes ?? []).map(({ text }) => text).join('; ');

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

test.each([0.2, 0.5, 0.9])('a video cut off after %d of its bytes is unreadable', async (share) => {
  await expect(inspect(countdown.subarray(0, Math.floor(countdown.length * share)))).rejects.toMatchObject({
    code: 'upload.unreadable',
  });
});

test('an MP4 header with nothing behind it is unreadable', async () => {
  await expect(inspect(countdown.subarray(0, 32))).rejects.toMatchObject({ code: 'upload.unreadable' });
});
