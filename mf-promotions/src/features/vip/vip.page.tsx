import {
  refreshCall,
  useCall,
  useFailureTexts,
  useFormat,
  useMessages,
  usePageTitle,
  useShell,
  useTopic,
} from '@marquee/kit';
import { ErrorState, Skeleton } from '@marquee/ui';
import { TriangleAlert } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { useEffect, useRef } from 'react';
import { VipChanges } from './vip-changes';
import { VipLevels } from './vip-levels';
import { VipStanding } from './vip-standing';
import styles from './vip.module.css';

/** `/member/vip`: the member's level, the way to the next one, and what each level gives. */
export default function VipPage() {
  const t = useMessages('promotions');
  const { day } = useFormat();
  const { toast } = useShell();
  const failureTexts = useFailureTexts();
  usePageTitle(t('vip.title'));
  const { data, error, refetch, isFetching } = useCall('vip.status', {}, { staleMs: 0 });
  const refresh = () => void refreshCall('vip.status');
  // The level that the member knows of: what is read again may have the new one before the topic comes.
  const known = useRef<number | null>(null);
  const ownLevel = data?.level ?? null;
  useEffect(() => {
    known.current ??= ownLevel;
  }, [ownLevel]);
  useTopic('vip.level', ({ level }) => {
    const isRise = known.current !== null && level > known.current;
    known.current = level;
    const reached = isRise && data?.levels.find((candidate) => candidate.level === level);
    if (reached) toast({ kind: 'success', message: t('vip.reached', { name: reached.name }) });
    refresh();
  });
  useTopic('missions.progress', refresh);
  useTopic('wallet.deposit', refresh);
  if (error && !data)
    return <ErrorState {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <section>
      <PageHeader title={t('vip.title')} description={t('vip.description')} />
      {!data && <Skeleton shape="block" height="24rem" />}
      {data?.fallsOn && (
        <p className={styles.warning} role="status">
          <TriangleAlert aria-hidden="true" />
          {t('vip.warning', { day: day(data.fallsOn) })}
        </p>
      )}
      {data && <VipStanding status={data} />}
      {data && <VipLevels status={data} />}
      {data && data.changes.length > 0 && <VipChanges status={data} />}
    </section>
  );
}
