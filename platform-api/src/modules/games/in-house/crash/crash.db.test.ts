import { randomUUID } from 'node:crypto';
import { crashPayout, crashPoint, elapsedAt } from '@marquee/contract/fairness/crash';
import { sha256Hex } from '@marquee/contract/fairness/fair-bytes';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Beacon } from '../../../../platform/beacon';
import { inTransaction } from '../../../../platform/database';
import { seedBefore } from '../../../../platform/hash-chain';
import { underLease } from '../../../../platform/lease';
import { mustVerify, UNIT } from '../../../money/ledger/money.fixture';
import { type EngineTest, startEngineTest, TEST_BEACON } from '../engine.fixture';
import { limitsOf } from '../limits';
import type { Player } from '../player';
import type { Delivery } from '../wallet/wallet-client';
import { cashOutDue } from './crash-cash-outs';
import { createTestRounds, STAKE, UNFENCED } from './crash.fixture';
import { createCrashLoop, type CrashLoopParts } from './crash-loop';
import { type CrashBetRow, type CrashRoundRow, readNewestRound } from './crash-repository';
import { endBets } from './crash-settlement';

let game: EngineTest;
beforeAll(async () => {
  game = await startEngineTest();
});
afterEach(() => mustVerify(game.db.pool));
afterAll(() => game.close());

const pool = () => game.wallet.platform.database.pool;
const { seeds, openRound } = createTestRounds(pool);

/** Starts the flight of the round with a crash at `hundredths`, as if it had taken off `sinceMs` ago. */
const takeOff = (round: CrashRoundRow, hundredths: number, sinceMs = 0) =>
  inTransaction(pool(), async (client) => {
    // Before its beacon: the database itself refuses this.
    await client.query('set local session_replication_role = replica');
    await client.query(
      `update crash_round set state = 'flying', salt = 'test', crash_hundredths = $2, took_off_at = clock_timestamp() - $3 * interval '1 millisecond' where id = $1`,
      [round.id, hundredths, sinceMs],
    );
  });

/** What automatic cash-outs need. */
const cashier = () => ({ pool: pool(), wallet: game.engine.wallet, led: underLease(pool(), UNFENCED) });

const bet = (player: Player, autoCashOutHundredths: number | null = null, betId: string = randomUUID()) =>
  game.engine.crash.bet(player, { betId, stake: STAKE, autoCashOutHundredths });

/** The messages of one frame. */
const framesOf = (frames: string) => frames.split(/(?<=\n\n)/);

/** The payload of a message. */
const dataOf = (frame: string) => JSON.parse(frame.slice(frame.indexOf('data: ') + 6)) as Record<string, unknown>;

/** A loop like the engine's. */
const loopOf = (parts: Partial<CrashLoopParts> = {}) =>
  createCrashLoop({
    pool: pool(),
    wallet: game.engine.wallet,
    log: game.wallet.platform.log,
    beacon: TEST_BEACON,
    ...parts,
  });

const leaveNothingLive = () =>
  pool().query(`update crash_round set state = 'void', finished_at = now() where state in ('betting', 'flying')`);

test('takes a bet once while betting is open, however often repeated', async () => {
  await openRound();
  const player = await game.player('CRASH', 1_000n * UNIT);
  const placed = await bet(player);
  expect(placed).toMatchObject({ state: 'placed', balance: '900.00' });
  await bet(player, null, placed.betId);
  expect(await game.cashOf(player.memberId)).toBe(900n * UNIT);
});

test('refuses a bet of a series where the brand’s jurisdiction has none', async () => {
  await openRound();
  const player = await game.player('CRASH', 1_000n * UNIT);
  const request = { stake: STAKE, autoCashOutHundredths: null, auto: true };
  await expect(
    game.engine.crash.bet({ ...player, autoBet: false }, { ...request, betId: randomUUID() }),
  ).rejects.toMatchObject({ code: 'feature_disabled' });
  expect(await game.cashOf(player.memberId)).toBe(1_000n * UNIT);
  const placed = await game.engine.crash.bet({ ...player, autoBet: true }, { ...request, betId: randomUUID() });
  expect(placed.state).toBe('placed');
});

