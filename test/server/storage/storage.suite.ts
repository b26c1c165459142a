import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { newKey } from '../../../src/server/storage/addresses';
import type { Storage } from '../../../src/server/storage/storage';

export interface OpenedStorage {
  storage: Storage;
  /** Makes a signed address absolute. */
  at(address: string): string;
  close(): Promise<void>;
}

/** The tests that every storage adapter must pass. `open` creates an adapter on a real store. */
export function describeStorage(name: string, open: () => Promise<OpenedStorage>): void {
  describe(`storage: ${name}`, () => {
    let opened: OpenedStorage;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const bytes = randomBytes(70_000);
    const terms = (length: number | undefined = bytes.length) => ({ key: newKey(), type: 'image/png', length });
    const put = (address: string, { method = 'PUT', type = 'image/png', body = bytes } = {}) =>
      fetch(opened.at(address), { method, headers: { 'content-type': type }, body: new Uint8Array(body) });
    const stored = async (key: string): Promise<Buffer | undefined> => {
      const found = await opened.storage.get(key);
      return found && buffer(await found.read());
    };
    const uploaded = async (key: string): Promise<Buffer | undefined> => {
      const found = await opened.storage.getUpload(key);
      return found && buffer(await found.read());
    };

    test('keeps bytes with their type, reads parts of them, replaces and removes them', async () => {
      const key = newKey();
      expect(await opened.storage.get(key)).toBeUndefined();
      await opened.storage.put(key, bytes, 'video/mp4');
      const found = await opened.storage.get(key);
      expect(found).toMatchObject({ type: 'video/mp4', bytes: bytes.length });
      expect(await stored(key)).toEqual(bytes);
      expect(await buffer(await found!.read({ start: 10, end: 19 }))).toEqual(bytes.subarray(10, 20));
      await opened.storage.put(`${key}.w192`, Buffer.from('small'), 'image/webp');
      expect((await stored(`${key}.w192`))?.toString()).toBe('small');
      await opened.storage.put(key, Buffer.from('other'), 'video/mp4');
      expect((await stored(key))?.toString()).toBe('other');
      await opened.storage.remove(key);
      await opened.storage.remove(key);
      expect(await opened.storage.get(key)).toBeUndefined();
      expect((await stored(`${key}.w192`))?.toString()).toBe('small');
    });

    test('a signed upload is stored separately until it is accepted', async () => {
      const given = terms();
      const address = await opened.storage.signUpload(given);
      expect(await opened.storage.getUpload(given.key)).toBeUndefined();
      expect((await put(address)).status).toBe(200);
      expect(await opened.storage.get(given.key)).toBeUndefined();
      expect(await uploaded(given.key)).toEqual(bytes);
      await opened.storage.acceptUpload(given.key, bytes, 'image/jpeg');
      expect(await opened.storage.getUpload(given.key)).toBeUndefined();
      expect((await opened.storage.get(given.key))?.type).toBe('image/jpeg');
      expect(await stored(given.key)).toEqual(bytes);
    });

    test('what was accepted cannot be replaced through the address of its upload', async () => {
      const given = terms();
      const address = await opened.storage.signUpload(given);
      await put(address);
      await opened.storage.acceptUpload(given.key, bytes, 'image/png');
      await put(address, { body: Buffer.alloc(bytes.length) });
      expect(await stored(given.key)).toEqual(bytes);
    });

    test('a removed upload is gone', async () => {
      const given = terms();
      await put(await opened.storage.signUpload(given));
      await opened.storage.removeUpload(given.key);
      expect(await opened.storage.getUpload(given.key)).toBeUndefined();
    });

    test('an address signed without a length accepts any length', async () => {
      const given = { ...terms(), length: undefined };
      expect((await put(await opened.storage.signUpload(given), { body: Buffer.from('short') })).status).toBe(200);
      expect((await uploaded(given.key))?.toString()).toBe('short');
    });

    const replaced = (address: string, from: RegExp, to: string): string => {
      const changed = address.replace(from, to);
      expect(changed).not.toBe(address);
      return changed;
    };
    test.each<[string, (address: string, key: string) => Promise<Response>]>([
      ['another method', (address) => put(address, { method: 'DELETE' })],
      ['another type', (address) => put(address, { type: 'text/html' })],
      ['more bytes', (address) => put(address, { body: Buffer.concat([bytes, bytes]) })],
      ['fewer bytes', (address) => put(address, { body: bytes.subarray(1) })],
      ['another key', (address, key) => put(replaced(address, new RegExp(key), newKey()))],
      ['another signature', (address) => put(replaced(address, /(signature=)(.)/i, '$1A0'))],
      ['another end', (address) => put(replaced(address, /((?:^|[?&])(?:expires|X-Amz-Expires)=)(\d)/, '$19$2'))],
      ['no signature', (address) => put(replaced(address, /\?.*/, ''))],
    ])('an upload with %s is refused and leaves nothing', async (_, attempt) => {
      const given = terms();
      const response = await attempt(await opened.storage.signUpload(given), given.key);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(await opened.storage.getUpload(given.key)).toBeUndefined();
    });

    test.each([
      ['23:55 hours', 23 * 60 + 55, true],
      ['24:05 hours', 24 * 60 + 5, false],
    ] as const)('an address that is %s old', async (_, minutes, good) => {
      const given = terms();
      // Fake only the date, and only while the address is signed.
      jest.useFakeTimers({
        now: Date.now() - minutes * 60_000,
        doNotFake: [
          'nextTick',
          'setImmediate',
          'clearImmediate',
          'setInterval',
          'clearInterval',
          'setTimeout',
          'clearTimeout',
          'queueMicrotask',
          'performance',
          'hrtime',
        ],
      });
      const address = await opened.storage.signUpload(given).finally(() => jest.useRealTimers());
      expect((await put(address)).status === 200).toBe(good);
      expect((await opened.storage.getUpload(given.key)) !== undefined).toBe(good);
    });

    test('reports whether it is available', async () => {
      await expect(opened.storage.ping()).resolves.toBeUndefined();
    });
  });
}
