import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vitest/node';

/** A statement with a name, as a source file has it. */
export interface NamedStatement {
  readonly file: string;
  readonly name: string;
  /** Null where parts are only known at run time. */
  readonly text: string | null;
  /** The columns that the caller reads, with their types as written; null where no type of the row is given in the file. */
  readonly columns: readonly DeclaredColumn[] | null;
}

export interface DeclaredColumn {
  readonly name: string;
  /** As in the source, such as `bigint` or `Date | null`. */
  readonly type: string;
}

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesOf = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The statements of a file: objects with a literal `name` and a `text`. */
export function statementsIn(file: string): NamedStatement[] {
  const { program, source, ...scope } = readScope(file);
  const found: NamedStatement[] = [];
  visit(program, null, (node, call) => {
    if (node.type !== 'ObjectExpression') return;
    const name = literalOf(valueOf(node, 'name'));
    const text = valueOf(node, 'text');
    if (name === null || !text) return;
    const rowType = call && nodesOf(isNode(call['typeArguments']) ? call['typeArguments']['params'] : null)[0];
    const columns = rowType ? columnsOf(rowType, scope.types, source) : null;
    found.push({ file, name, text: evaluate(text, scope), columns });
  });
  return found;
}

/** What names of a file stand for. */
interface Scope {
  readonly file: string;
  /** In the order of the file: functions may use a name again. */
  readonly constants: ReadonlyMap<string, readonly Node[]>;
  readonly types: ReadonlyMap<string, Node>;
  /** By name, the file of ours that it is imported from. */
  readonly imports: ReadonlyMap<string, string>;
}

const CONTRACT = '@marquee/contract/';
const contractFolder = fileURLToPath(new URL('../../../shared/contract/src/', import.meta.url));

