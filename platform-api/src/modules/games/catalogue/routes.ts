import type { CallValue } from '@marquee/contract/calls/index';
import type { Game } from '@marquee/contract/entities/game';
import { formatAmount } from '@marquee/contract/money';
import { Failure } from '../../../platform/failure';
import type { On } from '../../../platform/http/call-registrar';
import { tileUrl } from '../art/service';
import type { BrandService } from '../../site/brand/service';
import { nameIn, presentGame } from './catalogue-game';
import { slicePage } from '../../../platform/paging';
import { TYPE_OF } from './menus';
import type { CatalogueService } from './service';
import type { WinnersSource } from './winners-source';

interface CatalogueRouteServices {
  readonly catalogue: CatalogueService;
  readonly winners: WinnersSource;
  readonly brands: Pick<BrandService, 'byId'>;
}

export function catalogueRoutes(on: On, { catalogue, winners, brands }: CatalogueRouteServices): void {
  on('games.menus', async (_input, { brand }) => {
    const [menus, { config }] = await Promise.all([catalogue.menus(brand.id), brands.byId(brand.id)]);
    return { ...menus, prizeMode: config.prizeMode ?? menus.prizeMode };
  });
  on('games.types', (_input, { brand }) => catalogue.gameTypes(brand.id));
  on('games.hot', (input, { brand, language }) => catalogue.hot(brand.id, input.language ?? language));
  on('games.homeLanes', (input, { brand, language }) => catalogue.lanes(brand.id, input.language ?? language));
  on('games.list', (input, { brand, member, language }) =>
    catalogue.list(brand.id, member?.id ?? null, input, input.language ?? language),
  );
  on('games.search', (input, { brand, language }) =>
    catalogue.search(brand.id, input.keyword, input.limit, input.language ?? language),
  );
  on('games.recommended', (input, { brand, language }) =>
    catalogue.recommended(brand.id, input.limit, input.language ?? language, input.nodeId),
  );

  on('games.game', async (input, { brand, language }) => {
    const byCode =
      input.vassalage && input.gameCode ? await catalogue.anyGameByCode(input.vassalage, input.gameCode) : undefined;
    const gameId = input.nodeId ?? byCode?.id;
    if (gameId === undefined) throw new Failure('game_not_found');
    return presentGame(await catalogue.game(brand.id, gameId), input.language ?? language);
  });

  on('games.winners', async (input, { brand, language }) => {
    const gameType = input.gameCategory === 'ALL' ? undefined : TYPE_OF[input.gameCategory];
    const wins = await winners.topWinners(brand, input.limitNum, gameType);
    return winnersBoard(wins, catalogue, input.language ?? language);
  });
  on('pvp.rooms', async ({ vassalage, language: requestedLanguage }, { brand, language }) => {
    const games = await catalogue.gamesOf(brand.id, vassalage);
    return games
      .filter(({ type }) => type === 'pvp')
      .map((game) => roomOf(presentGame(game, requestedLanguage ?? language)));
  });
  memberRoutes(on, catalogue);
}

const roomOf = ({ nodeId, displayName, vassalage, gameCode, minBet, playable }: Game) => ({
  roomId: nodeId,
  roomName: displayName,
  vassalage,
  gameCode,
  minBet,
  playable,
});

function memberRoutes(on: On, catalogue: CatalogueService): void {
  on('games.favouriteIds', (_input, { member }) => catalogue.favouriteIds(member.id));

  on('games.favourites', async (input, { brand, member, language }) => {
    const games = await catalogue.favourites(brand.id, member.id);
    const gamesOfType = games.filter((game) => !input.gameType || game.type === input.gameType);
    return slicePage(gamesOfType, input, (game) => presentGame(game, input.language ?? language));
  });
  on('games.recent', async (input, { brand, member, language }) => {
    const games = await catalogue.recents(brand.id, member.id);
    const gamesOfType = games.filter((game) => !input.gameType || game.type === input.gameType);
    return slicePage(gamesOfType, input, (game) => presentGame(game, input.language ?? language));
  });
  on('games.addFavourite', async ({ nodeId }, { brand, member }) => {
    await catalogue.addFavourite(brand.id, member.id, nodeId);
    return { nodeId, favourite: true as const };
  });
  on('games.removeFavourite', async ({ nodeId }, { member }) => {
    await catalogue.removeFavourite(member.id, nodeId);
    return { nodeId, favourite: false as const };
  });
}

async function winnersBoard(
  wins: Awaited<ReturnType<WinnersSource['topWinners']>>,
  catalogue: CatalogueService,
  language: string,
): Promise<CallValue<'games.winners'>> {
  const entries = await Promise.all(
    wins.map(async ({ customerName, winUnits, currency, gameId, wonAt }) => {
      const game = await catalogue.anyGame(gameId);
      return game
        ? [
            {
              customerName,
              winAmount: formatAmount(winUnits),
              currency,
              gameName: nameIn(game, language),
              gameId,
              iconUrl: tileUrl(gameId),
              wonAt: wonAt.toISOString(),
            },
          ]
        : [];
    }),
  );
  return entries.flat();
}
