import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { ListedGame } from '../../game-lists/listed-games';
import { minBetOf } from '../../game-lists/min-bet';
import { type GameKind, type PlaySession, type Studio, StudioRefusal } from '../../studio/studio';
import { createEventStreams, type EventStreams } from '../event-streams';
import { startPoller } from '../poller';
import type { CardGame } from './card-game';
import { holdEm } from './hold-em/hold-em-game';
import { advance, closeRoom } from './table-room';
import { actSchema, type PvpEvents, sitSchema } from './pvp-messages';
import { createPvpService, type PvpService } from './pvp-service';
import type { PlayedGame } from './take-seat';
import { teenPatti } from './teen-patti/teen-patti-game';

const STEP_MS = 200;

/** The game of a table, by its English name in the game list, such as `Lotus Teen Patti 2`. */
const gameOfName = (name: string): CardGame => (name.includes('Teen Patti') ? teenPatti : holdEm);

/** Card games between players, filled up with house players. @param games all listed games */
export function createPvpKind(games: readonly ListedGame[]): GameKind {
  const streams = createEventStreams<PvpEvents>();
  const byCode = new Map(games.map((game) => [`${game.vendorCode} ${game.code}`, game]));
  const gameOf = ({ vendor, gameCode, currency }: PlaySession): PlayedGame => {
    const game = byCode.get(`${vendor} ${gameCode}`);
    if (!game) throw new StudioRefusal(404, 'unknown_game');
    return { game: gameOfName(game.names.en), minBet: minBetOf(game, currency) };
  };
  let studio: Studio;
  let service: PvpService;
  let stopSteps: () => void = () => undefined;
  return {
    name: 'pvp',
    async start(startedStudio) {
      studio = startedStudio;
      service = createPvpService({ studio, streams, gameOf });
      await service.restore();
      const step = async () => {
        for (const table of [...service.tableRoom.tables.keys()]) await advance(service.tableRoom, table);
      };
      stopSteps = startPoller(STEP_MS, step, (err) => studio.log.error({ err }, 'a step of the card tables failed'));
    },
    routes: (scope) => pvpRoutes(scope, { studio, service, streams }),
    async stop() {
      stopSteps();
      await closeRoom(service.tableRoom);
      streams.close();
    },
  };
}

interface RouteParts {
  readonly studio: Studio;
  readonly service: PvpService;
  readonly streams: EventStreams<PvpEvents>;
}

function pvpRoutes(scope: FastifyInstance, { studio, service, streams }: RouteParts): void {
  const read = <Schema extends z.ZodType>(schema: Schema, session: PlaySession, body: unknown): z.output<Schema> => {
    const parsed = schema.safeParse(body);
    if (parsed.success) return parsed.data;
    studio.log.warn({ session: session.id, issues: parsed.error.issues }, 'malformed card room request');
    throw new StudioRefusal(400, 'malformed');
  };
  scope.get('/offer', async (request) => service.offer(studio.session(request)));
  scope.get('/stream', async (request, reply) => {
    const session = studio.session(request);
    streams.open(session.id, reply);
    service.show(session);
  });
  scope.post('/sit', async (request) => {
    const session = studio.session(request);
    return service.sit(session, read(sitSchema, session, request.body));
  });
  scope.post('/act', async (request) => {
    const session = studio.session(request);
    service.act(session, read(actSchema, session, request.body));
    return {};
  });
  scope.post('/leave', async (request) => {
    await service.leave(studio.session(request));
    return {};
  });
}
