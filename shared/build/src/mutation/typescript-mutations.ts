import type { Mutation } from './mutation';
import { isSqlText, sqlMutations } from './sql-mutations';
import { childOf, childrenOf, parseTypeScript, type SyntaxNode, valueOf } from './syntax';

const COMPARISONS: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
};
const ARITHMETIC: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' };
const METHODS: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' };
const TYPED_EXPRESSIONS = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']);
/** Log and error texts, and statement names, are not behaviour. */
const UNWATCHED_CALLS = /^(?:[\w.]+\.)?log\.|^new (?:\w*Error|Registry|Gauge|Counter|Histogram)\b|^Symbol\(/;

interface Place {
  readonly node: SyntaxNode;
  readonly field: string;
  readonly parent: SyntaxNode | null;
}

/** Every mutation of a TypeScript source. Loops are excluded: without their end a test would not return. */
export function typescriptMutations(source: string): Mutation[] {
  const mutations: Mutation[] = [];
  const visit = (place: Place): void => {
    const { node } = place;
    if (isSkipped(source, place)) return;
    for (const [operator, replacement] of changesOf(source, place))
      mutations.push({ start: node.start, end: node.end, operator, replacement });
    for (const { field, child } of childrenOf(node)) visit({ node: child, field, parent: node });
  };
  visit({ node: parseTypeScript(source), field: '', parent: null });
  return mutations;
}

function isSkipped(source: string, { node, field, parent }: Place): boolean {
  const { type } = node;
  if (/^(Import|ExportAll)/.test(type) || field === 'source') return true;
  if (type.startsWith('TS') && !TYPED_EXPRESSIONS.has(type)) return true;
  if ((type === 'CallExpression' || type === 'NewExpression') && UNWATCHED_CALLS.test(textOf(source, node)))
    return true;
  if (!parent) return false;
  if (/^(For|While|DoWhile)/.test(parent.type) && field !== 'body') return true;
  if (parent.type === 'Property' && field === 'key') return true;
  if (parent.type !== 'Property' || field !== 'value') return false;
  const key = keyOf(source, parent);
  // A statement without its parameters fails wherever it runs, which proves nothing about the tests.
  return (key === 'name' && type !== 'ObjectExpression') || (key === 'values' && type === 'ArrayExpression');
}

type Change = readonly [operator: string, replacement: string];

function changesOf(source: string, place: Place): Change[] {
  const { node, field, parent } = place;
  const condition = field === 'test' && (parent?.type === 'IfStatement' || parent?.type === 'ConditionalExpression');
  const changes: Change[] = condition
    ? [
        ['condition', 'true'],
        ['condition', 'false'],
      ]
    : [];
  return [...changes, ...(CHANGES[node.type]?.(source, place) ?? [])];
}

const CHANGES: Readonly<Record<string, (source: string, place: Place) => Change[]>> = {
  BinaryExpression: (source, { node }) => binaryChanges(source, node),
  LogicalExpression: (source, { node }) => logicalChanges(source, node),
  UnaryExpression: (source, { node }) => unaryChanges(source, node),
  AssignmentExpression: (source, { node }) => assignmentChanges(source, node),
  Literal: (_source, { node, parent }) => literalChanges(node, parent),
  TemplateLiteral: (source, { node, parent }) => templateChanges(source, node, parent),
  ArrayExpression: (_source, { node }) => (childrenOf(node).length > 0 ? [['array', '[]']] : []),
  CallExpression: (source, { node, parent }) => callChanges(source, node, parent),
  AwaitExpression: (source, { node, parent }) => removal(source, node, parent),
};

const textOf = (source: string, { start, end }: SyntaxNode): string => source.slice(start, end);
const keyOf = (source: string, property: SyntaxNode): string => {
  const key = childOf(property, 'key');
  return key ? textOf(source, key) : '';
};

/** The node's two sides with another operator. */
function withOperator(source: string, node: SyntaxNode, operator: string): string {
  const [left, right] = [childOf(node, 'left'), childOf(node, 'right')];
  return left && right ? `(${textOf(source, left)}) ${operator} (${textOf(source, right)})` : textOf(source, node);
}

function binaryChanges(source: string, node: SyntaxNode): Change[] {
  const operator = String(valueOf(node, 'operator'));
  const [boundary, ...others] = COMPARISONS[operator] ?? [];
  if (boundary)
    return [
      [others.length > 0 ? 'boundary' : 'comparison', withOperator(source, node, boundary)],
      ...others.map((other) => ['comparison', withOperator(source, node, other)] as const),
    ];
  const arithmetic = ARITHMETIC[operator];
  const isText = childrenOf(node).some(({ child }) => isTextual(child));
  return arithmetic && !isText ? [['arithmetic', withOperator(source, node, arithmetic)]] : [];
}

const isTextual = (node: SyntaxNode): boolean =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof valueOf(node, 'value') === 'string') ||
  (node.type === 'BinaryExpression' && childrenOf(node).some(({ child }) => isTextual(child)));

