const ts = require('typescript');

/** What the console needs of a call: where to send it. Its schemas are the server's, which checks what comes in and, in its tests, what goes out. */
const KEPT = new Set([
  'name',
  'method',
  'path',
  'access',
  'extension',
  'idempotent',
  'conditional',
  'silent',
  'bodyLimit',
  'anyText',
]);

const isContract = (fileName) => /[\\/]src[\\/]contract[\\/][^\\/]+\.ts$/.test(fileName);
const isPlain = (node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isLiteralExpression(node);

/**
 * For the console's build: each `endpoint({...})` of the contract becomes the plain object of its `KEPT` parts, and each other
 * constant is marked as free of side effects, so that a schema nobody reads goes, and with the last of them zod.
 */
function leanContract(context) {
  const { factory } = context;
  const lean = (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'endpoint') {
      const [given] = node.arguments;
      if (given.properties.some(ts.isSpreadAssignment))
        throw new Error('A call of the contract is written out, without `...`.');
      const kept = given.properties.filter(({ name }) => name !== undefined && KEPT.has(name.getText()));
      const access = factory.createPropertyAssignment('access', factory.createStringLiteral('admin'));
      return factory.createObjectLiteralExpression([access, ...kept]);
    }
    if (isPlain(node)) return node;
    const arrow = factory.createArrowFunction(
      undefined,
      undefined,
      [],
      undefined,
      undefined,
      factory.createParenthesizedExpression(node),
    );
    return ts.addSyntheticLeadingComment(
      factory.createCallExpression(factory.createParenthesizedExpression(arrow), undefined, []),
      ts.SyntaxKind.MultiLineCommentTrivia,
      '#__PURE__',
      false,
    );
  };
  return (file) => {
    if (!isContract(file.fileName)) return file;
    const statements = file.statements.map((statement) => {
      if (!ts.isVariableStatement(statement)) return statement;
      const declarations = statement.declarationList.declarations.map((one) =>
        one.initializer === undefined
          ? one
          : factory.updateVariableDeclaration(one, one.name, one.exclamationToken, one.type, lean(one.initializer)),
      );
      return factory.updateVariableStatement(
        statement,
        statement.modifiers,
        factory.updateVariableDeclarationList(statement.declarationList, declarations),
      );
    });
    return factory.updateSourceFile(file, statements);
  };
}

module.exports = { leanContract };
