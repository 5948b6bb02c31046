import { parseAst } from 'vitest/node';

/** A node of the syntax tree; offsets are in UTF-16 units of the source. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

export const parseTypeScript = (source: string): SyntaxNode => parseAst(source, { lang: 'ts' });

/** A field of a node that holds another node. */
export function childOf(node: SyntaxNode, field: string): SyntaxNode | null {
  const value = valueOf(node, field);
  return isNode(value) ? value : null;
}

/** A field of a node that holds a plain value, such as an operator. */
export const valueOf = (node: SyntaxNode, field: string): unknown => Reflect.get(node, field);

/** Every child with the field that holds it, in the order of the source. */
export function childrenOf(node: SyntaxNode): { readonly field: string; readonly child: SyntaxNode }[] {
  return Object.entries(node)
    .flatMap(([field, value]: [string, unknown]) =>
      (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isNode).map((child) => ({ field, child })),
    )
    .sort((a, b) => a.child.start - b.child.start);
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;
}
