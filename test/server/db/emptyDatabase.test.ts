import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '#test/process';
import { copyEmptyDatabase } from '../../../src/server/db/embedded/emptyDatabase';

const { path: folder, remove } = temporaryFolder();
const from = join(folder, 'built');
const to = join(folder, 'database');

beforeAll(() => {
  mkdirSync(join(from, 'base/1'), { recursive: true, mode: 0o755 });
  mkdirSync(join(from, 'pg_notify'), { mode: 0o755 });
  writeFileSync(join(from, 'PG_VERSION'), '17\n');
  writeFileSync(join(from, 'base/1/112'), 'rows');
});
afterEach(() => {
  rmSync(to, { recursive: true, force: true });
});
afterAll(remove);

const everything = (of: string): string[] => (readdirSync(of, { recursive: true }) as string[]).sort();

test('a copy that was interrupted is made again', async () => {
  mkdirSync(`${to}.part/base`, { recursive: true });
  writeFileSync(join(`${to}.part`, 'base/half'), '');
  await copyEmptyDatabase(to, from);
  expect(everything(to)).not.toContain('base/half');
  expect(readdirSync(folder).sort()).toEqual(['built', 'database']);
});

test('an existing database is left alone', async () => {
  mkdirSync(to);
  writeFileSync(join(to, 'PG_VERSION'), 'mine');
  await copyEmptyDatabase(to, from);
  expect(everything(to)).toEqual(['PG_VERSION']);
  expect(readFileSync(join(to, 'PG_VERSION'), 'utf8')).toBe('mine');
});
