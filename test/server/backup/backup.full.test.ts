import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { startProcess, temporaryFolder, type ServerProcess, runCommand } from '#test/process';
import { lockAddress, lockFolder } from '../../../src/server/db/folderLock';

const place = temporaryFolder();
const dataDir = join(place.path, 'data');
const to = join(place.path, 'backup');
const admin = { ADMIN_EMAIL: 'first@test.example', ADMIN_PASSWORD: 'six green bottles' };
const running: ServerProcess[] = [];
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  place.remove();
});

interface Client {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: object): Promise<T>;
  address: string;
  token: string;
}
async function start(folder: string): Promise<Client> {
  const server = startProcess({ DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'error', ...admin });
  running.push(server);
  const address = await server.ready;
  const ask = async <T>(method: string, path: string, body: object | undefined, token: string): Promise<T> => {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (answer.status !== 200) throw new Error(`${path} answered ${String(answer.status)}: ${await answer.text()}`);
    return (await answer.json()) as T; // the caller names the fields it reads
  };
  const { token } = await ask<{ token: string }>(
    'POST',
    '/api/super',
    { loginEmail: admin.ADMIN_EMAIL, loginPass: admin.ADMIN_PASSWORD },
    '',
  );
  return {
    address,
    token,
    get: (path) => ask('GET', path, undefined, token),
    post: (path, body) => ask('POST', path, body, token),
  };
}

const picture = (shade: number) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: shade % 256, g: 9, b: 7 } } })
    .png()
    .toBuffer();
async function upload({ address, post }: Client, orgID: string, number: number): Promise<string> {
  const bytes = await picture(number);
  const { credentials, fileURL } = await post<{ credentials: { url: string }; fileURL: string }>('/api/file/signs3', {
    fileName: `n${String(number)}.png`,
    fileType: 'image/png',
    fileSize: bytes.length,
  });
  await fetch(new URL(credentials.url, address), {
    method: 'PUT',
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array(bytes),
  });
  const { file } = await post<{ file: { _id: string } }>('/api/file/create', {
    fileName: `n${String(number)}.png`,
    fileURL,
    fileFormat: 'image/png',
    orgID,
  });
  return `${file._id} ${createHash('sha256').update(bytes).digest('hex')}`;
}

/** Creates boards and artworks in two concurrent loops until `stop`. `acknowledged` has what the server confirmed. */
function writeOn(client: Client, orgID: string) {
  const acknowledged = { boards: new Map<string, string>(), files: new Set<string>() };
  let going = true;
  const lane = async (first: number): Promise<void> => {
    for (let number = first; going; number += 2) {
      const { board } = await client.post<{ board: { _id: string } }>('/api/boards/create', {
        boardname: `Board ${String(number)}`,
        boardOwner: orgID,
        device_id: `d${String(number)}`,
      });
      acknowledged.boards.set(board._id, `Board ${String(number)}`);
      if (number % 5 === 0) acknowledged.files.add(await upload(client, orgID, number));
    }
  };
  const lanes = Promise.all([lane(0), lane(1)]);
  return {
    acknowledged,
    stop: async () => {
      going = false;
      await lanes;
    },
  };
}

/** All rows of a list, page by page, because their number depends on how long the backup took. */
async function everyRow<T>({ get }: Client, path: string, field: string): Promise<T[]> {
  const rows: T[] = [];
  for (let page = 1; ; page += 1) {
    const part = (await get<Record<string, T[]>>(`${path}?pageSize=500&page=${String(page)}`))[field] ?? [];
    rows.push(...part);
    if (part.length < 500) return rows;
  }
}

async function contents(client: Client) {
  const { address } = client;
  const boards = await everyRow<{ _id: string; boardname: string }>(client, '/api/boards/uncached/', 'boards');
  const files = await everyRow<{ _id: string; fileURL: string }>(client, '/api/file/', 'files');
  const hashes = await Promise.all(
    files.map(async ({ _id, fileURL }) => {
      const bytes = Buffer.from(await (await fetch(new URL(new URL(fileURL).pathname, address))).arrayBuffer());
      return `${_id} ${createHash('sha256').update(bytes).digest('hex')}`;
    }),
  );
  return { boards: new Map(boards.map(({ _id, boardname }) => [_id, boardname])), files: new Set(hashes) };
}

