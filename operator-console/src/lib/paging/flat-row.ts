/** The plain values of a row by the path of their field; lists as JSON. */
export function flatRow(row: unknown, path = ''): Record<string, string> {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) {
    const text = typeof row === 'object' && row !== null ? JSON.stringify(row) : String(row ?? '');
    return { [path]: text };
  }
  return Object.assign(
    {},
    ...Object.entries(row).map(([name, value]) => flatRow(value, path === '' ? name : `${path}.${name}`)),
  ) as Record<string, string>;
}

/** Paths of all fields that rows have, in the order in which they appear. */
export const fieldsOf = (rows: readonly unknown[]): readonly string[] => [
  ...new Set(rows.flatMap((row) => Object.keys(flatRow(row)))),
];
