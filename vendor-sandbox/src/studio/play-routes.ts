import type { FastifyInstance } from 'fastify';
import type { ListedGame } from '../game-lists/listed-games';
import { minBetOf } from '../game-lists/min-bet';
import { reversedPayouts } from './bet-record';
import { clientFiles } from './client-files';
import type { RoundLinks } from './round-links';
import { type BetRecord, type GameKind, type OpenStudio, StudioRefusal } from './studio';

const HISTORY = 50;
/** A round by its signed link, and the drawings of a game: they need no session. */
const PUBLIC_ROUTES = /\/api\/(round|symbol)$/;

interface PlayRoutesParts {
  readonly studio: OpenStudio;
  readonly kinds: readonly GameKind[];
  readonly games: readonly ListedGame[];
  readonly links: RoundLinks;
}

/** The calls of game clients: session, history, a round by its link, and the calls of each kind. */
export function playRoutes(server: FastifyInstance, { studio, kinds, games, links }: PlayRoutesParts): void {
  const byCode = new Map(games.map((game) => [`${game.vendorCode} ${game.code}`, game]));
  clientFiles(server, { kinds: kinds.map(({ name }) => name), sessionById: studio.sessionById });
  for (const kind of kinds) {
    server.register(
      async (scope) => {
        scope.setErrorHandler((error, request, reply) => {
          if (error instanceof StudioRefusal) {
            request.log.info({ code: error.code, url: request.routeOptions.url }, 'refused');
            return reply.code(error.status).send({ error: error.code });
          }
          throw error;
        });
        // A session opens one kind of game, and no other answers it.
        scope.addHook('preHandler', async (request) => {
          if (PUBLIC_ROUTES.test(request.routeOptions.url ?? '')) return;
          if (studio.session(request).kind !== kind.name) throw new StudioRefusal(401, 'session_ended');
        });
        scope.addHook('onSend', async (_request, reply) => {
          if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
        });
        scope.get('/session', async (request) => {
          const session = studio.session(request);
          const game = byCode.get(`${session.vendor} ${session.gameCode}`);
          return {
            ...session,
            returnBp: game?.returnBp ?? null,
            minBet: game ? minBetOf(game, session.currency) : null,
            balance: await studio.balance(session),
          };
        });
        scope.get('/history', async (request) => ({
          bets: studio.history(studio.session(request), HISTORY).map(betView),
        }));
        scope.get('/round', async (request) => {
          const id = links.read(request.query as Record<string, unknown>);
          const bet = id === null ? undefined : studio.find(id);
          const session = bet && studio.sessionOf(bet);
          if (!bet || !session || bet.kind !== kind.name) throw new StudioRefusal(404, 'link_over');
          const { gameName, gameCode, vendor, currency, lobbyUrl } = session;
          const site = lobbyUrl === null ? null : new URL(lobbyUrl).hostname;
          return { ...betView(bet), gameName, gameCode, vendor, currency, site };
        });
        kind.routes(scope);
      },
      { prefix: `/play/${kind.name}/api` },
    );
  }
}

const betView = (bet: BetRecord) => {
  const { id, round, stake, payout, state, at, endedAt, detail } = bet;
  return {
    id,
    round,
    stake,
    free: bet.rewardId !== undefined,
    payout,
    state,
    at,
    endedAt,
    detail,
    takenBack: reversedPayouts(bet),
  };
};
