import { createServer } from 'node:net';
import { existsSync } from 'node:fs';
import { listenLocally } from '#test/listen';
import { temporaryFolder, runCommand } from '#test/process';

const folder = temporaryFolder();
afterAll(() => {
  folder.remove();
});

test('check reports what a start would use, and creates nothing', async () => {
  const { code, stdout, stderr } = await runCommand('check', [], { DATA_DIR: `${folder.path}/new` });
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toBe(
    `settings: ok, understood\ndatabase: ok, embedded, will be made in ${folder.path}/new (DATABASE_URL is not set)\nstore: ok, files in ${folder.path}/new\nsign-in: ok, passwords\nsecrets: ok, encrypted with the key in DATA_DIR\n`,
  );
  expect(existsSync(`${folder.path}/new`)).toBe(false);
}, 60_000);

test('check names what cannot be reached, without its password, and ends with 1', async () => {
  const { code, stdout } = await runCommand('check', [], {
    DATABASE_URL: 'postgres://mar:s3cret@127.0.0.1:9/marquee',
    DATA_DIR: folder.path,
  });
  expect(code).toBe(1);
  expect(stdout).toContain('database: NOT OK, connect ECONNREFUSED 127.0.0.1:9');
  expect(stdout).not.toContain('s3cret');
}, 60_000);

test('check gives up on a store that accepts the connection and never answers', async () => {
  const silent = createServer();
  const { code, stdout } = await runCommand('check', [], {
    DATA_DIR: folder.path,
    S3_BUCKET: 'artwork',
    S3_ENDPOINT: await listenLocally(silent),
    AWS_ACCESS_KEY_ID: 'x',
    AWS_SECRET_ACCESS_KEY: 'x',
  });
  expect([code, stdout]).toEqual([1, expect.stringContaining('store: NOT OK, no answer in 15 s')]);
  silent.close();
}, 60_000);

test.each([
  [
    'check',
    { DATABAS_URL: 'postgres://db/marquee' },
    'Setting: DATABAS_URL is unknown: write DATABASE_URL, or unset it',
  ],
  ['migrate', {}, 'Setting: DATABASE_URL is not set: the embedded database is migrated when Marquee starts on it'],
])(
  '%s says what to do about its settings',
  async (name, env, line) => {
    expect(await runCommand(name, [], env)).toEqual({ code: 1, stdout: '', stderr: `${line}\n` });
  },
  60_000,
);
