import type { MissionScore } from '@marquee/contract/calls/missions';
import { LIST_PAGE_SIZE } from '@marquee/contract/constants';
import { useCall, useFailureTexts, useFormat, useMessages, usePagingTexts } from '@marquee/kit';
import { EmptyState, ErrorState, Panel } from '@marquee/ui';
import { Trophy } from '@marquee/ui/icons';
import { type Column, DataTable, Pagination } from '@marquee/ui/table';
import { useState } from 'react';
import { useRankColumns } from '../ranks/rank-columns';
import styles from './leaderboard.module.css';

/** The season's players, most points first, with the member's own place marked. */
export function Leaderboard() {
  const t = useMessages('promotions');
  const { number, day } = useFormat();
  const failureTexts = useFailureTexts();
  const pagingTexts = usePagingTexts();
  const [pageNo, setPageNo] = useState(1);
  const request = { pageNo, pageSize: LIST_PAGE_SIZE };
  const { data, error, isPending, refetch } = useCall('missions.leaderboard', request, {
    keepPrevious: true,
    staleMs: 0,
  });
  const rankColumns = useRankColumns<MissionScore>(({ rank }) => rank);
  const columns: ReadonlyArray<Column<MissionScore>> = [
    ...rankColumns,
    { id: 'score', header: t('missions.board.score'), align: 'end', cell: ({ score }) => number(score) },
  ];
  const failure = error && !data && <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} />;
  return (
    <>
      {data && (
        <p className={styles.season}>
          {t('missions.season', { from: day(data.season.from), to: day(data.season.to) })}
        </p>
      )}
      <Panel padding="none">
        <DataTable<MissionScore>
          caption={t('missions.tab.leaderboard')}
          columns={columns}
          rows={data?.content ?? []}
          rowKey={({ rank }) => String(rank)}
          loading={isPending}
          skeletonRows={6}
          empty={
            <EmptyState
              compact
              icon={<Trophy />}
              title={t('missions.board.empty')}
              description={t('missions.board.emptyHint')}
            />
          }
          error={failure || undefined}
        />
        {data && data.totalPages > 1 && <Pagination {...pagingTexts(data)} page={pageNo} onPageChange={setPageNo} />}
      </Panel>
    </>
  );
}
