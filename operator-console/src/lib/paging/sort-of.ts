import type { SortBy } from '@marquee/contract/calls/field-schemas';

/** The sort order of an address, undefined when the list has none of that name. @param columns that the list sorts by */
export function sortOf<Column extends string>(columns: readonly Column[], value: string): SortBy<Column> | undefined {
  const column = columns.find((name) => name === value.replace('-', ''));
  if (column === undefined) return undefined;
  return value.startsWith('-') ? `-${column}` : column;
}
