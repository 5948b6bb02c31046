import type { Column, TableSort } from '@marquee/ui/table';
import { useState } from 'react';

interface SortedRows<Row> {
  readonly rows: readonly Row[];
  readonly columns: ReadonlyArray<Column<Row>>;
  /** Undefined where no column sorts. */
  readonly sort: TableSort | undefined;
}

type Order = Pick<TableSort, 'columnId' | 'direction'>;

/** Sorts rows of which the page has all, by the columns with a `sortValue`; as they came until a heading is chosen. */
export function useSortedRows<Row>(columns: ReadonlyArray<Column<Row>>, rows: readonly Row[]): SortedRows<Row> {
  const [order, setOrder] = useState<Order | null>(null);
  const valueOf = columns.find(({ id }) => id === order?.columnId)?.sortValue;
  const sorted = valueOf ? rows.toSorted((left, right) => compare(valueOf(left), valueOf(right))) : rows;
  return {
    rows: order?.direction === 'desc' ? sorted.toReversed() : sorted,
    columns: columns.map((column) => ({ ...column, sortable: column.sortValue !== undefined })),
    sort: columns.some(({ sortValue }) => sortValue)
      ? {
          columnId: order?.columnId ?? '',
          direction: order?.direction ?? 'asc',
          onSort: (columnId) => setOrder((before) => nextOrder(before, columnId)),
        }
      : undefined,
  };
}

/** Ascending first; the same heading again turns the order round. */
const nextOrder = (before: Order | null, columnId: string): Order => ({
  columnId,
  direction: before?.columnId === columnId && before.direction === 'asc' ? 'desc' : 'asc',
});

type SortValue = ReturnType<NonNullable<Column<never>['sortValue']>>;

const texts = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Nothing comes first. */
function compare(left: SortValue, right: SortValue): number {
  if (left === null || right === null) return Number(left !== null) - Number(right !== null);
  if (typeof left === 'string' && typeof right === 'string') return texts.compare(left, right);
  return left < right ? -1 : left > right ? 1 : 0;
}
