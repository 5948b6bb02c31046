const MESSAGE =
  'Write the keys themselves: a spread of a literal hides them from search and from checks of excess keys.';

const isLiteral = (expression) => expression?.type === 'ObjectExpression';

/** Refuses `{ ...{ a, b }, c }` and `<Part {...{ a, b }} />`: a way to pack lines, not to build a value. */
export const noLiteralSpread = {
  create: (context) => ({
    SpreadElement(node) {
      if (node.parent.type === 'ObjectExpression' && isLiteral(node.argument))
        context.report({ node, message: MESSAGE });
    },
    JSXSpreadAttribute(node) {
      if (isLiteral(node.argument)) context.report({ node, message: MESSAGE });
    },
  }),
};
