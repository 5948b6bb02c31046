import { useBrand, useFormat, useMessages, usePageTitle } from '@marquee/kit';
import { Logo } from '@marquee/ui';
import { Clock, Globe } from '@marquee/ui/icons';
import { type ReactNode, useEffect } from 'react';
import { BrandHorizon } from '../../lib/brand/brand-horizon';
import { ServiceLinks } from '../support/service-links';
import styles from './closed-pages.module.css';

interface MaintenancePageProps {
  /** ISO 8601; null when unknown. */
  readonly end: string | null;
  /** Checks whether the closure is over; called at the end time and every half minute. */
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

export function RegionPage({ ip }: { readonly ip: string }) {
  const t = useMessages('shell');
  usePageTitle(t('region.title'));
  return (
    <ClosedPage icon={<Globe />} title={t('region.title')}>
      <p>{t('region.text')}</p>
      <p className={styles.fact}>
        {t('region.ip')} <bdi>{ip}</bdi>
      </p>
    </ClosedPage>
  );
}

interface ClosedPageProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

/** The whole page while the site is closed to the visitor, with the ways to reach customer service. */
function ClosedPage({ icon, title, children }: ClosedPageProps) {
  const { name, customerService } = useBrand();
  return (
    <main className={styles.page}>
      <Logo name={name} size="lg" />
      <section className={styles.panel}>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.text}>{children}</div>
        <ServiceLinks contacts={customerService.filter(({ csType }) => csType !== 'LIVECHAT')} />
      </section>
      <BrandHorizon className={styles.horizon} />
    </main>
  );
}
