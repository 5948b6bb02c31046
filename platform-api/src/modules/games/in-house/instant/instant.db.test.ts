import { randomUUID } from 'node:crypto';
import { diceWins, isDiceWin } from '@marquee/contract/fairness/dice';
import { sha256Hex } from '@marquee/contract/fairness/fair-bytes';
import { playFairly } from '@marquee/contract/fairness/fair-draw';
import type { InstantCode } from '@marquee/contract/fairness/instant-codes';
import type { InstantGame } from '@marquee/contract/fairness/instant';
import { instantGames } from '@marquee/contract/fairness/instant-games';
import { inHouseRoundSchema, instantRoundSchema } from '@marquee/contract/in-house-rounds';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { mustVerify, UNIT } from '../../../money/ledger/money.fixture';
import { demoPlayer, type EngineTest, startEngineTest, TEST_BEACON } from '../engine.fixture';
import { historyOf } from '../history';
import type { Player } from '../player';

let game: EngineTest;
beforeAll(async () => {
  game = await startEngineTest();
});
afterEach(() => mustVerify(game.db.pool));
afterAll(() => game.close());

const STAKE = 100n * UNIT;
const HALF = { target: 5_000, over: true };

const roll = (player: Player, change: { roundId?: string; stake?: bigint; options?: unknown } = {}) =>
  game.engine.instant.play(player, { game: 'DICE', roundId: randomUUID(), stake: STAKE, options: HALF, ...change });

/** Plays rounds until one ends as requested; dice at even odds need few. */
async function rollUntil(player: Player, state: 'won' | 'lost') {
  for (;;) {
    const round = await roll(player);
    if (round.state === state) return round;
  }
}

