const FINDER = /^findAll(By\w+)?$/;

/**
 * Refuses to use what `findAllBy…` answers. It answers as soon as one element matches, so a count, an order or the last
 * of them is what had been rendered by then: it passes on an idle machine and fails on a busy one. Awaiting it as a
 * statement of its own is waiting for the first.
 */
export const wholeLists = {
  create: (context) => ({
    AwaitExpression(node) {
      if (node.parent.type === 'ExpressionStatement' || !isFinder(node.argument)) return;
      context.report({
        node,
        message: 'findAllBy answers with the first match: waitFor the whole list with getAllBy.',
      });
    },
  }),
};

function isFinder(expression) {
  if (expression.type !== 'CallExpression') return false;
  const { callee } = expression;
  const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name;
  return FINDER.test(name ?? '');
}
