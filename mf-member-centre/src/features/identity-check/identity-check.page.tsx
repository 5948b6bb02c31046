import { useCall, useFailureTexts, useMessages, usePageTitle } from '@marquee/kit';
import { ErrorState, Panel, Skeleton } from '@marquee/ui';
import { PageHeader } from '@marquee/ui/page';
import { CheckPanel } from './check-panel';
import { LevelLimits } from './level-limits';
import styles from './identity-check.module.css';

/** `/member/identity`: who the member is, proven by documents. */
export default function IdentityCheckPage() {
  const t = useMessages('member');
  const failureTexts = useFailureTexts();
  usePageTitle(t('identity.title'));
  const {
    data: read,
    error,
    refetch,
    isFetching,
    isFetchedAfterMount,
  } = useCall('identity.overview', {}, { staleMs: 0 });
  // The wizard begins where the check is now, not where the security centre last saw it.
  const data = isFetchedAfterMount ? read : undefined;
  return (
    <section className={styles.page}>
      <PageHeader title={t('identity.title')} description={t('identity.description')} />
      {!data && error && (
        <Panel>
          <ErrorState {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />
        </Panel>
      )}
      {!data && !error && <Skeleton shape="block" height="30rem" />}
      {data && (
        <>
          {data.limits && <LevelLimits level={data.level} limits={data.limits} />}
          <CheckPanel level={1} overview={data} />
          <CheckPanel level={2} overview={data} />
        </>
      )}
    </section>
  );
}