const waitingCalls = async () => {
  const { rows } = await game.db.pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from graphile_worker.jobs where task_identifier = 'in-house-wallet-call'`,
  );
  return rows[0]?.waiting;
};

test('takes the stake, pays the odds through the wallet and returns the result at once', async () => {
  const player = await game.player('DICE', 10_000n * UNIT);
  const before = await game.cashOf(player.memberId);
  const round = await roll(player);
  const { roll: rolled } = round.outcome as { roll: number };
  const payout = isDiceWin(HALF, rolled) ? (STAKE * 9_900n) / BigInt(diceWins(HALF)) : 0n;
  expect(round).toMatchObject({ state: payout > 0n ? 'won' : 'lost', payout: formatAmount(payout) });
  expect(await game.cashOf(player.memberId)).toBe(before - STAKE + payout);
  expect(round.balance).toBe(formatAmount(before - STAKE + payout));
});

test.each<[InstantCode, object, string]>([
  ['LIMBO', { target: 1_000_000 }, '250.00'],
  ['DICE', { target: 9_899, over: true }, '25000.00'],
])(
  '%s refuses a stake whose prize the highest payout would cut, and says the largest',
  async (code, options, maximum) => {
    const player = await game.player(code, 60_000n * UNIT);
    const bet = (stake: string) =>
      game.engine.instant.play(player, { game: code, roundId: randomUUID(), stake: parseAmount(stake), options });
    await expect(bet('25000.01')).rejects.toMatchObject({ code: 'amount_above_maximum' });
    if (maximum !== '25000.00')
      await expect(bet('250.01')).rejects.toMatchObject({ code: 'amount_above_maximum', details: { maximum } });
    expect(await bet(maximum)).toMatchObject({ stake: maximum });
  },
);

test('refuses a series at no cost where the jurisdiction has none, and plays it elsewhere', async () => {
  const player = await game.player('DICE', 1_000n * UNIT);
  const bet = { game: 'DICE', stake: STAKE, options: HALF, auto: true } as const;
  const before = await game.cashOf(player.memberId);
  await expect(
    game.engine.instant.play({ ...player, autoBet: false }, { ...bet, roundId: randomUUID() }),
  ).rejects.toMatchObject({ code: 'feature_disabled' });
  expect(await game.cashOf(player.memberId)).toBe(before);
  const round = await game.engine.instant.play({ ...player, autoBet: true }, { ...bet, roundId: randomUUID() });
  expect(['won', 'lost']).toContain(round.state);
});

test.each<[InstantCode, object]>([
  ['LIMBO', { target: 200 }],
  ['PLINKO', { rows: 12, risk: 'medium' }],
  ['WHEEL', { segments: 30, risk: 'high' }],
  ['KENO', { picks: [3, 9, 40], risk: 'low' }],
])("plays %s by the verifier's rule with the published seeds", async (code, options) => {
  const player = await game.player(code, 1_000n * UNIT);
  const promised = await game.engine.seeds.show(player.key);
  const round = await game.engine.instant.play(player, { game: code, roundId: randomUUID(), stake: STAKE, options });
  expect(round).toMatchObject({ serverSeedHash: promised.serverSeedHash, nonce: promised.nonce, options });
  const { revealed } = await game.chooseSeed(player, 'নতুন বীজ');
  const serverSeed = revealed?.serverSeed ?? '';
  expect(await sha256Hex(serverSeed)).toBe(promised.serverSeedHash);
  const rule: InstantGame<object, object> = instantGames[code];
  const outcome = await playFairly({ serverSeed, clientSeed: round.clientSeed, nonce: round.nonce }, (draw) =>
    rule.play(draw, options),
  );
  expect(round.outcome).toEqual(outcome);
  expect(round.payout).toBe(formatAmount(rule.payout(STAKE, options, outcome)));
  const [historyRow] = await historyOf(game.db.pool, player, TEST_BEACON);
  expect(historyRow).toMatchObject({ roundId: round.roundId, game: code, fairness: { serverSeed, options, outcome } });
  expect(instantRoundSchema.parse(round)).toEqual(round);
  expect(inHouseRoundSchema.parse(historyRow)).toEqual(historyRow);
});

test('records the details of a round, never the seed', async () => {
  const player = await game.player('DICE', 1_000n * UNIT);
  const round = await roll(player);
  await vi.waitFor(async () => {
    const { rows } = await game.db.pool.query<{ detail: Record<string, unknown> }>(
      'select detail from bet where member_id = $1',
      [player.memberId],
    );
    expect(rows[0]?.detail).toMatchObject({ game: 'DICE', options: HALF, outcome: round.outcome });
    expect(JSON.stringify(rows)).not.toContain('"serverSeed"');
  });
});

test('makes one round and one stake of a repeated or concurrent call', async () => {
  const player = await game.player('DICE', 1_000n * UNIT);
  const roundId = randomUUID();
  const atOnce = await Promise.allSettled([1, 2, 3].map(() => roll(player, { roundId })));
  const repeated = await roll(player, { roundId, options: { target: 100, over: false }, stake: 5n * STAKE });
  for (const answer of atOnce)
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'round_not_open' });
  expect(repeated).toMatchObject({ roundId, options: HALF, stake: formatAmount(STAKE) });
  const { rows } = await game.db.pool.query('select 1 from bet where member_id = $1', [player.memberId]);
  expect(rows).toHaveLength(1);
});

test.each<[string, unknown]>([
  ['no options', null],
  ['a target outside of the dice', { target: 12_000, over: false }],
  ['a bet that cannot lose', { target: 0, over: true }],
  ['a bet that cannot win', { target: 0, over: false }],
  ['half a face', { target: 50.5, over: true }],
  ['odds of its own', { ...HALF, factor: 100 }],
  ['a wish for the result', { ...HALF, roll: 9_999 }],
])('refuses %s before the wallet call', async (_case, options) => {
  const player = await game.player('DICE', 1_000n * UNIT);
  await expect(roll(player, { options })).rejects.toMatchObject({ code: 'validation_failed' });
  expect(await game.cashOf(player.memberId)).toBe(1_000n * UNIT);
});

test.each<[string, bigint, string]>([
  ['negative', -STAKE, 'amount_below_minimum'],
  ['nothing', 0n, 'amount_below_minimum'],
  ['above the maximum', 10n ** 12n, 'amount_above_maximum'],
  ['above the balance', 2_000n * UNIT, 'insufficient_balance'],
])('refuses a stake that is %s', async (_case, stake, code) => {
  const player = await game.player('DICE', 1_000n * UNIT);
  await expect(roll(player, { stake })).rejects.toMatchObject({ code });
  expect(await game.cashOf(player.memberId)).toBe(1_000n * UNIT);
});

test('refuses a game other than the launched one', async () => {
  const player = await game.player('LIMBO', 1_000n * UNIT);
  await expect(roll(player)).rejects.toMatchObject({ code: 'validation_failed' });
});

test('hides a round from other players', async () => {
  const owner = await game.player('DICE', 1_000n * UNIT);
  const stranger = await game.player('DICE', 1_000n * UNIT);
  const { roundId } = await roll(owner);
  await expect(roll(stranger, { roundId })).rejects.toMatchObject({ code: 'round_not_open' });
  expect(await game.cashOf(stranger.memberId)).toBe(1_000n * UNIT);
  expect(await historyOf(game.db.pool, stranger, TEST_BEACON)).toEqual([]);
});

test('returns the stake once after a crash between bet and settlement, and keeps the seeds closed until then', async () => {
  const player = await game.player('DICE', 1_000n * UNIT);
  const settleSpy = vi.spyOn(game.engine.wallet, 'settle').mockRejectedValueOnce(new Error('killed'));
  const roundId = randomUUID();
  await expect(roll(player, { roundId })).rejects.toThrow('killed');
  settleSpy.mockRestore();
  expect(await game.cashOf(player.memberId)).toBe(900n * UNIT);
  expect(await roll(player, { roundId })).toMatchObject({ state: 'placing', outcome: null });
  await expect(game.chooseSeed(player, 'new')).rejects.toMatchObject({ code: 'round_in_play' });

  await game.db.pool.query(`update instant_round set created_at = now() - interval '1 minute' where id = $1`, [
    roundId,
  ]);
  await Promise.all([game.engine.instant.recover(), game.engine.instant.recover()]);
  await vi.waitFor(async () => expect(await waitingCalls()).toBe(0), 15_000);
  expect(await game.cashOf(player.memberId)).toBe(1_000n * UNIT);
  expect(await roll(player, { roundId })).toMatchObject({ state: 'cancelled', payout: '0.00' });
  await expect(game.chooseSeed(player, 'new')).resolves.toMatchObject({ nonce: 0 });
}, 20_000);

test('costs nothing when the wallet does not answer', async () => {
  const player = await game.player('DICE', 1_000n * UNIT);
  game.unplugWallet(true);
  await expect(roll(player)).rejects.toMatchObject({ code: 'network_abnormal' });
  game.unplugWallet(false);
  await vi.waitFor(async () => expect(await waitingCalls()).toBe(0), 15_000);
  expect(await game.cashOf(player.memberId)).toBe(1_000n * UNIT);
}, 20_000);

test('pays an undelivered win once when the wallet is back', async () => {
  const player = await game.player('DICE', 100_000n * UNIT);
  const stake = game.engine.wallet.stake;
  const lost = vi.spyOn(game.engine.wallet, 'stake').mockImplementation(async (...call) => {
    const outcome = await stake(...call);
    game.unplugWallet(true);
    return outcome;
  });
  const round = await roll(player, { options: { target: 199, over: true } });
  lost.mockRestore();
  game.unplugWallet(false);
  const payout = round.state === 'won' ? (STAKE * 9_900n) / 9_800n : 0n;
  expect(round.payout).toBe(formatAmount(payout));
  await vi.waitFor(
    async () => expect(await game.cashOf(player.memberId)).toBe(100_000n * UNIT - STAKE + payout),
    15_000,
  );
}, 20_000);

test('tells the wallet the odds of the stake', async () => {
  const player = await game.player('DICE', 100_000n * UNIT);
  await roll(player, { options: { target: 199, over: true } });
  const { rows } = await game.db.pool.query('select odds from bet where member_id = $1', [player.memberId]);
  expect(rows).toEqual([{ odds: 101 }]);
});

test('uses play money in a demo and records no bet', async () => {
  const { rows: before } = await game.db.pool.query('select count(*)::int as bets from bet');
  const guest = demoPlayer(177n, 'DICE');
  await game.chooseSeed(guest);
  const won = await rollUntil(guest, 'won');
  expect(Number(won.balance)).toBeGreaterThan(0);
  const { rows: after } = await game.db.pool.query('select count(*)::int as bets from bet');
  expect(after).toEqual(before);
  expect((await historyOf(game.db.pool, guest, TEST_BEACON))[0]).toMatchObject({ roundId: won.roundId, game: 'DICE' });
});