test('takes no bet during the flight', async () => {
  const round = await openRound();
  await takeOff(round, 200);
  const player = await game.player('CRASH', 1_000n * UNIT);
  await expect(bet(player)).rejects.toMatchObject({ code: 'round_not_open' });
  expect(await game.cashOf(player.memberId)).toBe(1_000n * UNIT);
});

test('pays a cash-out at the multiplier of the server’s clock', async () => {
  const round = await openRound();
  const player = await game.player('CRASH', 1_000n * UNIT);
  const { betId } = await bet(player);
  await takeOff(round, 10_000, 5_000);
  const won = await game.engine.crash.cashOut(player, betId);
  expect(won.state).toBe('won');
  expect(won.cashedOutHundredths).toBeGreaterThanOrEqual(134);
  expect(await game.cashOf(player.memberId)).toBe(900n * UNIT + crashPayout(STAKE, won.cashedOutHundredths ?? 0));
});

test('sends a page that connects during a round its own bet', async () => {
  const round = await openRound();
  const [player, other] = [await game.player('CRASH', 1_000n * UNIT), await game.player('CRASH', 1_000n * UNIT)];
  const { betId } = await bet(player);
  await bet(other);
  await takeOff(round, 10_000);
  const topics: string[] = [];
  const unsubscribe = await game.engine.crashHub.subscribe({
    player,
    send: (frames) => topics.push(...framesOf(frames)),
  });
  const bets = () => topics.filter((frame) => frame.startsWith('event: bet\n')).map(dataOf);
  await vi.waitFor(() => expect(bets().at(-1)).toMatchObject({ betId, state: 'placed' }));
  unsubscribe();
  expect(new Set(bets().map((own) => own['betId']))).toEqual(new Set([betId]));
  await leaveNothingLive();
});

test('refuses a cash-out after the crash point, even before the crash is announced', async () => {
  const round = await openRound();
  const player = await game.player('CRASH', 1_000n * UNIT);
  const { betId } = await bet(player);
  await takeOff(round, 120, 60_000);
  await expect(game.engine.crash.cashOut(player, betId)).rejects.toMatchObject({ code: 'round_not_open' });
});

