import type { PromotionRewardItem } from '@marquee/contract/calls/promotions';
import { LIST_PAGE_SIZE } from '@marquee/contract/constants';
import { useCall, useFailureTexts, useFormat, useLanguage, useMessages, usePagingTexts } from '@marquee/kit';
import { Badge, EmptyState, ErrorState, Panel } from '@marquee/ui';
import { Inbox } from '@marquee/ui/icons';
import { type Column, DataTable, Pagination } from '@marquee/ui/table';
import { useState } from 'react';
import { givenText } from '../promotion/reward-texts';

const TONES = { claim: 'hot', claimed: 'success', issued: 'success', expired: 'neutral', revoked: 'danger' } as const;

/** Rewards of promotions that were credited, lapsed or taken back. */
export function RewardHistory() {
  const t = useMessages('promotions');
  const language = useLanguage();
  const failureTexts = useFailureTexts();
  const pagingTexts = usePagingTexts();
  const [pageNo, setPageNo] = useState(1);
  const { data, error, isPending, refetch } = useCall(
    'promotions.rewards',
    { filter: 'history', language, pageNo, pageSize: LIST_PAGE_SIZE },
    { keepPrevious: true, staleMs: 0 },
  );
  const failure = error && !data && <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} />;
  return (
    <Panel padding="none">
      <DataTable<PromotionRewardItem>
        caption={t('rewards.tab.history')}
        columns={useHistoryColumns()}
        rows={data?.content ?? []}
        rowKey={({ participationId, reward }) => `${participationId} ${reward.kind}`}
        loading={isPending}
        skeletonRows={4}
        narrow="cards"
        empty={
          <EmptyState
            compact
            icon={<Inbox />}
            title={t('rewards.noHistory')}
            description={t('rewards.noHistoryHint')}
          />
        }
        error={failure || undefined}
      />
      {data && data.totalPages > 1 && <Pagination {...pagingTexts(data)} page={pageNo} onPageChange={setPageNo} />}
    </Panel>
  );
}

function useHistoryColumns(): ReadonlyArray<Column<PromotionRewardItem>> {
  const t = useMessages('promotions');
  const format = useFormat();
  return [
    { id: 'at', header: t('points.record.at'), cell: ({ at }) => format.dateTime(at) },
    { id: 'title', header: t('rewards.promotion'), rowHeader: true, cell: ({ title }) => <bdi>{title}</bdi> },
    {
      id: 'reward',
      header: t('promotion.terms.rewardColumn'),
      align: 'end',
      cell: ({ reward }) => givenText(reward, t, format),
    },
    {
      id: 'state',
      header: t('points.record.status'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`rewards.state.${state}`)}</Badge>,
    },
  ];
}
