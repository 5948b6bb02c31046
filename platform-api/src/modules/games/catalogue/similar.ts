import type { CatalogueGame } from './catalogue-game';

/** Playable games, those of the same type as `instead` first, of these its own vendor's; otherwise in their order. */
export function similarFirst(games: readonly CatalogueGame[], instead: CatalogueGame | undefined): CatalogueGame[] {
  const playable = games.filter((game) => game.playable && game !== instead);
  if (!instead) return playable;
  const likeness = (game: CatalogueGame) =>
    (game.type === instead.type ? 2 : 0) + (game.vendor === instead.vendor ? 1 : 0);
  return playable.toSorted((one, other) => likeness(other) - likeness(one));
}
