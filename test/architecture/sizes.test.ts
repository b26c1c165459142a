import { percentile, productSources } from '#test/sources';
import ts from 'typescript';

const sources = productSources();

/** The length of each named function: declarations, methods, and arrow functions assigned to a constant. */
function functionLengths(path: string, text: string): { name: string; lines: number }[] {
  const file = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: { name: string; lines: number }[] = [];
  const lineOf = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
  const measure = (name: string, node: ts.Node): void =>
    void found.push({ name: `${path}#${name}`, lines: lineOf(node.getEnd()) - lineOf(node.getStart(file)) + 1 });
  const visit = (node: ts.Node): void => {
    if ((ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && node.body)
      measure(node.name?.getText(file) ?? 'default', node);
    if (
      ts.isVariableDeclaration(node) &&
      node.initializer &&
      (ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer))
    )
      measure(node.name.getText(file), node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

test('there is something to measure', () => {
  expect(sources.length).toBeGreaterThan(100);
});

test('half of the source files have at most 60 lines, 95 of 100 at most 180', () => {
  const lines = sources.map((source) => source.lines);
  expect(percentile(lines, 0.5)).toBeLessThanOrEqual(60);
  expect(percentile(lines, 0.95)).toBeLessThanOrEqual(180);
});

test('95 of 100 functions have at most 50 lines, and none over 120', () => {
  const functions = sources.flatMap(({ path, text }) => functionLengths(path, text));
  expect(functions.length).toBeGreaterThan(sources.length);
  expect(
    percentile(
      functions.map(({ lines }) => lines),
      0.95,
    ),
  ).toBeLessThanOrEqual(50);
  expect(functions.filter(({ lines }) => lines > 120)).toEqual([]);
});

test('folders under src are at most four deep', () => {
  expect(sources.filter(({ path }) => path.split('/').length - 2 > 4).map(({ path }) => path)).toEqual([]);
});

test('no folder has more than thirty source files: split it by a noun of the domain at about fifteen', () => {
  const byFolder = new Map<string, number>();
  for (const { path } of sources.filter(({ path: one }) => /^src\/(client|server)\/.+\//.test(one))) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    byFolder.set(folder, (byFolder.get(folder) ?? 0) + 1);
  }
  expect([...byFolder].filter(([, count]) => count > 30)).toEqual([]);
});
