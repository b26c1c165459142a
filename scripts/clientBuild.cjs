// What webpack.config.js does to the console's code besides stripping types. docs/decisions/017 says what each part gains.
const ts = require('typescript');
const { Compilation, sources } = require('webpack');

/** A TypeScript transformer of every call for which `change` returns another expression. */
const changeCalls = (change) => (context) => {
  const visit = (node) => {
    const changed = ts.isCallExpression(node) ? change(node, context.factory) : undefined;
    return changed === undefined ? ts.visitEachChild(node, visit, context) : visit(changed);
  };
  return visit;
};

/** Leaves out `.describe('…')` of the contract, which only the server's OpenAPI document reads. */
const withoutDescriptions = changeCalls(({ expression }) =>
  expression.name?.text === 'describe' ? expression.expression : undefined,
);

const styleHooks = ['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook'];

/**
 * Leaves out the functions that make the rules of antd's parts, the second argument of these calls: they come from
 * antd's style sheet, and with `zeroRuntime` (ui/theme/theme.ts) antd never calls them.
 */
const withoutStyleFunctions = changeCalls((call, factory) => {
  const [name, makeRules, ...rest] = call.arguments;
  if (!styleHooks.includes(call.expression.text) || makeRules.kind === ts.SyntaxKind.NullKeyword) return undefined;
  return factory.updateCallExpression(call, call.expression, undefined, [name, factory.createNull(), ...rest]);
});

/**
 * Puts each module's function in parentheses, which V8 takes as the hint to compile it while the file is still loading
 * (https://v8.dev/blog/preparser#pife). Without them it is read twice, the second time when the page waits for it.
 */
class EagerModules {
  apply(compiler) {
    // After the minifier, which drops parentheses, and before the hashes of the file names.
    const at = { name: 'EagerModules', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 };
    compiler.hooks.thisCompilation.tap(at.name, (compilation) =>
      compilation.hooks.processAssets.tap(at, (assets) => {
        for (const name of Object.keys(assets).filter((file) => file.endsWith('.js')))
          compilation.updateAsset(name, withEagerModules);
      }),
    );
  }
}

/** webpack writes a module as a method whose name is a number: `{12345(e, t, n) { … }}`. */
function withEagerModules(source) {
  const eager = new sources.ReplaceSource(source);
  const visit = (node) => {
    if (!ts.isMethodDeclaration(node) || !ts.isNumericLiteral(node.name)) return ts.forEachChild(node, visit);
    eager.insert(node.name.end, ':(function');
    eager.insert(node.end, ')');
  };
  visit(ts.createSourceFile('', source.source().toString(), ts.ScriptTarget.Latest));
  return eager;
}

module.exports = { withoutDescriptions, withoutStyleFunctions, EagerModules };
