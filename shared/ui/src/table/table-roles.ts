/**
 * The roles of a table's elements, said again: where rows are cards, their elements are no table to some browsers. To be spread into
 * the elements.
 */
export const ROLE = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  rowheader: { role: 'rowheader' },
} as const;
