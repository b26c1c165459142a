import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSource, root, settingsRead } from '#test/sources';

test('docs/settings.md lists every setting that the server reads, and no other', () => {
  const listed = new Set(
    [...readSource('docs/settings.md').text.matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name),
    ),
  );
  expect([...listed].sort()).toEqual([...settingsRead()].sort());
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
