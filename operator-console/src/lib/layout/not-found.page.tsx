import { useMessages } from '@marquee/kit/i18n/use-messages';
import { buttonClass, EmptyState } from '@marquee/ui';
import { Search } from '@marquee/ui/icons';
import { Link, useLocation } from 'react-router-dom';

/** An address that is no page of the console, or none that this operator may open. */
export function NotFoundPage() {
  const t = useMessages('console');
  const { pathname } = useLocation();
  return (
    <EmptyState
      icon={<Search />}
      title={t('notFound.title')}
      description={t('notFound.text', { address: pathname })}
      action={
        <Link to="/remotes" className={buttonClass({})}>
          {t('notFound.home')}
        </Link>
      }
    />
  );
}