function logicalChanges(source: string, node: SyntaxNode): Change[] {
  const operator = String(valueOf(node, 'operator'));
  const left = childOf(node, 'left');
  if (operator === '??') return left ? [['default', textOf(source, left)]] : [];
  return [['logic', withOperator(source, node, operator === '&&' ? '||' : '&&')]];
}

function unaryChanges(source: string, node: SyntaxNode): Change[] {
  const argument = childOf(node, 'argument');
  const operator = String(valueOf(node, 'operator'));
  return argument && (operator === '!' || operator === '-') ? [['negation', textOf(source, argument)]] : [];
}

function assignmentChanges(source: string, node: SyntaxNode): Change[] {
  const operator = String(valueOf(node, 'operator'));
  const other = operator === '+=' ? '-=' : operator === '-=' ? '+=' : undefined;
  const [left, right] = [childOf(node, 'left'), childOf(node, 'right')];
  return other && left && right ? [['arithmetic', `${textOf(source, left)} ${other} ${textOf(source, right)}`]] : [];
}

function literalChanges(node: SyntaxNode, parent: SyntaxNode | null): Change[] {
  const value = valueOf(node, 'value');
  if (typeof value === 'boolean') return [['boolean', String(!value)]];
  const isDirective = parent?.type === 'ExpressionStatement';
  return typeof value === 'string' && value !== '' && !isDirective ? [['string', "''"]] : [];
}

function templateChanges(source: string, node: SyntaxNode, parent: SyntaxNode | null): Change[] {
  if (parent?.type === 'TaggedTemplateExpression') return [];
  const text = textOf(source, node);
  if (!isSqlText(text)) return text === '``' ? [] : [['string', "''"]];
  const expressions = childrenOf(node).filter(({ field }) => field === 'expressions');
  // The code between the SQL is masked: it has its own mutations.
  let masked = text;
  for (const { child } of expressions) {
    const [from, to] = [child.start - node.start, child.end - node.start];
    masked = masked.slice(0, from) + '#'.repeat(to - from) + masked.slice(to);
  }
  return sqlMutations(masked).map(({ start, end, operator, replacement }) => [
    `sql ${operator}`,
    text.slice(0, start) + replacement + text.slice(end),
  ]);
}

function callChanges(source: string, node: SyntaxNode, parent: SyntaxNode | null): Change[] {
  const callee = childOf(node, 'callee');
  const [object, property] = callee ? [childOf(callee, 'object'), childOf(callee, 'property')] : [];
  const continues = parent?.type === 'MemberExpression' || parent?.type === 'CallExpression';
  const changes = removal(source, node, parent);
  if (!object || !property || continues) return changes;
  const name = textOf(source, property);
  const other = METHODS[name];
  if (other)
    changes.push(['method', source.slice(node.start, property.start) + other + source.slice(property.end, node.end)]);
  if (name === 'filter') changes.push(['method', textOf(source, object)]);
  return changes;
}

/** Removes a call whose result is unused. */
const removal = (_source: string, _node: SyntaxNode, parent: SyntaxNode | null): Change[] =>
  parent?.type === 'ExpressionStatement' ? [['statement', 'undefined']] : [];
