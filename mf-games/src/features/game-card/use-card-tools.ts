import type { Game } from '@marquee/contract/entities/game';
import { type Translate, useMessages, useShell } from '@marquee/kit';
import { useMemo } from 'react';
import { type Favourites, useFavourites } from '../favourites/use-favourites';
import { type Launch, useLaunch } from '../launch/use-launch';

/** What the cards of a list have in common. */
export interface CardTools {
  /** In the words of `games`. */
  readonly t: Translate;
  readonly favourites: Favourites;
  readonly launch: Launch;
  /** Tells of a game before it is played. */
  readonly tellOf: (game: Pick<Game, 'nodeId'>) => void;
}

/**
 * Asked for once by a list, for all its cards: hundreds of them come and go when it is scrolled. The same object until one
 * of them changes, so that cards that show nothing else need not be rendered again.
 */
export function useCardTools(): CardTools {
  const t = useMessages('games');
  const favourites = useFavourites();
  const launch = useLaunch();
  const { openModal } = useShell();
  return useMemo(
    () => ({ t, favourites, launch, tellOf: ({ nodeId }) => openModal('game-popup', { nodeId }) }),
    [t, favourites, launch, openModal],
  );
}
