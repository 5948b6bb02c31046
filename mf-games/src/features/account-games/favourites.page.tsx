import { FAVOURITES_PAGE_SIZE } from '@marquee/contract/constants';
import { useCall, useLanguage } from '@marquee/kit';
import { Heart } from '@marquee/ui/icons';
import { AccountGames } from './account-games';

/** `/favorite`: all favourites at once, as the specification's page size says. */
export default function FavouritesPage() {
  const favourites = useCall('games.favourites', { language: useLanguage(), pageSize: FAVOURITES_PAGE_SIZE });
  return (
    <AccountGames
      list="favourites"
      icon={<Heart />}
      games={favourites.data?.content}
      error={favourites.error}
      onRetry={() => void favourites.refetch()}
    />
  );
}
