import { productSources } from '#test/sources';
import ts from 'typescript';

/** Elements and roles for which antd has a component. */
const tags = [
  'button',
  'input',
  'select',
  'textarea',
  'table',
  'dialog',
  'progress',
  'meter',
  'form',
  'label',
  'dl',
  'details',
];
const roles = ['dialog', 'alertdialog', 'tooltip', 'table', 'radiogroup', 'tablist', 'tab', 'progressbar', 'switch'];

/** Allowed although antd has a component: the drop zone uses react-dropzone. */
const ours: Readonly<Record<string, string>> = { 'src/client/ui/form/DropZone.tsx <input>': "react-dropzone's input" };

/** Whether an element is in the `components` that antd's Table renders itself with. */
function isSlotOfAntd(node: ts.Node): boolean {
  for (let outer = node.parent as ts.Node | undefined; outer; outer = outer.parent)
    if (ts.isVariableDeclaration(outer)) return /^components$/.test(outer.name.getText());
  return false;
}

/** Whether this is a `role="table"` around antd's virtual Table, whose rows are not table elements. */
const isAroundTable = (attribute: ts.JsxAttribute): boolean =>
  /<Table\b/.test(attribute.parent.parent.parent.getText().slice(attribute.parent.parent.getText().length));

/** Also React Router's links, which pass `title` on to their anchor. */
const isDomElement = (tag: string): boolean => /^[a-z]/.test(tag) || tag === 'Link' || tag === 'NavLink';

function tagFault(node: ts.JsxOpeningElement | ts.JsxSelfClosingElement): string | undefined {
  const tag = node.tagName.getText();
  return tags.includes(tag) && !isSlotOfAntd(node) ? `<${tag}>` : undefined;
}

function attributeFault(node: ts.JsxAttribute): string | undefined {
  const name = node.name.getText();
  if (name === 'title' && isDomElement(node.parent.parent.tagName.getText())) return 'title=';
  if (name !== 'role' || node.initializer === undefined) return undefined;
  const role = /^["']([a-z]+)["']$/.exec(node.initializer.getText())?.[1] ?? '';
  return roles.includes(role) && !(role === 'table' && isAroundTable(node)) ? `role="${role}"` : undefined;
}

function handmade({ path, text }: { path: string; text: string }): string[] {
  const found: (string | undefined)[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) found.push(tagFault(node));
    if (ts.isJsxAttribute(node)) found.push(attributeFault(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found.flatMap((fault) => (fault === undefined ? [] : [`${path} ${fault}`]));
}

test('where antd has an element, the console uses antd’s; tooltips are antd’s', () => {
  const found = productSources()
    .filter(({ path }) => path.startsWith('src/client/') && path.endsWith('.tsx') && !path.endsWith('.stories.tsx'))
    .flatMap(handmade);
  expect(found.filter((place) => !(place in ours))).toEqual([]);
});

test.each([
  ['const x = <div role="dialog"><input /><table><tr /></table></div>;', ['role="dialog"', '<input>', '<table>']],
  ['const x = <form><label>Name</label><dl /><button /></form>;', ['<form>', '<label>', '<dl>', '<button>']],
  ['const x = <><b title="whole">who…</b><Link title="t" to="/" /><Tooltip title="t" /></>;', ['title=', 'title=']],
  ['const components = { table: (props) => <table {...props} role="list" /> };', []],
  ['const x = <div role="table"><Table virtual /></div>;', []],
  ['const x = <div role="table"><Row /></div>;', ['role="table"']],
])('the sweep reads %s', (text, faults) => {
  expect(handmade({ path: 'x.tsx', text })).toEqual(faults.map((fault) => `x.tsx ${fault}`));
});
