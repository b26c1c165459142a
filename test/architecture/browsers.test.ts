import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles, root } from '#test/sources';

/** What Safari 16.4 does not have (docs/decisions/043-browsers.md), without which a page would look or work otherwise. */
const later =
  /@scope|@starting-style|@position-try|@view-transition|light-dark\(|anchor\(|anchor-name|content-visibility|field-sizing|interpolate-size|text-wrap:\s*(pretty|balance)|transition-behavior|font-size-adjust/;
/** A rule within a rule; Safari has them from 16.5 on. */
const nested = /^\s*(&|[.#:>+~[][^;]*\{)/;

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '');

/** What a style sheet uses that is too new, line by line. */
function tooNew(text: string): string[] {
  const found: string[] = [];
  let within: string[] = [];
  for (const line of withoutComments(text).split('\n')) {
    const inRule = within.some((rule) => !rule.trimStart().startsWith('@'));
    if (later.test(line) || (inRule && nested.test(line))) found.push(line.trim());
    if (/^\s*user-select:/.test(line) && !text.includes(`-webkit-${line.trim()}`)) found.push(line.trim());
    if (line.includes('{')) within.push(line);
    if (line.includes('}')) within = within.slice(0, -1);
  }
  return found;
}

test('style sheets use nothing that Safari 16.4 lacks', () => {
  const sheets = repositoryFiles().filter((path) => /^src\/client\/.*\.css$/.test(path));
  expect(sheets.length).toBeGreaterThan(40);
  expect(
    sheets.flatMap((path) => tooNew(readFileSync(join(root, path), 'utf8')).map((line) => `${path}: ${line}`)),
  ).toEqual([]);
});

test.each([
  '.a {\n  .b {\n    color: red;\n  }\n}',
  '.a {\n  &:hover {\n    color: red;\n  }\n}',
  '.a {\n  color: light-dark(red, blue);\n}',
  '.a {\n  user-select: none;\n}',
  '@starting-style {\n  .a {\n    opacity: 0;\n  }\n}',
])('%j would be found', (sheet) => {
  expect(tooNew(sheet)).not.toEqual([]);
});

test('a rule in a media query does not count as nested', () => {
  expect(tooNew('@media print {\n  .a,\n  .b > .c {\n    color: red;\n  }\n}')).toEqual([]);
});
