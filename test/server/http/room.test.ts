import { somewhere } from '#test/boards';
import type { FastifyInstance } from 'fastify';
import { createBoard, listBoards } from '#contract/boards';
import { signIn } from '#contract/session';
import { buildUrl } from '#contract/endpoint';
import { inject, startApp, type TestApp } from '#test/app';
import { aUser } from '#test/people';
import { buildApp } from '../../../src/server/app';
import { createLog } from '../../../src/server/start/log';
import { pauseOutboxWhileDiskFull } from '../../../src/server/start/guardSpace';
import { spaceLimits, unlimitedSpace, watchSpace, type FreeSpace } from '../../../src/server/storage/space';

const password = 'six green bottles';
let server: TestApp;
let app: FastifyInstance;
let room: FreeSpace;
const lines: string[] = [];
beforeAll(async () => {
  server = await startApp({}, createLog('info', { write: (line) => void lines.push(line) }));
  await aUser(server.db, { email: 'ana@test.example', isAdmin: true, password });
  app = await buildApp({ ...server.services, freeSpace: () => Promise.resolve(room) });
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(() => {
  room = 'plenty';
});

const send = (method: 'GET' | 'POST', url: string, payload?: object, token: string | null = server.token) =>
  inject(app, method, url, { token, payload });
let boards = 0;
const create = () => send('POST', buildUrl(createBoard), { boardname: `Board ${String((boards += 1))}`, ...somewhere });
const read = () => send('GET', buildUrl(listBoards));
const login = () => send('POST', buildUrl(signIn), { loginEmail: 'ana@test.example', loginPass: password }, null);

test.each(['scarce', 'exhausted'] as const)(
  'with free space %j a save is a 507 that says why, nothing is written, and reads still work',
  async (now) => {
    const before: unknown = (await read()).json();
    room = now;
    const refused = await create();
    expect([refused.statusCode, refused.json()]).toEqual([
      507,
      expect.objectContaining({
        code: 'storage.full',
        message: 'The disk is nearly full, so nothing more can be stored.',
      }),
    ]);
    const during = await read();
    // Counts may come meanwhile: as soon as the index of boards is loaded.
    expect([during.statusCode, during.json()]).toMatchObject([200, before]);
    room = 'plenty';
    expect((await create()).statusCode).toBe(200);
  },
);

test('a full disk is one line in the log, however many calls it refuses, and not ready', async () => {
  room = 'exhausted';
  lines.length = 0;
  for (let i = 0; i < 20; i += 1) expect((await create()).statusCode).toBe(507);
  expect(lines.filter((line) => !line.includes('"msg":"The disk is nearly full'))).toEqual([]);
  expect(lines.length).toBeLessThanOrEqual(1);
  const ready = await send('GET', '/readyz', undefined, null);
  expect([ready.statusCode, ready.json()]).toEqual([
    503,
    expect.objectContaining({ message: 'Not ready: the disk is full, so nothing can be written.' }),
  ]);
  expect((await send('GET', '/readyz?exclude=disk', undefined, null)).statusCode).toBe(200);
});

test('users can still sign in and out while disk space is scarce, but not sign in when there is none', async () => {
  room = 'scarce';
  const { token } = (await login()).json<{ token: string }>();
  expect((await send('GET', '/api/login/logout', undefined, token)).statusCode).toBe(200);
  room = 'exhausted';
  expect((await login()).statusCode).toBe(507);
});

test('a call without a session is a 401 and an unknown address a 404, whether or not the disk is full', async () => {
  room = 'exhausted';
  expect((await send('POST', buildUrl(createBoard), { boardname: 'x' }, null)).statusCode).toBe(401);
  expect((await send('POST', '/api/nothing', {})).statusCode).toBe(404);
});

test.each([
  [spaceLimits.scarce, 'plenty'],
  [spaceLimits.scarce - 1, 'scarce'],
  [spaceLimits.exhausted, 'scarce'],
  [spaceLimits.exhausted - 1, 'exhausted'],
] as const)('%d free bytes are %s', async (free, expected) => {
  expect(await watchSpace('', () => Promise.resolve(free))()).toBe(expected);
});

test('many requests at once measure once; a disk that cannot be measured does not stop anybody', async () => {
  let measured = 0;
  const freeSpace = watchSpace('', () => Promise.resolve((measured += 1)));
  await Promise.all(Array.from({ length: 50 }, freeSpace));
  expect(measured).toBe(1);
  expect(await watchSpace('', () => Promise.reject(new Error('EPERM')))()).toBe('plenty');
  expect(await unlimitedSpace()).toBe('plenty');
});

test('the out-box pauses while there is no free space, and continues when there is', async () => {
  const done: string[] = [];
  const outbox = {
    ...server.services.outbox,
    stop: () => Promise.resolve(void done.push('stop')),
    start: () => Promise.resolve(void done.push('start')),
  };
  const look = pauseOutboxWhileDiskFull({
    freeSpace: () => Promise.resolve(room),
    outbox,
    log: server.services.log,
  });
  for (const now of ['plenty', 'scarce', 'exhausted', 'exhausted', 'scarce', 'plenty'] as const) {
    room = now;
    await look();
  }
  expect(done).toEqual(['stop', 'start']);
});
