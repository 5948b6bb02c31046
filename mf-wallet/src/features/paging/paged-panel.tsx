import { type ApiError, useFailureTexts, usePagingTexts } from '@marquee/kit';
import { EmptyState, ErrorState, Panel } from '@marquee/ui';
import { type Column, DataTable, Pagination } from '@marquee/ui/table';
import type { ReactNode } from 'react';

interface PagedPanelProps<Row> {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly columns: ReadonlyArray<Column<Row>>;
  readonly rowKey: (row: Row) => string;
  readonly read: {
    readonly data:
      | { readonly content: readonly Row[]; readonly totalPages: number; readonly totalElements: number }
      | undefined;
    readonly error: ApiError | null;
    readonly isPending: boolean;
    refetch(): unknown;
  };
  readonly page: number;
  readonly onPageChange: (page: number) => void;
  readonly empty: { readonly icon: ReactNode; readonly title: string; readonly description?: string };
}

/** A paged list in a panel, with its loading, empty and failed states. */
export function PagedPanel<Row>(props: PagedPanelProps<Row>) {
  const { title, actions, columns, rowKey, read, page, onPageChange, empty } = props;
  const failureTexts = useFailureTexts();
  const pagingTexts = usePagingTexts();
  const { data, error } = read;
  return (
    <Panel title={title} actions={actions} padding="none">
      <DataTable<Row>
        caption={title}
        columns={columns}
        rows={data?.content ?? []}
        rowKey={rowKey}
        loading={read.isPending}
        skeletonRows={4}
        narrow="cards"
        empty={<EmptyState compact {...empty} />}
        error={
          error && !data ? (
            <ErrorState compact {...failureTexts(error)} onRetry={() => void read.refetch()} />
          ) : undefined
        }
      />
      {data && data.totalPages > 1 && <Pagination {...pagingTexts(data)} page={page} onPageChange={onPageChange} />}
    </Panel>
  );
}
