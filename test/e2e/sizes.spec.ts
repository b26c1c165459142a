import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const built = join(__dirname, '../../dist/client');
const page = readFileSync(join(built, 'index.html'), 'utf8');

/** Brotli bytes, as they go over the line. */
const sizeOf = (file: string): number =>
  statSync(join(built, existsSync(join(built, `${file}.br`)) ? `${file}.br` : file)).size;
const sum = (files: readonly string[]): number =>
  files.filter((file) => file.endsWith('.js')).reduce((bytes, file) => bytes + sizeOf(file), 0) / 1000;

const entry = [...page.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, file = '']) => file);
const { files, routes } = JSON.parse(
  /name="marquee-routes" content="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"') ?? '{}',
) as { files: string[]; routes: Record<string, number[]> }; // written by webpack.config.js

/** kB of scripts. The budgets are 200 for the login, which antd draws, and 250 for /home and /boards; these are a ratchet under them, see docs/decisions/033-bytes.md. Lower them when the console becomes smaller. */
const most: Record<string, number> = {
  '/': 200,
  '/home': 243,
  '/boards': 248,
  '/management/boards': 248,
  '/management/campaigns': 261,
  '/users': 307,
  '/organisations': 306,
  '/ads': 371,
  '/profile': 312,
};

test('no page loads more scripts before its first rows than its budget', () => {
  const found = Object.fromEntries([
    ['/', sum(entry)],
    ...Object.entries(routes).map(
      ([path, numbers]) => [path, sum([...entry, ...numbers.map((number) => files[number] ?? '')])] as const,
    ),
  ]);
  console.log(
    `    kB of scripts, brotli: ${Object.entries(found)
      .map(([path, size]) => `${path} ${size.toFixed(0)}`)
      .join(', ')}`,
  );
  expect(Object.keys(found).sort()).toEqual(Object.keys(most).sort());
  expect(
    Object.entries(found)
      .filter(([path, size]) => size > (most[path] ?? 0))
      .map(([path, size]) => `${path}: ${size.toFixed(1)} kB, at most ${String(most[path])}`),
  ).toEqual([]);
});
