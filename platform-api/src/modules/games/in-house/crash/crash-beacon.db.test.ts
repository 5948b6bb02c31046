import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Beacon } from '../../../../platform/beacon';
import { mustVerify, UNIT } from '../../../money/ledger/money.fixture';
import { type EngineTest, startEngineTest, TEST_BEACON } from '../engine.fixture';
import type { Player } from '../player';
import { createTestRounds, STAKE, UNFENCED } from './crash.fixture';
import { createCrashLoop } from './crash-loop';
import { type CrashRoundRow, insertCrashBets, placeBets, readNewestRound } from './crash-repository';

let game: EngineTest;
beforeAll(async () => {
  game = await startEngineTest();
});
afterEach(() => mustVerify(game.db.pool));
afterAll(() => game.close());

const pool = () => game.wallet.platform.database.pool;
const { openRound } = createTestRounds(pool);

const bet = (player: Player) =>
  game.engine.crash.bet(player, { betId: randomUUID(), stake: STAKE, autoCashOutHundredths: null });

const leaveNothingLive = () =>
  pool().query(`update crash_round set state = 'void', finished_at = now() where state in ('betting', 'flying')`);

test('takes no bet once its beacon may be known, although nobody has taken off', async () => {
  const round = await openRound(-20_000);
  const player = await game.player('CRASH', 1_000n * UNIT);
  await expect(bet(player)).rejects.toMatchObject({ code: 'round_not_open' });
  const stake = { id: randomUUID(), roundId: round.id, player, stake: STAKE, autoHundredths: null };
  await insertCrashBets(pool(), [stake]);
  expect(await placeBets(pool(), [stake.id])).toEqual(new Map());
  expect(await game.cashOf(player.memberId)).toBe(1_000n * UNIT);
  await pool().query('delete from crash_bet where id = $1', [stake.id]);
  await leaveNothingLive();
});

test('returns the stakes of a round whose beacon stays away, and never asks for another round', async () => {
  await leaveNothingLive();
  const asked: number[] = [];
  const beacon: Beacon = {
    ...TEST_BEACON,
    read: async (number) => {
      asked.push(number);
      return null;
    },
  };
  const timing = { bettingMs: 500, pauseMs: 60_000, lookMs: 50, patienceMs: 1_000 };
  const leadership = new AbortController();
  const loopRun = createCrashLoop({
    pool: pool(),
    wallet: game.engine.wallet,
    log: game.wallet.platform.log,
    timing,
    beacon,
  }).run(leadership.signal, UNFENCED);
  await vi.waitFor(async () => expect((await readNewestRound(pool()))?.state).toBe('betting'), 5_000);
  const player = await game.player('CRASH', 1_000n * UNIT);
  const { roundId } = await bet(player);
  const voided = await vi.waitFor(async () => {
    const { rows } = await pool().query<CrashRoundRow>(`select * from crash_round where id = $1 and state = 'void'`, [
      roundId,
    ]);
    expect(rows).toHaveLength(1);
    return rows[0] as CrashRoundRow;
  }, 20_000);
  leadership.abort();
  await loopRun;
  expect(new Set(asked)).toContain(Number(voided.beacon_round));
  expect(voided).toMatchObject({ salt: null, crash_hundredths: null });
  await vi.waitFor(async () => expect(await game.cashOf(player.memberId)).toBe(1_000n * UNIT));
  await leaveNothingLive();
}, 40_000);

test('the database keeps what a round has published, and decides nothing before its beacon', async () => {
  const round = await openRound();
  for (const change of [
    `seed = 'another'`,
    `seed_hash = repeat('0', 64)`,
    'beacon_round = beacon_round + 1',
    `beacon_at = beacon_at + interval '3 seconds'`,
    `betting_closes_at = now()`,
    `state = 'flying', salt = 'chosen', crash_hundredths = 100, took_off_at = now()`,
  ])
    await expect(
      pool().query(`update crash_round set ${change} where id = $1`, [round.id]),
      change,
    ).rejects.toMatchObject({ code: '23514' });
  await expect(pool().query(`update crash_chain set last_seed = 'another'`)).rejects.toThrow('last_seed');
  await expect(
    pool().query(
      `insert into crash_round (chain_id, position, seed, seed_hash, state, betting_closes_at)
       select chain_id, position + 1000000, seed, seed_hash, 'betting', now() from crash_round where id = $1`,
      [round.id],
    ),
  ).rejects.toThrow('names its beacon');
  await leaveNothingLive();
});
