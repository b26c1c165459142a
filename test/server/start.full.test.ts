import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess, temporaryFolder, runCommand } from '#test/process';
import { freePort } from '../../scripts/freePort.cjs';
import { folder, settings, refused } from './start.setup';

const replaceByFolder = (path: string): void => {
  rmSync(path);
  mkdirSync(path);
};

describe('a running server', () => {
  test('drains on SIGTERM: not ready, still serving, and each response closes its connection', async () => {
    const own = temporaryFolder();
    const server = startProcess({ ...settings, DATA_DIR: own.path, DRAIN_SECONDS: '2' });
    const address = await server.ready;
    expect((await fetch(`${address}/readyz`)).headers.get('connection')).toBe('keep-alive');
    const began = performance.now();
    server.child.kill('SIGTERM');
    // npm forwards the signal that the terminal has already sent to the server.
    server.child.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 500));
    const seen = await Promise.all(['/readyz', '/healthz', '/api/config'].map((path) => fetch(`${address}${path}`)));
    expect(seen.map(({ status, headers }) => [status, headers.get('connection')])).toEqual([
      [503, 'close'],
      [200, 'close'],
      [200, 'close'],
    ]);
    expect(await server.ended).toBe(0);
    expect(performance.now() - began).toBeGreaterThan(2_000);
    own.remove();
  }, 120_000);

  test('closes everything on a signal that comes as soon as it is ready', async () => {
    const own = temporaryFolder();
    const port = String(await freePort());
    const server = startProcess({ ...settings, DATA_DIR: own.path, PORT: port });
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ status }) => status === 200,
        () => false,
      );
    while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 5));
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.stderr()).toBe('');
    own.remove();
  }, 120_000);

  test('a crash is one line in the log, and everything is closed before the process ends', async () => {
    const own = temporaryFolder();
    const plant = join(own.path, 'plant.cjs');
    writeFileSync(plant, "process.on('SIGUSR2', () => void Promise.reject(new Error('planted')));");
    const server = startProcess({ ...settings, DATA_DIR: own.path, NODE_OPTIONS: `--require ${plant}` });
    await server.ready;
    server.child.kill('SIGUSR2');
    expect(await server.ended).toBe(1);
    expect(server.stderr()).toBe('');
    const line = server
      .stdout()
      .split('\n')
      .find((text) => text.includes('planted'));
    expect(JSON.parse(line ?? '')).toMatchObject({
      level: 60,
      origin: 'unhandledRejection',
      err: { message: 'planted' },
      msg: 'stopping: an error that nobody handled',
    });
    own.remove();
  }, 120_000);

  test('writes files that only their owner can read', async () => {
    const open = temporaryFolder();
    chmodSync(open.path, 0o755);
    const server = startProcess({ ...settings, DATA_DIR: open.path });
    await server.ready;
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(statSync(open.path).mode & 0o777).toBe(0o700);
    // But for PGlite's own cache of the catalogue, which it makes itself and which holds no data.
    const readable = readdirSync(open.path, { recursive: true, withFileTypes: true })
      .filter(({ name }) => name !== 'pg_internal.init')
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => (statSync(path).mode & 0o077) !== 0);
    expect(readable).toEqual([]);
    open.remove();
  }, 120_000);

  test('has all its data after kill -9, and no longer needs ADMIN_EMAIL', async () => {
    const first = startProcess(settings);
    await first.ready;
    first.child.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');
    const second = startProcess({ DATA_DIR: settings.DATA_DIR, DEMO: '0' });
    const address = await second.ready;
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
  }, 120_000);
});

describe('a start that fails prints one readable line and exits with code 1', () => {
  test('for invalid settings', async () => {
    expect(await refused({ DATA_DIR: join(folder.path, 'never'), PORT: 'abc', LOG_LEVEL: 'loud' })).toBe(
      'Setting: PORT must be a number from 0 to 65535; LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
    );
    expect(existsSync(join(folder.path, 'never'))).toBe(false);
  }, 60_000);

  test('for a folder that is a file', async () => {
    const file = join(folder.path, 'file');
    writeFileSync(file, '');
    expect(await refused({ DATA_DIR: file })).toMatch(
      /^DATA_DIR \(.*file\) cannot be used: .*file is a file and should be a folder/,
    );
  }, 60_000);

  test('for a damaged folder, with what to do about it; the backup that it names makes it work again', async () => {
    const good = temporaryFolder();
    const kept = { ...settings, DATA_DIR: good.path };
    const server = startProcess(kept);
    await server.ready;
    server.child.kill('SIGTERM');
    await server.ended;
    const backup = join(folder.path, 'kept');
    await runCommand('backup', [backup], kept);
    const wal = join(
      'database/pg_wal',
      readdirSync(join(good.path, 'database/pg_wal')).find((name) => /^0/.test(name))!,
    );
    const restore =
      /^The database in .* is damaged.* Restore a backup.*: DATA_DIR=\S+ npm run restore -- <folder of the backup> --replace$/;
    const damages: [string, RegExp, (path: string) => void][] = [
      ['database/PG_VERSION', restore, (path) => writeFileSync(path, '99\n')],
      ['database/global/pg_control', restore, (path) => writeFileSync(path, Buffer.alloc(8192, 7))],
      [wal, restore, (path) => writeFileSync(path, Buffer.alloc(statSync(path).size, 7))],
      ['database/base', restore, (path) => rmSync(path, { recursive: true })],
      ['lock', /lock is a folder and should be a file\. Move it away/, replaceByFolder],
      [
        'keys/secret.key',
        /secret\.key is damaged: it is not a key\. Put the file of a backup there/,
        (path) => writeFileSync(path, ''),
      ],
    ];
    for (const [name, message, damage] of damages) {
      damage(join(good.path, name));
      expect([name, await refused(kept)]).toEqual([name, expect.stringMatching(message)]);
      rmSync(join(good.path, 'lock'), { recursive: true, force: true });
      await runCommand('restore', [backup, '--replace'], kept);
    }
    const again = startProcess(kept);
    await again.ready;
    again.child.kill('SIGTERM');
    expect(await again.ended).toBe(0);
    good.remove();
  }, 300_000);

  test('for a database that cannot be reached, without printing its password', async () => {
    const line = await refused({ ...settings, DATABASE_URL: 'postgres://mar:s3cret@127.0.0.1:9/marquee' });
    expect(line).toMatch(/^DATABASE_URL cannot be used: connect ECONNREFUSED 127\.0\.0\.1:9/);
    expect(line).not.toContain('s3cret');
  }, 60_000);

  test('for a HOST that is not an address of this machine', async () => {
    expect(await refused({ ...settings, DATA_DIR: join(folder.path, 'host'), HOST: '203.0.113.1' })).toMatch(
      /^HOST and PORT cannot be used: listen EADDRNOTAVAIL/,
    );
  }, 60_000);
});
