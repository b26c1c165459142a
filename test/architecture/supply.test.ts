import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretsIn } from '#test/secrets';
import { root, textFiles } from '#test/sources';

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  link?: boolean;
  inBundle?: boolean;
  dev?: boolean;
  optional?: boolean;
  license?: string;
}
// The formats are npm's.
const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  lockfileVersion: number;
  packages: Record<string, Locked>;
};
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
const locked = Object.entries(lockfile.packages).filter(([place]) => place !== '');

test('every package that is shipped, or installed wherever this is built, is pinned by its hash', () => {
  // npm omits the hash for development tools of other platforms, which are not installed here.
  const loose = locked.filter(
    ([, { integrity, inBundle, dev, optional }]) =>
      inBundle !== true &&
      !(dev === true && optional === true && integrity === undefined) &&
      !/^sha512-[\w+/]{86}==/.test(integrity ?? ''),
  );
  expect(loose.map(([place]) => place)).toEqual([]);
  expect(locked.length).toBeGreaterThan(500);
});

test('packages come from the public registry, never from an address, a branch or a folder', () => {
  const elsewhere = locked.filter(
    ([, { resolved, link }]) =>
      link === true || (resolved !== undefined && !/^https:\/\/registry\.[a-z]+\.org\//.test(resolved)),
  );
  expect(elsewhere.map(([place]) => place)).toEqual([]);
});

test('every shipped package has a licence that permits any use', () => {
  const free =
    /^\(?(MIT|MIT-0|ISC|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|0BSD|CC0-1\.0|Unlicense|BlueOak-1\.0\.0|Python-2\.0)( (OR|AND) [\w.-]+)*\)?$/;
  // sharp's image library is a separate shared library, which the LGPL allows.
  const linked = /^node_modules\/@img\/sharp-libvips-/;
  const others = locked
    .filter(([place, { dev, license }]) => !dev && !free.test(license ?? '') && !linked.test(place))
    .map(([place, { license }]) => `${place}: ${license ?? 'none'}`);
  expect(others).toEqual([]);
});

test('versions are exact, and the lock file matches the manifest', () => {
  const named = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  expect(named.filter(([name, version]) => lockfile.packages[`node_modules/${name}`]?.version !== version)).toEqual([]);
  expect((lockfile.packages[''] as unknown as typeof manifest).dependencies).toEqual(manifest.dependencies); // the root entry repeats the manifest
});

test('a package that wants to run a script on installation is one we know of', () => {
  const wanting = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect(wanting.filter((name) => !(name in manifest.allowScripts) && name !== 'fsevents')).toEqual([]);
});

test('no tracked file holds a secret', () => {
  expect(textFiles().flatMap(({ path, text }) => secretsIn(text).map((name) => `${path}: ${name}`))).toEqual([]);
});

test('a secret in a file would be noticed', () => {
  const planted = [
    ['-----BEGIN', 'RSA PRIVATE KEY-----'].join(' '),
    ['AKIA', 'A1B2C3D4E5F6G7H8'].join(''),
    `ghp_${'a'.repeat(36)}`,
    `xoxb-${'1'.repeat(12)}`,
    `mq_${'a'.repeat(43)}`,
  ];
  for (const text of planted) expect(secretsIn(text)).toHaveLength(1);
});
