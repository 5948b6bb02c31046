const MESSAGE = 'SQL belongs to the repository of this folder (*repository.ts, *-statements.ts) or to sql/functions.';

const NAME = String.raw`[\w."]+`;
const STATEMENT = new RegExp(
  String.raw`^(?:\s|/\*.*?\*/|--[^\n]*\n)*(?:` +
    [
      String.raw`select\s`,
      String.raw`insert\s+into\s`,
      String.raw`update\s+(?:only\s+)?${NAME}(?:\s+(?:as\s+)?${NAME})?\s+set\s`,
      String.raw`delete\s+from\s`,
      String.raw`merge\s+into\s`,
      String.raw`with\s+(?:recursive\s+)?${NAME}(?:\s*\([^)]*\))?\s+as\s`,
      String.raw`lock\s+table\s`,
      String.raw`truncate\s`,
      String.raw`set\s+(?:local|transaction)\s`,
      String.raw`begin\s+(?:isolation|transaction|read)\s`,
    ].join('|') +
    ')',
  's',
);

/**
 * Refuses SQL in the texts of a file: those that begin as a statement does, and whatever text `.query(…)` is called
 * with. The configuration says which files may hold it.
 */
export const sqlInRepositories = {
  create: (context) => {
    const refuse = (node) => {
      const text = textOf(node);
      if (text !== null && (STATEMENT.test(text) || isQuery(node))) context.report({ node, message: MESSAGE });
    };
    return { Literal: refuse, TemplateLiteral: refuse };
  },
};

/** The text with a name in the place of each expression; null for other literals. */
function textOf(node) {
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('part');
  return typeof node.value === 'string' ? node.value : null;
}

/** Whether the node is the text of `.query(text)` or of `.query({ text })`. */
function isQuery(node) {
  const { parent } = node;
  if (parent.type === 'Property')
    return parent.value === node && parent.key.name === 'text' && isQueryArgument(parent.parent);
  return isQueryArgument(node);
}

function isQueryArgument(node) {
  const call = node.parent;
  if (call.type !== 'CallExpression' || call.arguments[0] !== node) return false;
  return call.callee.type === 'MemberExpression' && call.callee.property.name === 'query';
}
