import type { DataTableProps, TableSort } from '@marquee/ui/table';
import type { ReactNode } from 'react';
import type { Read } from '../loaded/loaded';
import { LoadedTable } from '../loaded/loaded-table';
import { type ListCall, ListTools } from './list-tools';
import { Pager } from './pager';
import { useHiddenColumns } from './use-hidden-columns';

interface Page<Row> {
  readonly content: readonly Row[];
  readonly totalPages: number;
  readonly totalElements: number;
}

/** What a list is sorted by: the id of a column, with a minus before it for descending; empty in the list’s own order. */
export interface ListSort {
  readonly columns: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface PagedTableProps<Row> extends Pick<DataTableProps<Row>, 'caption' | 'columns' | 'rowKey'> {
  readonly read: Read<Page<Row>> & { readonly call: ListCall };
  readonly page: number;
  readonly onPageChange: (page: number) => void;
  /** How the call sorts the list, and the columns by which it can: ids of columns. */
  readonly sort?: ListSort | undefined;
  readonly empty: { readonly icon: ReactNode; readonly title: string };
}

/** A paged list with loading, empty and failed states, whose columns can be hidden and whose rows can be exported. */
export function PagedTable<Row>({ read, page, onPageChange, columns, sort, ...table }: PagedTableProps<Row>) {
  const hidden = useHiddenColumns(columns.map(({ id }) => id));
  const rows = read.data?.content;
  return (
    <>
      {rows && rows.length > 0 && <ListTools call={read.call} rows={rows} columns={columns} hidden={hidden} />}
      <LoadedTable<Row>
        {...table}
        columns={columns
          .filter(({ id }) => !hidden.isHidden(id))
          .map((column) => ({ ...column, sortable: sort?.columns.includes(column.id) }))}
        read={read}
        rows={rows}
        sort={sort && tableSortOf(sort)}
      />
      {read.data && <Pager page={page} of={read.data} onPageChange={onPageChange} />}
    </>
  );
}

/** A heading sorts from the largest or latest on first; the same again turns the order round. */
const tableSortOf = ({ value, onChange }: ListSort): TableSort => ({
  columnId: value.replace('-', ''),
  direction: value.startsWith('-') ? 'desc' : 'asc',
  onSort: (columnId) => onChange(value === `-${columnId}` ? columnId : `-${columnId}`),
});
