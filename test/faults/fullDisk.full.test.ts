import { somewhere } from '#test/boards';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess, temporaryFolder, type ServerProcess } from '#test/process';
import { firstLogin, headersFor } from '#test/processes';

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
  ADMIN_EMAIL: firstLogin.loginEmail,
  ADMIN_PASSWORD: firstLogin.loginPass,
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
  let address = await server.ready;
  const headers = await headersFor(address, firstLogin);
  const createBoard = (boardname: string): Promise<Response> =>
    fetch(`${address}/api/boards/create`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ boardname, ...somewhere }),
    });
  let acknowledged = 0;
  const create = async (): Promise<number> => {
    const { status } = await createBoard(`Board ${String(Math.random())}`);
    if (status === 200) acknowledged += 1;
    return status;
  };
  const total = async (): Promise<number> => {
    const response = await fetch(`${address}/api/boards/uncached/`, { headers });
    return ((await response.json()) as { totalBoards: number }).totalBoards; // the contract's reply
  };
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
    const refused = await createBoard('x');
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
  address = await server.ready;
  const kept = await total();
  expect(kept).toBe(acknowledged);
  process.stdout.write(
    `full disk: ${String(acknowledged)} rows acknowledged, ${String(kept)} there; works again ${seconds.toFixed(1)} s after room\n`,
  );
}
