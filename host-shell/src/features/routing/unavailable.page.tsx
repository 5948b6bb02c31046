import { useMessages, usePageTitle } from '@marquee/kit';
import { buttonClass, EmptyState } from '@marquee/ui';
import { Lock } from '@marquee/ui/icons';
import { Link } from 'react-router-dom';
import styles from './message-page.module.css';

/** The page of an address that no remote provides for this brand. */
export function UnavailablePage() {
  const t = useMessages('shell');
  usePageTitle(t('unavailable.title'));
  return (
    <div className={styles.page} data-unavailable="">
      <EmptyState
        titleAs="h1"
        icon={<Lock />}
        title={t('unavailable.title')}
        description={t('unavailable.text')}
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {t('goHome')}
          </Link>
        }
      />
    </div>
  );
}
