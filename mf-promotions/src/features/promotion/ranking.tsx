import { formatAmount } from '@marquee/contract/amount';
import type { CallValue } from '@marquee/contract/calls/index';
import type { PromotionDetail, RankingPlace } from '@marquee/contract/calls/promotions';
import { moneyReward, pointsReward } from '@marquee/contract/promotions/reward-sums';
import { refreshCall, useCall, useFailureTexts, useFormat, useMessages } from '@marquee/kit';
import { EmptyState, ErrorState, Panel } from '@marquee/ui';
import { Trophy } from '@marquee/ui/icons';
import { type Column, DataTable } from '@marquee/ui/table';
import { useEffect } from 'react';
import { useRankColumns } from '../ranks/rank-columns';
import styles from './ranking.module.css';
import { useProgressValue } from './use-progress-value';

/** Who leads in the running period, with what each place would be given now, and the member's own place wherever it is. */
export function Ranking({ promotion }: { readonly promotion: PromotionDetail }) {
  const t = useMessages('promotions');
  const { dateTime } = useFormat();
  const failureTexts = useFailureTexts();
  const { promotionId } = promotion;
  const { data, error, isPending, refetch } = useCall('promotions.ranking', { promotionId }, { staleMs: 0 });
  useLiveRanking();
  const columns = useColumns(data?.unit ?? 'money', promotion.rules);
  const failure = error && !data && <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} />;
  return (
    <section>
      <h2>{t('promotion.ranking.title')}</h2>
      {data && <p className={styles.until}>{t('promotion.progress.until', { when: dateTime(data.endsAt) })}</p>}
      <Panel padding="none">
        <DataTable<RankingPlace>
          caption={t('promotion.ranking.title')}
          columns={columns}
          rows={data ? rowsOf(data) : []}
          rowKey={({ place }) => String(place)}
          loading={isPending}
          skeletonRows={3}
          empty={
            <EmptyState
              compact
              icon={<Trophy />}
              title={t('missions.board.empty')}
              description={t('promotion.ranking.emptyHint')}
            />
          }
          error={failure || undefined}
        />
      </Panel>
    </section>
  );
}

/** As often as the server counts it again. */
const READ_EVERY_MS = 10_000;

/** Moves the ranking while others play; not in a tab that nobody sees. */
function useLiveRanking(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refreshCall('promotions.ranking');
    }, READ_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}

/** The member's own place stands last where it is below those that are shown. */
function rowsOf({ content, own }: CallValue<'promotions.ranking'>): readonly RankingPlace[] {
  return own && content.every(({ isOwn }) => !isOwn) ? [...content, own] : content;
}

function useColumns(unit: CallValue<'promotions.ranking'>['unit'], { trigger, reward }: PromotionDetail['rules']) {
  const t = useMessages('promotions');
  const { money, number } = useFormat();
  const valueOf = useProgressValue();
  const rankColumns = useRankColumns<RankingPlace>(({ place }) => place);
  /** Empty where a place is given nothing. */
  const rewardText = (place: number): string => {
    if (!reward || !('amount' in reward)) return '';
    if (reward.kind === 'points') {
      const points = pointsReward(reward.amount, { figure: 0n, place });
      return points > 0n ? t('promotion.reward.points', { count: Number(points), points: number(Number(points)) }) : '';
    }
    const sum = moneyReward(reward.amount, { figure: 0n, place });
    return sum > 0n ? money(formatAmount(sum)) : '';
  };
  const columns: ReadonlyArray<Column<RankingPlace>> = [
    ...rankColumns,
    {
      id: 'value',
      header: trigger.kind === 'ranking' ? t(`promotion.ranking.value.${trigger.by}`) : '',
      align: 'end',
      cell: ({ value }) => valueOf(value, unit),
    },
    { id: 'reward', header: t('promotion.terms.rewardColumn'), align: 'end', cell: ({ place }) => rewardText(place) },
  ];
  return columns;
}
