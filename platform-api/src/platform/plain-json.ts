/** Deepest nesting of a request: ten times what any call needs, and far from what exhausts a recursive reader. */
export const MAX_DEPTH = 64;

/**
 * Whether a parsed value can be stored and sent on: no text, name of a field included, has NUL (PostgreSQL stores none)
 * or half of a surrogate pair (no UTF-8 exists for it), and it is at most `MAX_DEPTH` levels deep. Bytes are not read.
 */
export function isPlain(value: unknown): boolean {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 1 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string') {
      if (!isPlainText(value)) return false;
    } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
      if (depth > MAX_DEPTH) return false;
      if (!Array.isArray(value) && !Object.keys(value).every(isPlainText)) return false;
      for (const part of Object.values(value)) open.push({ value: part, depth: depth + 1 });
    }
  }
  return true;
}

/**
 * Parses JSON of another party.
 * @throws SyntaxError when it is no JSON or is not plain
 */
export function parsePlainJson(source: string | Buffer): unknown {
  const value: unknown = JSON.parse(source.toString());
  if (!isPlain(value)) throw new SyntaxError('text that cannot be stored, or too many levels');
  return value;
}

/** In a Unicode expression only a lone surrogate counts as one. */
const NOT_STORABLE = /[\0\p{Surrogate}]/u;
const isPlainText = (text: string): boolean => !NOT_STORABLE.test(text);
