import type { LineMember } from '@marquee/contract/calls/agent-figures';
import { useFailureTexts, useMessages, usePagingTexts } from '@marquee/kit';
import { EmptyState, ErrorState, Panel } from '@marquee/ui';
import { Users } from '@marquee/ui/icons';
import { type Column, DataTable, Pagination } from '@marquee/ui/table';
import { LineTrail } from './line-trail';
import type { useLineFigures } from './use-line-figures';

interface LineMemberTableProps {
  readonly caption: string;
  readonly state: ReturnType<typeof useLineFigures>;
  readonly columns: ReadonlyArray<Column<LineMember>>;
}

/** The members of a line with their figures, the way to the line and the pages. */
export function LineMemberTable({ caption, state, columns }: LineMemberTableProps) {
  const t = useMessages('agent');
  const failureTexts = useFailureTexts();
  const pagingTexts = usePagingTexts();
  const { data, error, isPending, refetch } = state.report;
  const emptyHint = t(state.of === undefined ? 'line.emptyHint' : 'line.emptyLineHint');
  return (
    <>
      <LineTrail line={data?.line ?? []} addressOf={state.addressOf} />
      <Panel padding="none">
        <DataTable<LineMember>
          caption={caption}
          columns={columns}
          rows={data?.content ?? []}
          rowKey={({ id }) => id}
          loading={isPending}
          totalsLabel={t('line.totals')}
          density="dense"
          narrow="cards"
          maxHeight="70dvh"
          sort={state.sort}
          empty={<EmptyState compact icon={<Users />} title={t('line.empty')} description={emptyHint} />}
          error={
            error && !data ? <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} /> : undefined
          }
        />
      </Panel>
      {data && data.totalPages > 1 && (
        <Pagination {...pagingTexts(data)} page={state.pageNo} onPageChange={state.choosePage} />
      )}
    </>
  );
}
