import type { Game } from '@marquee/contract/entities/game';
import { useMessages } from '@marquee/kit';
import { IconButton } from '@marquee/ui';
import { Heart } from '@marquee/ui/icons';
import { useFavourites } from '../favourites/use-favourites';
import styles from './favourite-toggle.module.css';

/** The favourite button in the bar of an open game. */
export function FavouriteToggle({ game }: { readonly game: Game }) {
  const t = useMessages('games');
  const favourites = useFavourites();
  return (
    <IconButton
      icon={<Heart />}
      className={styles.heart}
      label={t('card.favourite', { name: game.displayName })}
      pressed={favourites.has(game.nodeId)}
      onClick={() => favourites.toggle(game)}
    />
  );
}
