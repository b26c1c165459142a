import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { productSources, repositoryFiles, root, stories, tests, textFiles } from '#test/sources';

const code = [...productSources(), ...stories(), ...tests()];

/** The lines of the files that match a pattern, as `path:line`. */
function places(files: readonly { path: string; text: string }[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  );
}

/** Joins the parts of a pattern, which are separate so that this file does not match it. */
const word = (...parts: string[]): RegExp => new RegExp(parts.join(''));

test('no check is switched off in a comment', () => {
  expect(places(code, word('@ts', '-(ignore|nocheck|expect-error)|eslint', '-disable|prettier', '-ignore'))).toEqual(
    [],
  );
});

test('no test is skipped, left out or run alone', () => {
  expect(
    places(tests(), word('\\b(describe|test|it)\\.(sk', 'ip|on', 'ly|to', 'do|fixme)\\b|\\b(x|f)(describe|it)\\(')),
  ).toEqual([]);
});

test('files are named after what they are about', () => {
  const vague = repositoryFiles().filter(
    (path) => /^(src|test)\//.test(path) && /^(index|utils?|helpers?|common|misc|shared|stuff)\b/i.test(basename(path)),
  );
  expect(vague).toEqual([]);
});

test('component files start with a capital letter, other files do not; roles are in the suffix', () => {
  const wrong = productSources()
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.tsx') && !/^([A-Z]\w*|main|[a-z]\w*(\.routes)?)\.tsx$/.test(basename(path)));
  expect(wrong).toEqual([]);
});

test('files differ by more than capital letters and their ending: some systems take `Money` for `money`', () => {
  const paths = productSources().map(({ path }) => path.replace(/\.tsx?$/, ''));
  expect(
    paths.filter((path, at) => paths.findIndex((other) => other.toLowerCase() === path.toLowerCase()) < at),
  ).toEqual([]);
});

test('nothing names a machine, a home folder or a package registry', () => {
  const forbidden = word(
    '/wo',
    'rk/|/ho',
    'me/\\w|/Us',
    'ers/\\w|registry\\.np',
    'mjs|registry\\.ya',
    'rnpkg|npm\\.pkg\\.git',
    'hub',
  );
  expect(places(textFiles(), forbidden)).toEqual([]);
});

test('documents link only to files that exist, and comments name only documents that exist', () => {
  const files = textFiles().filter(({ path }) => /\.(md|tsx?|c?js|sql|ya?ml)$/.test(path));
  const missing = files.flatMap(({ path, text }) => {
    const links = path.endsWith('.md') ? [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)] : [];
    const named = [...text.matchAll(/(?<!\/)\bdocs\/[\w/.-]+\.(?:md|ya?ml|json)\b/g)];
    return [...links.map(([, link = '']) => join(dirname(path), link)), ...named.map(([name]) => name)]
      .filter((target) => !existsSync(join(root, target)))
      .map((target) => `${path}: ${target}`);
  });
  expect(missing).toEqual([]);
});
