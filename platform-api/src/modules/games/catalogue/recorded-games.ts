import type { RecordedGames } from '../../money/ledger/recorded-games';
import { nameIn } from './catalogue-game';
import type { CatalogueService } from './service';

/** Names past games by the current catalogue; a removed game keeps its number. */
export function createRecordedGames(catalogue: Pick<CatalogueService, 'anyGame'>): RecordedGames {
  return {
    async recorded(gameId, language) {
      const game = await catalogue.anyGame(gameId);
      return game
        ? { name: nameIn(game, language), vendorCode: game.vendor.code }
        : { name: `#${gameId}`, vendorCode: '' };
    },
  };
}
