/** The plain values of a row by the path of their field; lists as JSON. */
export function flatRow(row: unknown, path = ''): Record<string, string> {
  if (typeof row !== 'object' || row === null) return { [path]: textOf(row) };
  if (Array.isArray(row)) return { [path]: JSON.stringify(row) };
  return Object.assign(
    {},
    ...Object.entries(row).map(([name, value]) => flatRow(value, path === '' ? name : `${path}.${name}`)),
  ) as Record<string, string>;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);

/** Paths of all fields that rows have, in the order in which they appear. */
export const fieldsOf = (rows: readonly unknown[]): readonly string[] => [
  ...new Set(rows.flatMap((row) => Object.keys(flatRow(row)))),
];
