import { textFiles } from '#test/sources';

/** CSS that Safari 16.4 lacks, and that changes how a page looks or works (docs/decisions/043-browsers.md). */
const later =
  /@scope|@starting-style|@position-try|@view-transition|light-dark\(|anchor\(|anchor-name|content-visibility|field-sizing|interpolate-size|text-wrap:\s*(pretty|balance)|transition-behavior|font-size-adjust/;
/** A nested rule; Safari supports nesting from 16.5. */
const nested = /^\s*(&|[.#:>+~[][^;]*\{)/;

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '');

/** The lines of a style sheet that use CSS that is too new. */
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
  const sheets = textFiles().filter(({ path }) => /^src\/client\/.*\.css$/.test(path));
  expect(sheets.length).toBeGreaterThan(40);
  expect(sheets.flatMap(({ path, text }) => tooNew(text).map((line) => `${path}: ${line}`))).toEqual([]);
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
