import type { Mission } from '@marquee/contract/calls/missions';
import { LIST_PAGE_SIZE } from '@marquee/contract/constants';
import { useCall, useFormat, useMessages } from '@marquee/kit';
import { Skeleton } from '@marquee/ui';
import { Gift, Trophy } from '@marquee/ui/icons';
import styles from './mission-summary.module.css';

/** What can be claimed now, and the member's place on the leaderboard. @param missions undefined while they load */
export function MissionSummary({ missions }: { readonly missions: readonly Mission[] | undefined }) {
  const t = useMessages('promotions');
  const { number } = useFormat();
  const { data } = useCall('missions.leaderboard', { pageNo: 1, pageSize: LIST_PAGE_SIZE }, { staleMs: 0 });
  const ready = missions?.filter(({ state }) => state === 'claimable').length;
  const own = data?.own;
  return (
    <dl className={styles.summary}>
      <div data-ready={(ready ?? 0) > 0 || undefined}>
        <Gift aria-hidden="true" />
        <dt>{t('missions.ready')}</dt>
        <dd>{ready === undefined ? <Skeleton width="3rem" /> : number(ready)}</dd>
      </div>
      <div>
        <Trophy aria-hidden="true" />
        <dt>{t('missions.rank')}</dt>
        <dd>{own ? <bdi>#{number(own.rank)}</bdi> : data ? t('missions.noRank') : <Skeleton width="3rem" />}</dd>
        {data && (
          <dd className={styles.hint}>
            {own ? t('missions.scoreTotal', { count: own.score, score: number(own.score) }) : t('missions.rankHint')}
          </dd>
        )}
      </div>
    </dl>
  );
}
