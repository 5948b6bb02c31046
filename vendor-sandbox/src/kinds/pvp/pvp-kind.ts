import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { ListedGame } from '../../game-lists/listed-games';
import { type GameKind, type PlaySession, type Studio, StudioRefusal } from '../../studio/studio';
import { createEventStreams, type EventStreams } from '../event-streams';
import { repeated } from '../repeated';
import { gameOfName } from './card-games';
import { advance, closeParlour } from './parlour';
import { actSchema, type PvpEvents, sitSchema } from './pvp-messages';
import { createPvpService, type PvpService } from './pvp-service';
import type { PlayedGame } from './sitting-down';

const STEP_MS = 200;

/** Card games between players, with house players for whoever is alone. @param games all listed games: what is played, and for how much */
export function createPvpKind(games: readonly ListedGame[]): GameKind {
  const streams = createEventStreams<PvpEvents>();
  const byCode = new Map(games.map((game) => [`${game.vendorCode} ${game.code}`, game]));
  const gameOf = ({ vendor, gameCode }: PlaySession): PlayedGame => {
    const game = byCode.get(`${vendor} ${gameCode}`);
    if (!game) throw new StudioRefusal(404, 'unknown_game');
    return { game: gameOfName(game.names.en), minBet: game.minBetUnits };
  };
  let studio: Studio;
  let service: PvpService;
  let stopSteps: () => void = () => undefined;
  return {
    name: 'pvp',
    async start(opened) {
      studio = opened;
      service = createPvpService({ studio, streams, gameOf });
      await service.restore();
      const step = async () => {
        for (const table of [...service.parlour.tables.keys()]) await advance(service.parlour, table);
      };
      stopSteps = repeated(STEP_MS, step, studio.log);
    },
    routes: (scope) => pvpRoutes(scope, { studio, service, streams }),
    async stop() {
      stopSteps();
      await closeParlour(service.parlour);
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
