import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { ListedGame } from '../../game-lists/listed-games';
import { minBetOf } from '../../game-lists/min-bet';
import { type GameKind, type PlaySession, type Studio, StudioRefusal } from '../../studio/studio';
import { createEventStreams } from '../event-streams';
import { startPoller } from '../poller';
import { joinSchema, loadSchema, type RoomEvents, shotsSchema } from './fish-messages';
import { createFishService, type FishService } from './fish-service';

const TICK_MS = 60;
const SWEEP_MS = 2_000;

/** Shooting fish for money, up to four players over one sea. @param games all listed games, for smallest shot and return */
export function createFishKind(games: readonly ListedGame[]): GameKind {
  const streams = createEventStreams<RoomEvents>();
  const byCode = new Map(games.map((game) => [`${game.vendorCode} ${game.code}`, game]));
  const gameOf = ({ vendor, gameCode, currency }: PlaySession) => {
    const game = byCode.get(`${vendor} ${gameCode}`);
    if (!game || game.returnBp === null) throw new StudioRefusal(404, 'unknown_game');
    return { minBet: minBetOf(game, currency), returnBp: game.returnBp };
  };
  let studio: Studio;
  let service: FishService;
  const stops: (() => void)[] = [];
  return {
    name: 'fish',
    async start(startedStudio) {
      studio = startedStudio;
      service = createFishService({ studio, streams, gameOf });
      await service.restore();
      const onError = (err: unknown) => studio.log.error({ err }, 'a step of the fish rooms failed');
      stops.push(startPoller(TICK_MS, service.tick, onError), startPoller(SWEEP_MS, service.sweep, onError));
    },
    routes: (scope) => fishRoutes(scope, { studio, service, streams }),
    async stop() {
      for (const stop of stops) stop();
      await service.close();
      streams.close();
    },
  };
}

interface RouteParts {
  readonly studio: Studio;
  readonly service: FishService;
  readonly streams: ReturnType<typeof createEventStreams<RoomEvents>>;
}

function fishRoutes(scope: FastifyInstance, { studio, service, streams }: RouteParts): void {
  const read = <Schema extends z.ZodType>(schema: Schema, session: PlaySession, body: unknown): z.output<Schema> => {
    const parsed = schema.safeParse(body);
    if (parsed.success) return parsed.data;
    studio.log.warn({ session: session.id, issues: parsed.error.issues }, 'malformed fish request');
    throw new StudioRefusal(400, 'malformed');
  };
  scope.get('/offer', async (request) => service.offer(studio.session(request)));
  scope.get('/stream', async (request, reply) => {
    const session = studio.session(request);
    streams.open(session.id, reply);
    service.show(session);
  });
  scope.post('/join', async (request) => {
    const session = studio.session(request);
    await service.join(session, read(joinSchema, session, request.body).depth);
    return {};
  });
  scope.post('/magazine', async (request) => {
    const session = studio.session(request);
    return service.load(session, read(loadSchema, session, request.body));
  });
  scope.post('/shots', async (request) => {
    const session = studio.session(request);
    return service.fire(session, read(shotsSchema, session, request.body));
  });
  scope.post('/leave', async (request) => {
    await service.leave(studio.session(request));
    return {};
  });
}
