import {
  crashBetRequestSchema,
  crashCashOutRequestSchema,
  IN_HOUSE_PATHS,
  instantPlayRequestSchema,
  type InHouseSession,
  minesCashOutRequestSchema,
  minesPickRequestSchema,
  minesStartRequestSchema,
  rotateSeedsRequestSchema,
} from '@marquee/contract/in-house';
import {
  HI_LO_PATHS,
  hiLoCashOutRequestSchema,
  hiLoMoveRequestSchema,
  hiLoStartRequestSchema,
} from '@marquee/contract/in-house-hi-lo';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { z } from 'zod';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { InHouseEngine } from './engine';
import { historyOf } from './history';
import type { LaunchedPlayer, LaunchedPlayers } from './launched-player';
import { limitsOf } from './limits';

/** Maximum buffered output of a slow page, bytes. */
const UNREAD_BYTES = 1_000_000;

export interface InHouseRoutes {
  readonly engine: InHouseEngine;
  readonly players: LaunchedPlayers;
  readonly pool: pg.Pool;
  /** Host name of the play origin; the calls exist on no other. */
  readonly playHost: string;
}

/** The calls of the in-house game clients, on the play origin, authenticated by the launch token. */
export function inHouseRoutes(app: FastifyInstance, { engine, players, pool, playHost }: InHouseRoutes): void {
  const playerOf = async (
    request: FastifyRequest,
    token: string | undefined,
    byToken: LaunchedPlayers['byToken'] = players.byToken,
  ): Promise<LaunchedPlayer> => {
    if (request.hostname !== playHost) throw new Failure('not_found');
    const player = token ? await byToken(token) : null;
    if (!player) throw new Failure('launch_expired');
    return player;
  };

  const get = (path: string, work: (player: LaunchedPlayer) => Promise<unknown>) =>
    app.get(path, async (request) => answer(request, await work(await playerOf(request, bearerOf(request)))));

  const post = <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    work: (player: LaunchedPlayer, input: z.output<Schema>) => Promise<unknown>,
    byToken = players.byToken,
  ) =>
    app.post(path, async (request) => {
      const player = await playerOf(request, bearerOf(request), byToken);
      return answer(request, await work(player, parse(schema, request.body)));
    });

  get(IN_HOUSE_PATHS.session, async (player) => sessionOf(player, await engine.wallet.balance(player)));
  get(IN_HOUSE_PATHS.seeds, (player) => engine.seeds.show(player.key));
  post(IN_HOUSE_PATHS.rotateSeeds, rotateSeedsRequestSchema, (player, chosen) =>
    engine.seeds.rotate(player.key, chosen),
  );
  get(IN_HOUSE_PATHS.rounds, (player) => historyOf(pool, player, engine.beacon));

  get(IN_HOUSE_PATHS.minesRound, (player) => engine.mines.live(player));
  post(IN_HOUSE_PATHS.minesStart, minesStartRequestSchema, (player, { stake, ...round }) =>
    engine.mines.start(player, { ...round, stake: parseAmount(stake) }),
  );
  post(IN_HOUSE_PATHS.minesPick, minesPickRequestSchema, (player, { roundId, cell }) =>
    engine.mines.pick(player, roundId, cell),
  );
  post(IN_HOUSE_PATHS.minesCashOut, minesCashOutRequestSchema, (player, { roundId }) =>
    engine.mines.cashOut(player, roundId),
  );

  get(HI_LO_PATHS.round, (player) => engine.hiLo.live(player));
  post(HI_LO_PATHS.start, hiLoStartRequestSchema, (player, { roundId, stake }) =>
    engine.hiLo.start(player, { roundId, stake: parseAmount(stake) }),
  );
  post(HI_LO_PATHS.move, hiLoMoveRequestSchema, (player, request) => engine.hiLo.move(player, request));
  post(HI_LO_PATHS.cashOut, hiLoCashOutRequestSchema, (player, { roundId }) => engine.hiLo.cashOut(player, roundId));

  post(IN_HOUSE_PATHS.instantPlay, instantPlayRequestSchema, (player, { stake, ...round }) =>
    engine.instant.play(player, { ...round, stake: parseAmount(stake) }),
  );

  post(
    IN_HOUSE_PATHS.crashBet,
    crashBetRequestSchema,
    (player, { stake, ...bet }) => engine.crash.bet(player, { ...bet, stake: parseAmount(stake) }),
    players.recentByToken,
  );
  post(IN_HOUSE_PATHS.crashCashOut, crashCashOutRequestSchema, (player, { betId }) =>
    engine.crash.cashOut(player, betId),
  );
  const streams = new Set<FastifyReply>();
  // A closing server waits for its connections, and a stream would never end by itself.
  app.addHook('preClose', async () => {
    for (const { raw } of streams) raw.end();
  });
  app.get<{ Querystring: { token?: string } }>(IN_HOUSE_PATHS.crashStream, async (request, reply) => {
    const player = await playerOf(request, request.query.token);
    streams.add(reply);
    request.raw.on('close', () => streams.delete(reply));
    await streamTo(request, reply, engine, player);
  });
}

async function streamTo(
  request: FastifyRequest,
  reply: FastifyReply,
  engine: InHouseEngine,
  player: LaunchedPlayer,
): Promise<void> {
  reply.hijack();
  // A stream ends with its connection, so it needs no chunked encoding, which dominates the cost of short messages.
  reply.raw.removeHeader('transfer-encoding');
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  reply.raw.write('retry: 1000\n\n');
  const send = (frame: string) => {
    // A page that does not read is disconnected: it reconnects and receives the current state.
    if (reply.raw.writableLength > UNREAD_BYTES) reply.raw.destroy();
    else reply.raw.write(frame);
  };
  const unsubscribe = await engine.crashHub.subscribe({ player, send });
  request.raw.on('close', unsubscribe);
  if (request.raw.destroyed) unsubscribe();
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{10,255})$/.exec(request.headers.authorization ?? '')?.[1];
}

function answer(request: FastifyRequest, value: unknown) {
  return { success: true, value, requestId: request.id };
}

function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw fieldFailure(
    ...parsed.error.issues.map((issue) => ({ path: issue.path.map(String).join('.'), messageKey: issue.code })),
  );
}

function sessionOf(player: LaunchedPlayer, balance: bigint): InHouseSession {
  const { minStake, maxStake, maxPayout } = limitsOf(player.currency);
  return {
    game: player.game,
    mode: player.demo ? 'demo' : 'real',
    currency: player.currency,
    currencySymbol: player.currencySymbol,
    balance: formatAmount(balance),
    minStake: formatAmount(minStake),
    maxStake: formatAmount(maxStake),
    maxPayout: formatAmount(maxPayout),
    autoBet: player.autoBet,
    lobbyUrl: player.lobbyUrl,
    brand: player.brandCode,
  };
}
