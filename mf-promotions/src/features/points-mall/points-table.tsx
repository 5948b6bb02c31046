import { type ApiError, useFailureTexts, usePagingTexts } from '@marquee/kit';
import { EmptyState, ErrorState, Panel } from '@marquee/ui';
import { Inbox } from '@marquee/ui/icons';
import { type Column, DataTable, Pagination } from '@marquee/ui/table';

interface PointsTableProps<Row> {
  readonly caption: string;
  readonly columns: ReadonlyArray<Column<Row>>;
  readonly read: {
    readonly data:
      | { readonly content: readonly Row[]; readonly totalPages: number; readonly totalElements: number }
      | undefined;
    readonly error: ApiError | null;
    readonly isPending: boolean;
    refetch(): unknown;
  };
  readonly pageNo: number;
  readonly onPageChange: (pageNo: number) => void;
  readonly empty: { readonly title: string; readonly description: string };
}

/** A page of a record of points, with its loading, empty and failed states. */
export function PointsTable<Row extends { readonly transactionId: string }>(props: PointsTableProps<Row>) {
  const { caption, columns, read, pageNo, onPageChange, empty } = props;
  const { data, error, isPending } = read;
  const failureTexts = useFailureTexts();
  const pagingTexts = usePagingTexts();
  const failure = error && !data && <ErrorState compact {...failureTexts(error)} onRetry={() => void read.refetch()} />;
  return (
    <Panel padding="none">
      <DataTable<Row>
        caption={caption}
        columns={columns}
        rows={data?.content ?? []}
        rowKey={({ transactionId }) => transactionId}
        loading={isPending}
        skeletonRows={4}
        narrow="cards"
        empty={<EmptyState compact icon={<Inbox />} {...empty} />}
        error={failure || undefined}
      />
      {data && data.totalPages > 1 && <Pagination {...pagingTexts(data)} page={pageNo} onPageChange={onPageChange} />}
    </Panel>
  );
}
