import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { testDatabase } from '#test/database';
import { handleFailures } from '../../../src/server/http/failures';
import { newKey } from '../../../src/server/storage/addresses';
import { createDiskStorage } from '../../../src/server/storage/storage.disk';
import { takeUploads } from '../../../src/server/storage/uploads.routes';
import { describeStorage, type OpenedStorage } from './storage.suite';

const database = testDatabase();
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function open(floor = 0): Promise<OpenedStorage & { folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-files-'));
  folders.push(folder);
  const storage = createDiskStorage({ folder, database, floor });
  const app = Fastify();
  handleFailures(app);
  takeUploads(app, storage);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { storage, folder, at: (address) => new URL(address, origin).href, close: () => app.close() };
}

describeStorage('disk', () => open());

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());

test.each([0.01, 0.5, 0.99])(
  'a connection that is cut after %d of the bytes leaves nothing, and the address can be used again',
  async (share) => {
    const { storage, at, folder, close } = await open();
    const bytes = randomBytes(2_000_000);
    const key = newKey();
    const address = at(await storage.signUpload({ key, type: 'image/png', length: bytes.length }));
    await new Promise<void>((resolve) => {
      const sent = request(address, {
        method: 'PUT',
        headers: { 'content-type': 'image/png', 'content-length': bytes.length },
      });
      sent.on('error', () => undefined);
      sent.on('close', () => {
        resolve();
      });
      sent.write(bytes.subarray(0, Math.floor(bytes.length * share)), () => setTimeout(() => sent.destroy(), 30));
    });
    for (let i = 0; i < 100 && filesIn(folder).length > 0; i++) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(filesIn(folder)).toEqual([]);
    expect(await storage.getUpload(key)).toBeUndefined();
    const again = await fetch(address, {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: new Uint8Array(bytes),
    });
    expect(again.status).toBe(200);
    await close();
  },
);

test('a connection that was cut before its first byte was read ends the upload at once, and leaves nothing', async () => {
  const { storage, at, folder, close } = await open();
  const key = newKey();
  const { searchParams } = new URL(at(await storage.signUpload({ key, type: 'image/png', length: 10 })));
  const body = new PassThrough();
  const ended = storage.receive?.({
    key,
    query: Object.fromEntries(searchParams),
    type: 'image/png',
    length: 10,
    body,
  });
  body.destroy();
  await expect(ended).rejects.toThrow('Premature close');
  expect(filesIn(folder)).toEqual([]);
  await close();
});

test('two concurrent uploads to one address: one is stored, the other is refused', async () => {
  const { storage, at, folder, close } = await open();
  const key = newKey();
  const address = at(await storage.signUpload({ key, type: 'image/png', length: 300_000 }));
  const bodies = [1, 2].map((fill) => new Uint8Array(Buffer.alloc(300_000, fill)));
  const statuses = await Promise.all(
    bodies.map((body) =>
      fetch(address, { method: 'PUT', headers: { 'content-type': 'image/png' }, body }).then(({ status }) => status),
    ),
  );
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(filesIn(folder)).toHaveLength(1);
  await close();
});

test('an address without a length stops at 50 MB with 413 and leaves nothing', async () => {
  const { storage, at, folder, close } = await open();
  const address = at(await storage.signUpload({ key: newKey(), type: 'video/mp4', length: undefined }));
  const sent = await fetch(address, {
    method: 'PUT',
    headers: { 'content-type': 'video/mp4' },
    body: new Uint8Array(51 * 1024 * 1024),
  }).then(
    (response) => response.status,
    () => 'connection closed',
  );
  expect([413, 'connection closed']).toContain(sent);
  expect(filesIn(folder)).toEqual([]);
  await close();
});

test('below the free-space floor nothing is signed or stored, and reading goes on', async () => {
  const roomy = await open();
  const key = newKey();
  await roomy.storage.put(key, Buffer.from('kept'), 'image/png');
  const full = createDiskStorage({ folder: roomy.folder, database, floor: Number.MAX_SAFE_INTEGER });
  await expect(full.signUpload({ key: newKey(), type: 'image/png', length: 1 })).rejects.toMatchObject({
    code: 'storage.full',
    status: 507,
  });
  await expect(full.put(newKey(), Buffer.from('x'), 'image/png')).rejects.toMatchObject({ code: 'storage.full' });
  expect((await full.get(key))?.bytes).toBe(4);
  await roomy.close();
});

test('invalid keys never reach the disk', async () => {
  const { storage, close } = await open();
  for (const key of ['../../etc/passwd', 'a/b', '..', '']) {
    await expect(storage.put(key, Buffer.from('x'), 'image/png')).rejects.toThrow();
    expect(await storage.getUpload(key)).toBeUndefined();
  }
  await close();
});