test('a backup made during writes contains everything acknowledged before it, complete and nothing else, and no sessions', async () => {
  const live = await start(dataDir);
  const key = join('keys', 'secret.key');
  const { organisations } = await live.get<{ organisations: { _id: string }[] }>('/api/organisation/');
  const writer = writeOn(live, organisations[0]?._id ?? '');
  while (writer.acknowledged.files.size < 3) await new Promise((resolve) => setTimeout(resolve, 20));
  const before = { boards: [...writer.acknowledged.boards], files: [...writer.acknowledged.files] };

  expect(await runCommand('backup', [to], { DATA_DIR: dataDir })).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(/^Backed up [\d,]+ rows and [\d,]+ files/),
  });
  await writer.stop();
  const readable = ['', ...readdirSync(to, { recursive: true, encoding: 'utf8' })].filter(
    (name) => (statSync(join(to, name)).mode & 0o077) !== 0,
  );
  expect(readable).toEqual([]);
  const during = await contents(live);
  expect(during.boards).toEqual(writer.acknowledged.boards);

  const restoredTo = join(place.path, 'restored');
  expect(await runCommand('restore', [to], { DATA_DIR: restoredTo })).toMatchObject({ code: 0, stderr: '' });
  expect(readFileSync(join(restoredTo, key), 'utf8')).toBe(readFileSync(join(dataDir, key), 'utf8'));
  const second = await start(restoredTo);
  const check = await fetch(`${second.address}/api/super/logincheck`, {
    headers: { authorization: `Bearer ${live.token}` },
  });
  expect(check.status).toBe(401);
  const restored = await contents(second);
  for (const [id, name] of before.boards) expect(restored.boards.get(id)).toBe(name);
  for (const file of before.files) expect(restored.files).toContain(file);
  for (const [id, name] of restored.boards) expect(during.boards.get(id)).toBe(name);
  for (const file of restored.files) expect(during.files).toContain(file);
}, 240_000);

test('a running server makes no backup for a caller without the secret of its folder', async () => {
  expect(statSync(join(dataDir, 'lock')).mode & 0o077).toBe(0);
  const answer = await new Promise<string>((resolve) => {
    const socket = createConnection(lockAddress(dataDir));
    let text = '';
    socket.on('data', (part) => {
      text += part.toString();
    });
    socket.on('close', () => {
      resolve(text);
    });
    socket.write(`${JSON.stringify({ secret: 'x'.repeat(43), to: join(place.path, 'stolen') })}\n`);
  });
  expect(JSON.parse(answer)).toEqual({ refused: 'The secret is not that of this process.' });
  expect(readdirSync(place.path)).not.toContain('stolen');
});

describe('refused with one line, and nothing is changed', () => {
  const refused = async (command: string, args: string[], folder: string): Promise<string> => {
    const { code, stderr } = await runCommand(command, args, { DATA_DIR: folder });
    expect([code, stderr.trim().split('\n').length]).toEqual([1, 1]);
    return stderr.trim();
  };

  test('a target that exists, or is inside DATA_DIR', async () => {
    expect(await refused('backup', [to], dataDir)).toBe(`${to} already exists. Name a folder that does not.`);
    expect(await refused('backup', [join(dataDir, 'inside')], dataDir)).toContain('is inside DATA_DIR');
  }, 60_000);

  test('a restore into a folder in use, or one that is not empty', async () => {
    expect(await refused('restore', [to, '--replace'], dataDir)).toContain('Another Marquee is running');
    const full = join(place.path, 'full');
    mkdirSync(full);
    writeFileSync(join(full, 'precious.txt'), 'mine');
    expect(await refused('restore', [to], full)).toContain('is not empty, and nothing in it was touched');
    expect(readdirSync(full).filter((name) => name !== 'lock')).toEqual(['precious.txt']);
    expect((await runCommand('restore', [to, '--replace'], { DATA_DIR: full })).code).toBe(0);
    const [aside = ''] = readdirSync(full).filter((name) => name.startsWith('replaced-'));
    expect(readFileSync(join(full, aside, 'precious.txt'), 'utf8')).toBe('mine');
  }, 120_000);

  test('a folder whose process makes no backups, or not yet', async () => {
    const held = join(place.path, 'held');
    mkdirSync(join(held, 'database'), { recursive: true });
    const lock = await lockFolder(held);
    expect(await refused('backup', [join(place.path, 'none')], held)).toMatch(/made no backup: it is starting/);
    await lock.release();
  }, 60_000);
});
