import type { ApiError } from '@marquee/kit/http/api-error';
import { EmptyState, Panel } from '@marquee/ui';
import { DataTable, type DataTableProps } from '@marquee/ui/table';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureState } from '../failure/failure-state';
import { Pager } from './pager';

interface Page<Row> {
  readonly content: readonly Row[];
  readonly totalPages: number;
  readonly totalElements: number;
}

interface PagedTableProps<Row> extends Pick<DataTableProps<Row>, 'caption' | 'columns' | 'rowKey'> {
  readonly read: UseQueryResult<Page<Row>, ApiError>;
  readonly page: number;
  readonly onPageChange: (page: number) => void;
  readonly empty: { readonly icon: ReactNode; readonly title: string };
}

/** A paged list with loading, empty and failed states. */
export function PagedTable<Row>({ read, page, onPageChange, empty, ...table }: PagedTableProps<Row>) {
  const { data, error, isPending, isFetching, refetch } = read;
  return (
    <>
      <Panel padding="none">
        <DataTable<Row>
          {...table}
          rows={data?.content ?? []}
          loading={isPending}
          density="dense"
          empty={<EmptyState compact {...empty} />}
          error={
            error && !data ? (
              <FailureState error={error} onRetry={() => void refetch()} retrying={isFetching} />
            ) : undefined
          }
        />
      </Panel>
      {data && <Pager page={page} of={data} onPageChange={onPageChange} />}
    </>
  );
}
