import type { DataTableProps } from '@marquee/ui/table';
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

interface PagedTableProps<Row> extends Pick<DataTableProps<Row>, 'caption' | 'columns' | 'rowKey'> {
  readonly read: Read<Page<Row>> & { readonly call: ListCall };
  readonly page: number;
  readonly onPageChange: (page: number) => void;
  readonly empty: { readonly icon: ReactNode; readonly title: string };
}

/** A paged list with loading, empty and failed states, whose columns can be hidden and whose rows can be exported. */
export function PagedTable<Row>({ read, page, onPageChange, columns, ...table }: PagedTableProps<Row>) {
  const hidden = useHiddenColumns(columns.map(({ id }) => id));
  const rows = read.data?.content;
  return (
    <>
      {rows && rows.length > 0 && <ListTools call={read.call} rows={rows} columns={columns} hidden={hidden} />}
      <LoadedTable<Row> {...table} columns={columns.filter(({ id }) => !hidden.isHidden(id))} read={read} rows={rows} />
      {read.data && <Pager page={page} of={read.data} onPageChange={onPageChange} />}
    </>
  );
}
