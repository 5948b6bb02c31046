import { useMessages, usePageTitle } from '@marquee/kit';
import { buttonClass, EmptyState } from '@marquee/ui';
import { SearchX } from '@marquee/ui/icons';
import { Link } from 'react-router-dom';
import styles from './message-page.module.css';

export function NotFoundPage() {
  const t = useMessages('shell');
  usePageTitle(t('not_found.title'));
  return (
    <div className={styles.page}>
      <EmptyState
        titleAs="h1"
        icon={<SearchX />}
        title={t('not_found.title')}
        description={t('not_found.text')}
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {t('go_home')}
          </Link>
        }
      />
    </div>
  );
}
