import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSource, root } from '#test/sources';

interface Locked {
  dev?: boolean;
  license?: string;
  version?: string;
}
interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

// The formats are npm's.
const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
const settings = readSource('docs/settings.md').text;

test('every shipped package has a licence that permits any use', () => {
  const free =
    /^\(?(MIT|MIT-0|ISC|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|0BSD|CC0-1\.0|Unlicense|BlueOak-1\.0\.0|Python-2\.0)( (OR|AND) [\w.-]+)*\)?$/;
  // sharp's image library is a separate shared library, which the LGPL allows.
  const linked = /^node_modules\/@img\/sharp-libvips-/;
  const others = Object.entries(lockfile.packages)
    .filter(([place, { dev, license }]) => place !== '' && !dev && !free.test(license ?? '') && !linked.test(place))
    .map(([place, { license }]) => `${place}: ${license ?? 'none'}`);
  expect(others).toEqual([]);
});

test('versions are exact', () => {
  const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});

test('docs/settings.md lists every setting that the server reads, and no other', () => {
  const schema = ['src/server/settings/config.ts', 'src/server/settings/identitySettings.ts'].map(
    (path) => readSource(path).text,
  );
  const read = new Set(
    schema.flatMap((text) =>
      [...text.matchAll(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*): orUndefined/g)].map(([, name]) => name),
    ),
  );
  const listed = new Set(
    [...settings.matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name),
    ),
  );
  expect([...read].filter((name) => !listed.has(name))).toEqual([]);
  expect([...listed].filter((name) => !read.has(name))).toEqual([]);
});

test('SECURITY.md and docs/promises.md name only files that exist, and a test for each line', () => {
  const expanded = (path: string): string[] => {
    const [, before = '', names, after = ''] = /^([^{]*)\{([^}]+)\}(.*)$/.exec(path) ?? [];
    return names === undefined ? [path] : names.split(',').map((name) => `${before}${name}${after}`);
  };
  for (const page of ['SECURITY.md', 'docs/promises.md']) {
    const { text } = readSource(page);
    const named = [...text.matchAll(/`((?:test|src|scripts)\/[^`]+)`/g)].flatMap(([, path = '']) => expanded(path));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const lines = text.slice(text.search(/^\| *(?:threat|\|? *guarantee)/m)).match(/^\|.*\|$/gm) ?? [];
    expect(lines.length).toBeGreaterThan(15);
    expect(lines.slice(2).filter((line) => !line.includes('`test/'))).toEqual([]);
  }
});
