import { useMessages, usePageTitle } from '@marquee/kit';
import { buttonClass, EmptyState } from '@marquee/ui';
import { SearchX } from '@marquee/ui/icons';
import { Link } from 'react-router-dom';
import styles from './message-page.module.css';

export function NotFoundPage() {
  const t = useMessages('shell');
  usePageTitle(t('notFound.title'));
  return (
    <div className={styles.page}>
      <EmptyState
        titleAs="h1"
        icon={<SearchX />}
        title={t('notFound.title')}
        description={t('notFound.text')}
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {t('goHome')}
          </Link>
        }
      />
    </div>
  );
}
