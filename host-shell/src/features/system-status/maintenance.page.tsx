import { useBrand, useFormat, useMessages, usePageTitle } from '@marquee/kit';
import { Clock } from '@marquee/ui/icons';
import { useEffect } from 'react';
import { ClosedPage } from './closed-page';
import styles from './closed-page.module.css';

interface MaintenancePageProps {
  /** ISO 8601, null while nobody knows. */
  readonly end: string | null;
  /** Asks whether it is over; called at the end time and every half minute. */
  readonly onDue: () => void;
}

const RECHECK_MS = 30_000;

export function MaintenancePage({ end, onDue }: MaintenancePageProps) {
  const t = useMessages('shell');
  const { dateTime } = useFormat();
  const { name } = useBrand();
  usePageTitle(t('maintenance.title'));
  useEffect(() => {
    const untilEndMs = end === null ? RECHECK_MS : Math.max(Date.parse(end) - Date.now(), 1_000);
    const timer = setInterval(onDue, Math.min(untilEndMs, RECHECK_MS));
    return () => clearInterval(timer);
  }, [end, onDue]);
  return (
    <ClosedPage icon={<Clock />} title={t('maintenance.title')}>
      <p>{t('maintenance.text', { brand: name })}</p>
      {end !== null && (
        <p className={styles.fact}>
          {t('maintenance.end')} <time dateTime={end}>{dateTime(end)}</time>
        </p>
      )}
    </ClosedPage>
  );
}
