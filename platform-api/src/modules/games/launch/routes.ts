import type { GameType } from '@marquee/contract/constants';
import type { On } from '../../../platform/http/call-registrar';
import type { CatalogueService } from '../catalogue/service';
import { Failure } from '../../../platform/failure';
import type { LaunchService } from './service';

/** Where a relay launch looks first: lobbies of vendors that offer several types. */
const LOBBY_TYPES: readonly GameType[] = ['sports', 'esports', 'cockfight'];

export function launchRoutes(on: On, launch: LaunchService, catalogue: Pick<CatalogueService, 'gamesOf'>): void {
  on('games.launch', (input, { brand, member, language }) =>
    launch.launch({ brand, member, gameId: input.nodeId, mode: input.mode, language: input.language ?? language }),
  );

  on('games.relayLaunch', async ({ vassalage, gameType, ...input }, { brand, member, language }) => {
    const games = (await catalogue.gamesOf(brand.id, vassalage)).filter(({ type }) => !gameType || type === gameType);
    const lobby = games.find(({ type }) => LOBBY_TYPES.includes(type)) ?? games[0];
    if (!lobby) throw new Failure('game_not_found');
    const { url } = await launch.launch({
      brand,
      member,
      gameId: lobby.id,
      mode: 'real',
      language: input.language ?? language,
    });
    return { url };
  });
}