function readScope(file: string): Scope & { readonly program: unknown; readonly source: string } {
  const source = readFileSync(file, 'utf8');
  const program: unknown = parseAst(source, { lang: 'ts' });
  const [constants, types, imports] = [new Map<string, Node[]>(), new Map<string, Node>(), new Map<string, string>()];
  visit(program, null, (node) => {
    const name = isNode(node['id']) ? textOf(node['id']['name']) : undefined;
    if (name === undefined) return;
    if (node.type === 'VariableDeclarator' && isNode(node['init']))
      constants.set(name, [...(constants.get(name) ?? []), node['init']]);
    if (node.type === 'TSInterfaceDeclaration') types.set(name, node);
    if (node.type === 'TSTypeAliasDeclaration' && isNode(node['typeAnnotation']))
      types.set(name, node['typeAnnotation']);
  });
  visitImports(program, (specifier, from) => {
    const imported = from.startsWith(CONTRACT)
      ? path.join(contractFolder, `${from.slice(CONTRACT.length)}.ts`)
      : path.join(path.dirname(file), `${from}.ts`);
    if (/^\.|^@marquee\/contract\//.test(from) && existsSync(imported)) imports.set(specifier, imported);
  });
  return { file, program, source, constants, types, imports };
}

function visitImports(program: unknown, see: (name: string, from: string) => void): void {
  for (const node of nodesOf(isNode(program) ? program['body'] : null)) {
    if (node.type !== 'ImportDeclaration' || !isNode(node['source'])) continue;
    for (const { local } of nodesOf(node['specifiers']))
      if (isNode(local)) see(textOf(local['name']) ?? '', textOf(node['source']['value']) ?? '');
  }
}

/** @param call the nearest call around the node */
function visit(value: unknown, call: Node | null, see: (node: Node, call: Node | null) => void): void {
  for (const node of nodesOf(value)) {
    see(node, call);
    const around = node.type === 'CallExpression' ? node : call;
    for (const [key, child] of Object.entries(node)) if (key !== 'parent') visit(child, around, see);
  }
}

function valueOf(object: Node, key: string): Node | undefined {
  const property = nodesOf(object['properties']).find(
    ({ type, key: name }) => type === 'Property' && isNode(name) && name['name'] === key,
  );
  return property && isNode(property['value']) ? property['value'] : undefined;
}

const literalOf = (node: Node | undefined): string | null =>
  (node?.type === 'Literal' && textOf(node['value'])) || null;

/**
 * The text of a literal, of a template whose parts can be evaluated, of a constant of this or an imported file, and of a
 * call of such a function with literals.
 */
function evaluate(node: Node, scope: Scope): string | null {
  if (node.type === 'Literal') return String(node['value']);
  if (node.type === 'TSAsExpression' && isNode(node['expression'])) return evaluate(node['expression'], scope);
  if (node.type === 'Identifier') return evaluateName(usedName(node), scope, (value, place) => evaluate(value, place));
  if (node.type === 'CallExpression') return evaluateCall(node, scope);
  if (node.type !== 'TemplateLiteral') return null;
  const parts = nodesOf(node['expressions']).map((part) => evaluate(part, scope));
  if (parts.includes(null)) return null;
  const quasis = nodesOf(node['quasis']).map(({ value }) => textOf((value as { cooked?: unknown }).cooked) ?? '');
  return quasis.map((text, index) => text + (parts[index] ?? '')).join('');
}

const usedName = (identifier: Node) => ({ name: textOf(identifier['name']) ?? '', before: identifier.start });

/** The value of a name; where functions of a file use it again, its nearest declaration above counts. */
function evaluateName(
  { name, before }: ReturnType<typeof usedName>,
  scope: Scope,
  read: (value: Node, scope: Scope) => string | null,
): string | null {
  const declared = scope.constants.get(name) ?? [];
  const constant = declared.findLast(({ start }) => start < before) ?? declared[0];
  if (constant) return read(constant, scope);
  const imported = scope.imports.get(name);
  return imported === undefined
    ? null
    : evaluateName({ name, before: Number.POSITIVE_INFINITY }, readScope(imported), read);
}

function evaluateCall(call: Node, scope: Scope): string | null {
  const callee = call['callee'];
  if (isNode(callee) && callee.type === 'MemberExpression')
    return evaluateJoin(callee, nodesOf(call['arguments']), scope);
  if (!isNode(callee) || callee.type !== 'Identifier') return null;
  return evaluateName(usedName(callee), scope, (value, place) => {
    if (value.type !== 'ArrowFunctionExpression' || !isNode(value['body'])) return null;
    const given = nodesOf(call['arguments']);
    const bound = nodesOf(value['params']).flatMap((parameter, index): [string, Node[]][] => {
      const argument = given[index];
      if (!argument) return [];
      // In the caller's scope, where the argument may have the parameter's own name.
      const text = evaluate(argument, scope);
      const read = text === null ? { ...argument, type: 'Unknown' } : { ...argument, type: 'Literal', value: text };
      return [[textOf(parameter['name']) ?? '', [read]]];
    });
    return evaluate(value['body'], { ...place, constants: new Map([...place.constants, ...bound]) });
  });
}

/** `COLUMNS.join()` of a constant list of literals, with or without a separator. */
function evaluateJoin({ object, property }: Node, given: readonly Node[], scope: Scope): string | null {
  if (!isNode(object) || !isNode(property) || property['name'] !== 'join') return null;
  return evaluateName(usedName(object), scope, (value) => {
    const list = value.type === 'TSAsExpression' && isNode(value['expression']) ? value['expression'] : value;
    const items = nodesOf(list['elements']).map((item) => (item.type === 'Literal' ? String(item['value']) : null));
    const separator = given.length === 0 ? ',' : literalOf(given[0]);
    return items.includes(null) || separator === null ? null : items.join(separator);
  });
}

function columnsOf(type: Node, types: Scope['types'], source: string): DeclaredColumn[] | null {
  if (type.type === 'TSTypeReference') {
    const name = isNode(type['typeName']) ? textOf(type['typeName']['name']) : undefined;
    const declared = name === undefined ? undefined : types.get(name);
    return declared ? columnsOf(declared, types, source) : null;
  }
  if (type.type === 'TSInterfaceDeclaration') {
    if (nodesOf(type['extends']).length > 0) return null;
    const body = type['body'];
    return isNode(body) ? membersOf(body['body'], source) : null;
  }
  return type.type === 'TSTypeLiteral' ? membersOf(type['members'], source) : null;
}

function membersOf(members: unknown, source: string): DeclaredColumn[] {
  return nodesOf(members).flatMap(({ key, typeAnnotation, optional }) => {
    if (!isNode(key) || !isNode(typeAnnotation) || optional === true) return [];
    const name = textOf(key['name']) ?? textOf(key['value']);
    const written = source.slice(typeAnnotation.start, typeAnnotation.end).replace(/^:\s*/, '');
    return name === undefined ? [] : [{ name, type: written }];
  });
}
