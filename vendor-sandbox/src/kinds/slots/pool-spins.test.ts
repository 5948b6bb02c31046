import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listedGames } from '../../game-lists/listed-games';
import { minBetOf } from '../../game-lists/min-bet';
import { playRoutes } from '../../studio/play-routes';
import { createRoundLinks } from '../../studio/round-links';
import { type OpenStudio, openStudio } from '../../studio/studio';
import { createScriptedWallet, openTestSession, type ScriptedWallet } from '../../studio/studio.fixture';
import type { PoolTerms } from './pool-draw';
import type { SlotRoundView } from './slot-rounds';
import { slotsKind } from './slots-kind';

const games = listedGames().filter(({ vendorCode, type }) => vendorCode === 'PG' && type === 'rng');
const [jackpotGame, plainGame] = [true, false].map((has) => games.find(({ hasJackpot }) => hasJackpot === has));
if (!jackpotGame || !plainGame) throw new Error('PG lists slots with and without a jackpot');
const STAKE = minBetOf(jackpotGame, 'BDT');
/** One per cent. */
const SHARE = STAKE / 100;
/** So small that every spin wins the pool. */
const WON_AT_ONCE = { id: '1', seed: 1, amount: 5_000_000 };
/** So large that none does. */
const OUT_OF_REACH = { id: '2', seed: Number.MAX_SAFE_INTEGER / 4, amount: Number.MAX_SAFE_INTEGER / 2 };

let folder: string;
let server: FastifyInstance;
let studio: OpenStudio;
let wallet: ScriptedWallet;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-pool-'));
  server = Fastify();
  wallet = createScriptedWallet();
  studio = await openStudio({ journalFile: join(folder, 'studio.jsonl'), walletOf: () => wallet, log: server.log });
  const kind = slotsKind(games);
  await kind.start(studio);
  playRoutes(server, { studio, kinds: [kind], games, links: createRoundLinks('secret') });
});
afterEach(async () => {
  await server.close();
  await studio.close();
  await rm(folder, { recursive: true, force: true });
});

interface Spun {
  readonly round: SlotRoundView;
  readonly pool: PoolTerms | null;
  readonly payout: number;
}
async function player(terms: Parameters<typeof openTestSession>[1]) {
  const { id } = await openTestSession(studio, terms);
  const send = async (method: 'GET' | 'POST', path: string, payload?: object) =>
    (
      await server.inject({
        method,
        url: `/play/slots/api${path}`,
        headers: { 'x-play-session': id },
        ...(payload && { payload }),
      })
    ).json<Spun>();
  return { send, spin: () => send('POST', '/spin', { id: randomUUID(), stake: STAKE }) };
}
const metaOf = (name: string) => wallet.calls.findLast((call) => call.name === name)?.fields['meta'];

test('a paid spin contributes one per cent, and wins the whole pool apart from its reels', async () => {
  const { send, spin } = await player({ gameCode: jackpotGame.code, jackpotPool: WON_AT_ONCE });
  expect((await send('GET', '/game')).pool).toMatchObject({ amount: 5_000_000, shareBp: 100 });
  const { round, pool } = await spin();
  expect(metaOf('bet')).toMatchObject({ jackpot_contribution: SHARE });
  expect(round.jackpot).toBe(5_000_000 + SHARE);
  expect(pool?.amount).toBe(WON_AT_ONCE.seed);
  const { payout } = await send('POST', '/collect', { bet: round.bet });
  expect(payout).toBeGreaterThanOrEqual(5_000_000 + SHARE);
  await vi.waitFor(() => expect(metaOf('win')).toMatchObject({ jackpot_win: 5_000_000 + SHARE }));
});

test('a spin that does not win leaves its share in the pool', async () => {
  const { spin } = await player({ gameCode: jackpotGame.code, jackpotPool: OUT_OF_REACH });
  const { round, pool } = await spin();
  expect(round.jackpot).toBeUndefined();
  expect(pool?.amount).toBe(OUT_OF_REACH.amount + SHARE);
});

test.each([
  ['of a slot without a jackpot', { gameCode: plainGame.code, jackpotPool: WON_AT_ONCE }],
  ['at a site without a pool', { gameCode: jackpotGame.code }],
])('a spin %s plays for none', async (_name, terms) => {
  const { send } = await player(terms);
  expect((await send('GET', '/game')).pool).toBeNull();
  const stake = ((await send('GET', '/game')) as unknown as { stakes: number[] }).stakes[0];
  const { round, pool } = await send('POST', '/spin', { id: randomUUID(), stake });
  expect([round.jackpot, pool]).toEqual([undefined, null]);
  expect(metaOf('bet')).not.toHaveProperty('jackpot_contribution');
});
