import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ListedGame } from '../../game-lists/listed-games';
import { type GameKind, type Studio, StudioRefusal } from '../../studio/studio';
import { openStoredResults } from '../stored-results';
import type { KindParts } from '../kind-parts';
import { betRequestSchema } from './bet-check';
import { correctionSchema, type RoundEntry } from './correction';
import { type Corrections, createCorrections } from './corrections';
import { KIND, recoverRounds } from './recover-rounds';
import type { Watcher } from './table/audience';
import { TABLE_TIMING, type TableTiming } from './table/timing';
import { createLiveTables, type LiveTables } from './tables';

/** Proxies close idle streams. */
const HEARTBEAT_MS = 15_000;

/** The live casino: shared tables on a clock, streamed to all their players. */
export function liveKind(
  games: readonly ListedGame[],
  { stateFolder }: Pick<KindParts, 'stateFolder'>,
  timing: TableTiming = TABLE_TIMING,
): GameKind {
  const streams = new Set<FastifyReply>();
  let studio: Studio | null = null;
  let tables: LiveTables | null = null;
  let corrections: Corrections | null = null;
  let close = async (): Promise<void> => undefined;
  const parts = () => {
    if (!studio || !tables) throw new StudioRefusal(503, 'not_ready');
    return { studio, tables };
  };

  return {
    name: KIND,
    async start(startedStudio) {
      const results = await openStoredResults<RoundEntry>({
        studio: startedStudio,
        kind: KIND,
        journalFile: join(stateFolder, 'rounds.jsonl'),
        subjectOf: ({ round }) => round,
        subjectsOf: ({ round }) => [round],
        atMs: () => null,
      });
      close = results.close;
      corrections = createCorrections(startedStudio, results.write, results.storedEntries);
      await corrections.apply();
      await recoverRounds(startedStudio);
      studio = startedStudio;
      tables = createLiveTables(startedStudio, games, timing);
    },
    routes(scope) {
      scope.addHook('preClose', async () => {
        for (const { raw } of streams) raw.end();
      });
      liveRoutes(scope, parts, streams);
    },
    async correct(body) {
      const { round, outcome } = correctionSchema.parse(body);
      return (await corrections?.correct(round, outcome)) ?? null;
    },
    async stop() {
      tables?.stop();
      await close();
    },
  };
}

function liveRoutes(
  scope: FastifyInstance,
  parts: () => { readonly studio: Studio; readonly tables: LiveTables },
  streams: Set<FastifyReply>,
): void {
  scope.get('/stream', async (request, reply) => {
    const { studio, tables } = parts();
    const session = studio.session(request);
    const { table, limits } = tables.of(session);
    const send = openStream(request, reply, streams);
    const leave = table.join({ session, limits, send });
    request.raw.on('close', leave);
    if (request.raw.destroyed) leave();
  });

  scope.post('/bets', async (request) => {
    const { studio, tables } = parts();
    const session = studio.session(request);
    const { table, limits } = tables.of(session);
    const refuse = (code: string, body: unknown) =>
      studio.log.warn(
        { code, player: session.user, game: session.gameCode, bet: body },
        'a bet at a live table was refused',
      );
    const bet = betRequestSchema.safeParse(request.body);
    if (!bet.success) {
      refuse('impossible_bet', request.body);
      throw new StudioRefusal(400, 'impossible_bet');
    }
    return table.place(session, limits, bet.data).catch((error: unknown) => {
      if (error instanceof StudioRefusal) refuse(error.code, bet.data);
      throw error;
    });
  });
}

function openStream(request: FastifyRequest, reply: FastifyReply, streams: Set<FastifyReply>): Watcher['send'] {
  reply.hijack();
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  reply.raw.write('retry: 1000\n\n');
  const heartbeat = setInterval(() => reply.raw.write(': still here\n\n'), HEARTBEAT_MS);
  streams.add(reply);
  request.raw.on('close', () => {
    clearInterval(heartbeat);
    streams.delete(reply);
  });
  return (event, data) => void reply.raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
