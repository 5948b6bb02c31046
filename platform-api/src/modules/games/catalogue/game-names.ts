import type { BonusGames } from '../../money/bonus/bonus-view';
import { nameIn } from './catalogue-game';
import type { CatalogueService } from './service';

/** Names of games and vendors for modules below the games; what the catalogue lacks is named by its id. */
export function createGameNames({ anyGame, gamesOf }: Pick<CatalogueService, 'anyGame' | 'gamesOf'>): BonusGames {
  return {
    async gameName(gameId, language) {
      const game = await anyGame(gameId);
      return game ? nameIn(game, language) : String(gameId);
    },
    async vendorNames(brandId, vendorIds) {
      if (vendorIds.length === 0) return [];
      const names = new Map((await gamesOf(brandId)).map(({ vendor }) => [vendor.id, vendor.name]));
      return vendorIds.map((id) => names.get(id) ?? String(id));
    },
  };
}
