import { FAVOURITES_PAGE_SIZE } from '@marquee/contract/constants';
import { useCall, useLanguage, useMessages } from '@marquee/kit';
import { Heart } from '@marquee/ui/icons';
import { AccountGames } from './account-games';

/** `/favorite`: all favourites at once, as the specification's page size says. */
export function Favourites() {
  const t = useMessages('games');
  const favourites = useCall('games.favourites', { language: useLanguage(), pageSize: FAVOURITES_PAGE_SIZE });
  return (
    <AccountGames
      texts={{
        title: t('favourites.title'),
        description: t('favourites.description'),
        empty: t('favourites.empty'),
        emptyHint: t('favourites.emptyHint'),
      }}
      icon={<Heart />}
      games={favourites.data?.content}
      error={favourites.error}
      onRetry={() => void favourites.refetch()}
    />
  );
}
