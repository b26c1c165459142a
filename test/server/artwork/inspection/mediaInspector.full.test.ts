import { join } from 'node:path';
import sharp from 'sharp';
import { filmOfTable, filmOfTracks, gifOfFrames, pngOfSize, webpAnimation } from '#test/hostileMedia';
import { Failure } from '../../../../src/server/http/failure';
import { createMediaInspector } from '../../../../src/server/artwork/inspection/mediaInspector';

const program = join(__dirname, '../../../support/mediaProcess.cjs');
const late = join(__dirname, '../../../support/lateProcess.cjs');
const silent = join(__dirname, '../../../support/silentProcess.cjs');
const inspector = createMediaInspector({ program, execArgv: [] });
afterAll(() => inspector.close());
const inspect = (bytes: Buffer) => inspector.inspect(() => Promise.resolve(bytes));
const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();

test('a picture is inspected in the other process, and its facts come back', async () => {
  const bytes = await picture();
  expect((await inspect(bytes)).facts).toMatchObject({ type: 'image/png', width: 64, height: 48, bytes: bytes.length });
}, 60_000);

test.each([
  ['a film of 4,000 tracks', () => filmOfTracks(4000), /more than 16 tracks/],
  ['a film with a table of 20 MB', () => filmOfTable(20_000_000), /table of this video/],
  ['16,383 pixels squared', () => pngOfSize(16_383, 16_383, 8), /At most 100 megapixels/],
  ['16,383 pixels squared in 16 bits', () => pngOfSize(16_383, 16_383, 16), /At most 100 megapixels/],
  ['9,000 pixels squared in 16 bits', () => pngOfSize(9000, 9000, 16), /50 with 16 bits/],
] as const)(
  '%s is refused with a sentence that says why',
  async (_, make, message) => {
    await expect(inspect(make())).rejects.toMatchObject({
      code: 'upload.unreadable',
      message: expect.stringMatching(message),
    });
  },
  60_000,
);

test('a GIF of 10,000 frames is read', async () => {
  expect((await inspect(gifOfFrames(10_000))).facts).toMatchObject({
    type: 'image/gif',
    durationMs: 200_000,
    animated: true,
  });
}, 60_000);

test('a WebP animation of 500 frames of 16 megapixels is read, a truncated one refused', async () => {
  const frame = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#a33' } })
    .webp({ lossless: true })
    .toBuffer();
  const bytes = webpAnimation(frame, 4000, 4000, 500);
  expect((await inspect(bytes)).facts).toMatchObject({
    type: 'image/webp',
    width: 4000,
    height: 4000,
    durationMs: 20_000,
    animated: true,
  });
  await expect(inspect(bytes.subarray(0, Math.floor(bytes.length * 0.6)))).rejects.toMatchObject({
    code: 'upload.unreadable',
  });
}, 60_000);

test('a truncated picture is refused', async () => {
  const bytes = await picture();
  await expect(inspect(bytes.subarray(0, bytes.length - 20))).rejects.toMatchObject({ code: 'upload.unreadable' });
}, 60_000);

test('an inspection that takes too long is ended, and the next file gets a new process', async () => {
  const slow = createMediaInspector({ program: silent, execArgv: [], timeout: 300 });
  const bytes = await picture();
  for (let turn = 0; turn < 2; turn += 1)
    await expect(slow.inspect(() => Promise.resolve(bytes))).rejects.toMatchObject({
      code: 'upload.unreadable',
      message: 'This file could not be checked within 0.3 seconds.',
    });
  slow.close();
}, 60_000);

test('a decoder that crashes refuses only its own file', async () => {
  const fragile = createMediaInspector({ program: silent, execArgv: [], timeout: 20_000 });
  await expect(fragile.inspect(() => Promise.resolve(Buffer.alloc(1)))).rejects.toMatchObject({
    code: 'upload.unreadable',
    message: expect.stringContaining('breaks the decoder'),
  });
  fragile.close();
}, 60_000);

test('the time a process takes to start is not the time of its first file', async () => {
  const busy = createMediaInspector({ program: late, execArgv: [], timeout: 2000 });
  expect((await busy.inspect(picture)).facts).toEqual({ type: 'image/png' });
  busy.close();
}, 60_000);

test('a file is not refused because the process does not start', async () => {
  const stuck = createMediaInspector({ program: late, execArgv: [], startTimeout: 100 });
  await expect(stuck.inspect(picture)).rejects.not.toBeInstanceOf(Failure);
  stuck.close();
}, 60_000);
