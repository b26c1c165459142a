import { join } from 'node:path';
import sharp from 'sharp';
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
