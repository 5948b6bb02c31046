import { EmptyState, type EmptyStateProps, Panel } from '@marquee/ui';
import { DataTable, type DataTableProps } from '@marquee/ui/table';
import type { ReactNode } from 'react';
import { Failure, type Read } from './loaded';
import { useSortedRows } from './use-sorted-rows';

interface LoadedTableProps<Row>
  extends Pick<DataTableProps<Row>, 'caption' | 'columns' | 'rowKey' | 'density' | 'narrow' | 'skeletonRows' | 'sort'> {
  readonly read: Read<unknown>;
  /** Of the answer; undefined before it. */
  readonly rows: readonly Row[] | undefined;
  readonly empty: Omit<EmptyStateProps, 'compact'>;
  /** Of the panel around the table. */
  readonly title?: ReactNode;
}

/**
 * A list in a panel with loading, empty and failed states. Rows stay when a later refetch fails. Columns with a `sortValue`
 * order the rows, unless the caller sorts them.
 */
export function LoadedTable<Row>({
  read,
  rows,
  columns,
  empty,
  title,
  density = 'dense',
  sort,
  ...table
}: LoadedTableProps<Row>) {
  const isMissing = read.data === undefined;
  const sorted = useSortedRows(columns, rows ?? []);
  return (
    <Panel padding="none" title={title}>
      <DataTable<Row>
        {...table}
        density={density}
        {...(sort ? { columns, sort, rows: rows ?? [] } : sorted)}
        loading={isMissing && !read.error}
        empty={<EmptyState compact {...empty} />}
        error={isMissing && read.error ? <Failure read={read} /> : undefined}
      />
    </Panel>
  );
}
