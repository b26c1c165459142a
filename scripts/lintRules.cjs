/** The project's own lint rules. */

/** Lines of the statement or property that contains a node: its comment may be anywhere in it, or on the line above. */
function linesAround(node) {
  let outer = node;
  while (
    outer.parent &&
    !/Statement$|Declaration$|^Property$|^PropertyDefinition$|^JSXAttribute$|^Program$/.test(outer.type)
  )
    outer = outer.parent;
  return [outer.loc.start.line - 1, outer.loc.end.line];
}

const explainedCast = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Every `as X` but `as const` says why it is right.' },
    messages: { unexplained: 'Say in a short comment why this `as` is right, or find a type that needs none.' },
    schema: [],
  },
  create(context) {
    const commented = new Set(
      context.sourceCode.getAllComments().flatMap(({ loc }) => lines(loc.start.line, loc.end.line)),
    );
    return {
      TSAsExpression(node) {
        const { typeAnnotation: type } = node;
        if (type.type === 'TSTypeReference' && type.typeName.name === 'const') return;
        const [first, last] = linesAround(node);
        if (!lines(first, last).some((line) => commented.has(line))) context.report({ node, messageId: 'unexplained' });
      },
    };
  },
};

const lines = (first, last) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

module.exports = { meta: { name: 'marquee' }, rules: { 'explained-cast': explainedCast } };
