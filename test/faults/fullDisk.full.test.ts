import { somewhere } from '#test/boards';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess, temporaryFolder, type ServerProcess } from '#test/process';

const mebi = 1024 * 1024;
const place = temporaryFolder();
const disk = join(place.path, 'disk');
mkdirSync(disk);
/** Mounting a small file system needs root; `test/server/http/room.test.ts` checks the same behaviour without root. */
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=600m', 'tmpfs', disk]).status === 0;
let server: ServerProcess | undefined;
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
  if (mounted) execFileSync('umount', ['-l', disk]);
  place.remove();
});

const settings = {
  DATA_DIR: join(disk, 'data'),
  DEMO: '0',
  ADMIN_EMAIL: 'first@test.example',
  ADMIN_PASSWORD: 'six green bottles',
  LOG_LEVEL: 'error',
};
const free = (): number => {
  const { bavail, bsize } = statfsSync(disk);
  return bavail * bsize;
};
const filler = join(disk, 'filler');
/** Fills the disk until `left` bytes are free. */
const fillTo = (left: number): void => {
  rmSync(filler, { force: true });
  writeFileSync(filler, Buffer.alloc(Math.max(0, free() - left)));
};

const title =
  'a disk that fills up: 507 with a message, reading goes on, nothing acknowledged is lost, all works again when there is room';
if (mounted) test(title, fillUp, 600_000);
else
  test('only root may mount the small disk that this needs', () => {
    expect(process.getuid?.()).not.toBe(0);
  });

async function fillUp(): Promise<void> {
  server = startProcess(settings);
  const address = await server.ready;
  const ask = (path: string, token: string, body?: object): Promise<Response> =>
    fetch(`${address}${path}`, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    });
  const { token } = (await (
    await ask('/api/super', '', { loginEmail: settings.ADMIN_EMAIL, loginPass: settings.ADMIN_PASSWORD })
  ).json()) as { token: string }; // the contract's reply
  let acknowledged = 0;
  const create = async (): Promise<number> => {
    const { status } = await ask('/api/boards/create', token, {
      boardname: `Board ${String(Math.random())}`,
      ...somewhere,
    });
    if (status === 200) acknowledged += 1;
    return status;
  };
  const total = async (): Promise<number> =>
    ((await (await ask('/api/boards/uncached/', token)).json()) as { totalBoards: number }).totalBoards; // likewise
  const until = async (wanted: number): Promise<number> => {
    const began = Date.now();
    while ((await create()) !== wanted) {
      if (Date.now() - began > 60_000) throw new Error(`Not ${String(wanted)} within a minute`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return (Date.now() - began) / 1000;
  };
  for (let index = 0; index < 50; index += 1) expect(await create()).toBe(200);

  for (const left of [150 * mebi, 30 * mebi, 1 * mebi]) {
    fillTo(left);
    await until(507);
    const refused = await ask('/api/boards/create', token, { boardname: 'x', ...somewhere });
    expect([refused.status, await refused.json()]).toEqual([
      507,
      expect.objectContaining({
        code: 'storage.full',
        message: 'The disk is nearly full, so nothing more can be stored.',
      }),
    ]);
    expect(await total()).toBe(acknowledged);
    // Leave time for the background jobs: they must not lose rows or crash the server.
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    expect(await total()).toBe(acknowledged);
  }
  rmSync(filler);
  const seconds = await until(200);
  expect(seconds).toBeLessThan(60);

  fillTo(20 * mebi);
  server.child.kill('SIGKILL');
  await server.ended;
  const early = startProcess(settings);
  expect(await early.ended).toBe(1);
  expect(early.stderr()).toMatch(
    /of free space and needs 64 MB\. Free some space, then start again: nothing is lost\./,
  );
  rmSync(filler);
  server = startProcess(settings);
  const next = await server.ready;
  const { totalBoards } = (await (
    await fetch(`${next}/api/boards/uncached/`, { headers: { authorization: `Bearer ${token}` } })
  ).json()) as { totalBoards: number }; // likewise
  expect(totalBoards).toBe(acknowledged);
  process.stdout.write(
    `full disk: ${String(acknowledged)} rows acknowledged, ${String(totalBoards)} there; works again ${seconds.toFixed(1)} s after room\n`,
  );
}
