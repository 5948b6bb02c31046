import { useMessages, usePageTitle } from '@marquee/kit';
import { buttonClass, EmptyState } from '@marquee/ui';
import { Lock } from '@marquee/ui/icons';
import { Link } from 'react-router-dom';
import styles from './message-page.module.css';

/** The page of a remote that an operator disabled, with the reason. */
export function DisabledPage({ reason }: { readonly reason: string }) {
  const t = useMessages('shell');
  usePageTitle(t('disabled.title'));
  return (
    <div className={styles.page} data-disabled="">
      <EmptyState
        titleAs="h1"
        icon={<Lock />}
        title={t('disabled.title')}
        description={
          <>
            {t('disabled.text')}
            {reason !== '' && <span className={styles.reason}>{t('disabled.reason', { reason })}</span>}
          </>
        }
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {t('goHome')}
          </Link>
        }
      />
    </div>
  );
}
