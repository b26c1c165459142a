import { productSources } from '#test/sources';
import ts from 'typescript';

/** Elements and roles that antd has a part for. */
const tags = ['input', 'select', 'textarea', 'table', 'dialog', 'progress', 'meter'];
const roles = ['dialog', 'alertdialog', 'tooltip', 'table', 'radiogroup', 'tablist', 'tab', 'progressbar', 'switch'];

/** What may be drawn by hand, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'src/client/ui/DropZone.tsx <input>': "react-dropzone's input",
  'src/client/ui/TableCards.tsx <table>': "antd's Table with the roles of a list",
  'src/client/boards/csv/CsvRows.tsx <table>': "antd's virtual Table, whose rows are no table elements",
  'src/client/boards/csv/CsvRows.tsx role="table"': 'makes one table of the header and the rows there',
  'src/client/shell/report/ReportPage.tsx <input>': "a file that stays in the browser: antd's Upload sends it",
};

function handmade({ path, text }: { path: string; text: string }): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const tag = node.tagName.getText();
      if (tags.includes(tag)) found.push(`${path} <${tag}>`);
    }
    if (ts.isJsxAttribute(node) && node.name.getText() === 'role' && node.initializer !== undefined) {
      const role = /^["']([a-z]+)["']$/.exec(node.initializer.getText())?.[1] ?? '';
      if (roles.includes(role)) found.push(`${path} role="${role}"`);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

test('where antd has an element, the console uses antd’s', () => {
  const found = productSources()
    .filter(({ path }) => path.startsWith('src/client/') && path.endsWith('.tsx'))
    .flatMap(handmade);
  expect(found.filter((place) => !(place in exceptions))).toEqual([]);
});

test('the sweep finds elements and roles', () => {
  const text = 'const x = <div role="dialog"><input /><table><tr /></table></div>;';
  expect(handmade({ path: 'x.tsx', text })).toEqual(['x.tsx role="dialog"', 'x.tsx <input>', 'x.tsx <table>']);
});
