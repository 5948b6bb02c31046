import { useCall, useFailureTexts, useMessages, usePageTitle } from '@marquee/kit';
import { ErrorState, Panel, Skeleton } from '@marquee/ui';
import { PageHeader } from '@marquee/ui/page';
import { BarNotice } from './play-bar-notice';
import { LimitPanel } from './limit-panel';
import styles from './limits.module.css';
import { RealityInterval } from './reality-interval';
import { SelfExclusion } from './self-exclusion';
import { LIMIT_KINDS } from './limit-view';
import { TimeOut } from './time-out';

/** `/member/limits`: responsible gaming. */
export default function LimitsPage() {
  const t = useMessages('member');
  usePageTitle(t('limits.title'));
  const failureTexts = useFailureTexts();
  const { data, error, refetch, isFetching } = useCall('limits.overview', {}, { staleMs: 0 });
  return (
    <section className={styles.page}>
      <PageHeader title={t('limits.title')} description={t('limits.description')} />
      {data?.bar && <BarNotice bar={data.bar} />}
      {!data && error && (
        <Panel>
          <ErrorState {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />
        </Panel>
      )}
      {!data && !error && <Skeleton shape="block" height="40rem" />}
      {data && (
        <>
          <div className={styles.kinds}>
            {LIMIT_KINDS.map((kind) => (
              <LimitPanel key={kind} kind={kind} overview={data} />
            ))}
          </div>
          <RealityInterval minutes={data.realityCheckMinutes} />
          <TimeOut />
          <SelfExclusion />
        </>
      )}
    </section>
  );
}
