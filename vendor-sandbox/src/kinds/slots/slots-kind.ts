import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ListedGame } from '../../game-lists/listed-games';
import { SYMBOLS } from '../../game-lists/slots/symbols';
import { type GameKind, type Studio, StudioRefusal } from '../../studio/studio';
import { createKeyedMutex } from './keyed-mutex';
import { gamble, playFree } from './round';
import { createSlotRounds, type SlotRounds } from './slot-rounds';
import { slotGames, type SlotGames } from './slot-games';
import { symbolSvg } from './symbol-art';

const freeSchema = z.strictObject({ bet: z.string(), spin: z.number().int().min(1) });
const gambleSchema = z.strictObject({ bet: z.string(), pick: z.enum(['red', 'black']), step: z.number().int().min(0) });
const collectSchema = z.strictObject({ bet: z.string() });
const spinSchema = z.strictObject({
  id: z.string(),
  stake: z.number(),
  reward: z.string().optional(),
  auto: z.boolean().optional(),
});

/** Slots: every round is one bet; free spins and gambles belong to it, and it is paid once, at its end. */
export function slotsKind(listedGames: readonly ListedGame[]): GameKind {
  const games = slotGames(listedGames);
  let studio: Studio;
  let rounds: SlotRounds;
  return {
    name: 'slots',
    async start(startedStudio) {
      studio = startedStudio;
      rounds = createSlotRounds(startedStudio, games);
      await rounds.finishAll();
    },
    routes(scope) {
      gameRoutes(scope, studio, games, rounds);
      roundRoutes(scope, studio, rounds);
    },
    stop: async () => rounds.close(),
    freeStakes: games.stakes,
  };
}

function gameRoutes(scope: FastifyInstance, studio: Studio, games: SlotGames, rounds: SlotRounds): void {
  scope.get('/game', async (request) => {
    const session = studio.session(request);
    return {
      ...games.describe(session),
      round: rounds.openRound(session),
      freeBets: rounds.freeBets(session),
      pool: rounds.pool(session),
    };
  });
  scope.get<{ Querystring: Record<string, string | undefined> }>('/symbol', async ({ query }, reply) => {
    const slot = games.find(query['vendor'] ?? '', query['game'] ?? '');
    const symbol = Number(query['symbol'] ?? -1);
    if (!slot || !Number.isInteger(symbol) || symbol < 0 || symbol >= SYMBOLS)
      throw new StudioRefusal(404, 'not_found');
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .send(symbolSvg(slot.game, symbol));
  });
}

/** What a player wants; what comes of it is drawn here. Calls about one round run one after the other. */
function roundRoutes(scope: FastifyInstance, studio: Studio, rounds: SlotRounds): void {
  const exclusive = createKeyedMutex();
  scope.post('/spin', async (request) => {
    const session = studio.session(request);
    const { auto, ...body } = read(spinSchema, request.body);
    if (auto && !session.autoplay) throw new StudioRefusal(403, 'auto_barred');
    return exclusive(`${session.vendor} ${session.user}`, () => rounds.spin(session, body));
  });
  scope.post('/free', async (request) => {
    const session = studio.session(request);
    const { bet: id, spin } = read(freeSchema, request.body);
    return exclusive(id, async () => {
      const { bet, round, rules } = rounds.roundFor(session, id);
      // An answer that was lost: the spin is shown again, not played again.
      if (spin < round.spins.length) return { round: rounds.view(bet) };
      return { round: await rounds.save(bet, playFree(rules, round, randomInt)) };
    });
  });
  scope.post('/gamble', async (request) => {
    const session = studio.session(request);
    const { bet: id, pick, step } = read(gambleSchema, request.body);
    return exclusive(id, async () => {
      const { bet, round } = rounds.roundFor(session, id);
      if (step < round.gambles.length) return { round: rounds.view(bet) };
      if (!rounds.canGamble(bet, round)) throw new StudioRefusal(409, 'no_gamble');
      return { round: await rounds.save(bet, gamble(round, pick, randomInt)) };
    });
  });
  scope.post('/collect', async (request) => {
    const session = studio.session(request);
    const { bet: id } = read(collectSchema, request.body);
    return exclusive(id, async () => ({
      payout: await rounds.collect(session, id),
      balance: await studio.balance(session),
    }));
  });
}

function read<Value>(schema: z.ZodType<Value>, body: unknown): Value {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new StudioRefusal(400, 'bet_malformed');
  return parsed.data;
}
