import { useMessages, usePageTitle } from '@marquee/kit';
import { Globe } from '@marquee/ui/icons';
import { ClosedPage } from './closed-page';
import styles from './closed-page.module.css';

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
