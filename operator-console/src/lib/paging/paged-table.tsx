import type { DataTableProps } from '@marquee/ui/table';
import type { ReactNode } from 'react';
import type { Read } from '../loaded/loaded';
import { LoadedTable } from '../loaded/loaded-table';
import { Pager } from './pager';

interface Page<Row> {
  readonly content: readonly Row[];
  readonly totalPages: number;
  readonly totalElements: number;
}

interface PagedTableProps<Row> extends Pick<DataTableProps<Row>, 'caption' | 'columns' | 'rowKey'> {
  readonly read: Read<Page<Row>>;
  readonly page: number;
  readonly onPageChange: (page: number) => void;
  readonly empty: { readonly icon: ReactNode; readonly title: string };
}

/** A paged list with loading, empty and failed states. */
export function PagedTable<Row>({ read, page, onPageChange, ...table }: PagedTableProps<Row>) {
  return (
    <>
      <LoadedTable<Row> {...table} read={read} rows={read.data?.content} />
      {read.data && <Pager page={page} of={read.data} onPageChange={onPageChange} />}
    </>
  );
}