test('cashes out a bet once, and for its owner only', async () => {
  const round = await openRound();
  const player = await game.player('CRASH', 1_000n * UNIT);
  const stranger = await game.player('CRASH', 1_000n * UNIT);
  const { betId } = await bet(player);
  await takeOff(round, 100_000, 1_000);
  await expect(game.engine.crash.cashOut(stranger, betId)).rejects.toMatchObject({ code: 'round_not_open' });
  const results = await Promise.allSettled([1, 2, 3].map(() => game.engine.crash.cashOut(player, betId)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('returns the stakes of an interrupted round under a new leader', async () => {
  await leaveNothingLive();
  const round = await openRound();
  const waiting = await game.player('CRASH', 1_000n * UNIT);
  const cashedOut = await game.player('CRASH', 1_000n * UNIT);
  await bet(waiting);
  const { betId } = await bet(cashedOut);
  await takeOff(round, 100_000, 2_000);
  await game.engine.crash.cashOut(cashedOut, betId);
  const loop = loopOf();
  const leadership = new AbortController();
  const loopRun = loop.run(leadership.signal, UNFENCED);
  await vi.waitFor(async () => expect(await game.cashOf(waiting.memberId)).toBe(1_000n * UNIT), 10_000);
  expect(await game.cashOf(cashedOut.memberId)).toBeGreaterThan(1_000n * UNIT);
  leadership.abort();
  await loopRun;
}, 20_000);

test('a leader whose lease another process has taken opens, flies and ends nothing', async () => {
  await leaveNothingLive();
  await openRound();
  const before = await readNewestRound(pool());
  const lost = { fence: () => Promise.reject(new Error('led by another process')) };
  const loop = loopOf();
  await expect(loop.run(new AbortController().signal, lost)).rejects.toThrow('led by another process');
  expect(await readNewestRound(pool())).toEqual(before);
  await leaveNothingLive();
});

/** A beacon whose every round is this one. */
const beaconOf = (randomness: string): Beacon => ({
  ...TEST_BEACON,
  read: async () => ({ randomness, signature: 'cd' }),
});

/** A chain of one round that crashes between 1.10 x and 1.30 x with this randomness. */
async function prepareLowCrash(salt: string): Promise<void> {
  for (;;) {
    const seed = randomUUID();
    const hundredths = await crashPoint(seed, salt);
    if (hundredths < 110 || hundredths > 130) continue;
    await pool().query('insert into crash_chain (anchor, last_seed, length) values ($1, $2, 1)', [
      await sha256Hex(seed),
      seed,
    ]);
    return;
  }
}

test('pays automatic cash-outs, closes the other bets, and proves the round', async () => {
  await leaveNothingLive();
  const careful = await game.player('CRASH', 1_000n * UNIT);
  const greedy = await game.player('CRASH', 1_000n * UNIT);
  await prepareLowCrash('7a'.repeat(32));
  const timing = { bettingMs: 2_000, pauseMs: 60_000, lookMs: 50 };
  const loop = loopOf({ timing, beacon: beaconOf('7a'.repeat(32)) });
  const leadership = new AbortController();
  const loopRun = loop.run(leadership.signal, UNFENCED);
  await vi.waitFor(async () => expect((await readNewestRound(pool()))?.state).toBe('betting'), 5_000);
  const { roundId } = await bet(careful, 101);
  await bet(greedy, 1_000);
  const finished = await vi.waitFor(async () => {
    const { rows } = await pool().query<CrashRoundRow>(
      `select * from crash_round where id = $1 and state = 'crashed'`,
      [roundId],
    );
    expect(rows).toHaveLength(1);
    return rows[0] as CrashRoundRow;
  }, 20_000);
  leadership.abort();
  await loopRun;

  await vi.waitFor(async () => expect(await game.cashOf(careful.memberId)).toBe(1_001n * UNIT));
  expect(await game.cashOf(greedy.memberId)).toBe(900n * UNIT);
  expect(await sha256Hex(finished.seed)).toBe(finished.seed_hash);
  expect([finished.salt, finished.beacon_signature]).toEqual(['7a'.repeat(32), 'cd']);
  expect(Number(finished.took_off_at)).toBeGreaterThanOrEqual(Number(finished.beacon_at));
  expect(await crashPoint(finished.seed, finished.salt ?? '')).toBe(finished.crash_hundredths);
  const { rowCount } = await pool().query(
    `select from crash_round where id = $1 and took_off_at = date_trunc('milliseconds', took_off_at)`,
    [roundId],
  );
  expect(rowCount, 'a page counts from the very moment that the database has').toBe(1);
});

test('plays a round by the database’s clock when the clock of the process is five minutes fast', async () => {
  await leaveNothingLive();
  const player = await game.player('CRASH', 1_000n * UNIT);
  await prepareLowCrash('7a'.repeat(32));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300_000 });
  const leadership = new AbortController();
  try {
    const timing = { bettingMs: 1_500, pauseMs: 60_000, lookMs: 20 };
    const loopRun = loopOf({ timing, beacon: beaconOf('7a'.repeat(32)) }).run(leadership.signal, UNFENCED);
    await vi.waitFor(async () => expect((await readNewestRound(pool()))?.state).toBe('betting'), 5_000);
    const { roundId } = await bet(player);
    const round = await vi.waitFor(async () => {
      const { rows } = await pool().query<CrashRoundRow>(`select * from crash_round where id = $1`, [roundId]);
      expect(rows[0]?.state).toBe('crashed');
      return rows[0] as CrashRoundRow;
    }, 15_000);
    leadership.abort();
    await loopRun;
    const [closesMs = 0, takeOffMs = 0, crashMs = 0] = [
      round.betting_closes_at,
      round.took_off_at,
      round.finished_at,
    ].map((at) => at?.getTime() ?? 0);
    expect(takeOffMs).toBeGreaterThanOrEqual(closesMs - 20);
    expect(crashMs - takeOffMs).toBeGreaterThanOrEqual(elapsedAt(round.crash_hundredths ?? 100) - 20);
  } finally {
    leadership.abort();
    vi.useRealTimers();
  }
});

test('pays simultaneous results together and once, even after a wallet outage', async () => {
  const round = await openRound();
  const players = await Promise.all([1, 2, 3].map(() => game.player('CRASH', 1_000n * UNIT)));
  await Promise.all(players.map((player) => bet(player, 150)));
  await takeOff(round, 10_000);
  const { rows } = await pool().query<CrashBetRow>('select * from crash_bet where round_id = $1', [round.id]);
  const closings = rows.map((placed) => ({ bet: placed, hundredths: 150 }));
  const endAll = () => inTransaction(pool(), (client) => endBets(client, game.engine.wallet, round, closings));
  game.unplugWallet(true);
  const deliver = await endAll();
  await expect(deliver?.()).rejects.toThrow();
  game.unplugWallet(false);
  expect(await endAll()).toBeNull();
  for (const { memberId } of players)
    await vi.waitFor(async () => expect(await game.cashOf(memberId)).toBe(1_050n * UNIT), 15_000);
  await deliver?.();
  for (const { memberId } of players) expect(await game.cashOf(memberId)).toBe(1_050n * UNIT);
  await leaveNothingLive();
});

test('cashes out by itself where the highest payout is reached, so that nobody flies on for nothing', async () => {
  const { maxStake, maxPayout } = limitsOf('BDT');
  const round = await openRound();
  const [lucky, luckier] = [await game.player('CRASH', maxStake), await game.player('CRASH', maxStake)];
  const factor = Number(maxPayout / maxStake) * 100;
  for (const [player, auto] of [
    [lucky, factor],
    [luckier, null],
  ] as const)
    await game.engine.crash.bet(player, { betId: randomUUID(), stake: maxStake, autoCashOutHundredths: auto });
  await takeOff(round, 10 * factor);
  const deliveries: (Delivery | null)[] = [];
  await cashOutDue(cashier(), { round, reached: factor - 1 }, (results) => deliveries.push(results));
  expect(deliveries.filter(Boolean)).toEqual([]);
  await cashOutDue(cashier(), { round, reached: factor }, (results) => deliveries.push(results));
  for (const deliver of deliveries) await deliver?.();
  for (const { memberId } of [lucky, luckier]) expect(await game.cashOf(memberId)).toBe(maxPayout);
  await leaveNothingLive();
});

test('ends automatic cash-outs in bundles, each bet once, and leaves those not due', async () => {
  const round = await openRound();
  const players = await Promise.all([1, 2, 3, 4, 5].map(() => game.player('CRASH', 1_000n * UNIT)));
  const greedy = await game.player('CRASH', 1_000n * UNIT);
  await Promise.all(players.map((player) => bet(player, 150)));
  await bet(greedy, 1_000);
  await takeOff(round, 10_000);
  const bundles: (Delivery | null)[] = [];
  const cashOut = () => cashOutDue(cashier(), { round, reached: 160 }, (results) => bundles.push(results), 2);
  await cashOut();
  expect(bundles).toHaveLength(3);
  await cashOut();
  expect(bundles).toHaveLength(3);
  for (const deliver of bundles) await deliver?.();
  for (const { memberId } of players) expect(await game.cashOf(memberId)).toBe(1_050n * UNIT);
  const { rows } = await pool().query('select player from crash_bet where round_id = $1 and state = $2', [
    round.id,
    'placed',
  ]);
  expect(rows).toEqual([{ player: greedy.key }]);
  await leaveNothingLive();
});

test('proves every seed by the previous one, back to the anchor of the chain', async () => {
  const [first, second] = await inTransaction(pool(), async (client) => [
    await seeds.take(client),
    await seeds.take(client),
  ]);
  expect(second?.seedHash).toBe(first?.seed);
  const { rows } = await pool().query<{ anchor: string }>('select anchor from crash_chain where id = $1', [
    first?.chainId,
  ]);
  expect(seedBefore(first?.seed ?? '', first?.position ?? 0)).toBe(rows[0]?.anchor);
});
