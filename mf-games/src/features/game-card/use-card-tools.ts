import type { Game } from '@marquee/contract/entities/game';
import { type Translate, useMessages, useShell } from '@marquee/kit';
import { useMemo } from 'react';
import { type Favourites, useFavourites } from '../favourites/use-favourites';
import { type Launch, useLaunch } from '../launch/use-launch';

/** What all cards of a list share. */
export interface CardTools {
  /** Translates keys of the namespace `games`. */
  readonly t: Translate;
  readonly favourites: Favourites;
  readonly launch: Launch;
  /** Opens the details of a game. */
  readonly openDetails: (game: Pick<Game, 'nodeId'>) => void;
}

/**
 * Created once by a list for all its cards: hundreds of them come and go when it is scrolled. The object is stable until one
 * of its parts changes, so that cards are not rendered again.
 */
export function useCardTools(): CardTools {
  const t = useMessages('games');
  const favourites = useFavourites();
  const launch = useLaunch();
  const { openModal } = useShell();
  return useMemo(
    () => ({ t, favourites, launch, openDetails: ({ nodeId }) => openModal('game-popup', { nodeId }) }),
    [t, favourites, launch, openModal],
  );
}
