import { randomUUID } from 'node:crypto';
import { type BaccaratDeal, type BaccaratSpot, baccaratFactor } from '@marquee/contract/fairness/baccarat';
import { playFairly } from '@marquee/contract/fairness/fair-draw';
import { instantGames } from '@marquee/contract/fairness/instant-games';
import { instantRoundSchema } from '@marquee/contract/in-house-rounds';
import { type SicBoOutcome, type SicBoSpot, sicBoFactor } from '@marquee/contract/fairness/sic-bo';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mustVerify, UNIT } from '../../../money/ledger/money.fixture';
import { type EngineTest, startEngineTest, TEST_BEACON } from '../engine.fixture';
import { historyOf } from '../history';
import type { Player } from '../player';

let game: EngineTest;
beforeAll(async () => {
  game = await startEngineTest();
});
afterEach(() => mustVerify(game.db.pool));
afterAll(() => game.close());

type Table = 'BACCARAT' | 'SICBO';
type Bets = Readonly<Record<string, string>>;

const stakeOf = (bets: Bets) => Object.values(bets).reduce((sum, amount) => sum + parseAmount(amount), 0n);

const play = (player: Player, bets: Bets, over: { roundId?: string; stake?: bigint } = {}) =>
  game.engine.instant.play(player, {
    game: player.game as Table,
    roundId: randomUUID(),
    stake: stakeOf(bets),
    options: { bets },
    ...over,
  });

/** Counts the spots one by one. */
function payoutOf(table: Table, bets: Bets, outcome: object): bigint {
  const factorOf = (spot: string) =>
    table === 'BACCARAT'
      ? baccaratFactor(spot as BaccaratSpot, outcome as BaccaratDeal)
      : sicBoFactor(spot as SicBoSpot, (outcome as SicBoOutcome).dice);
  return Object.entries(bets).reduce(
    (sum, [spot, amount]) => sum + (parseAmount(amount) * BigInt(factorOf(spot))) / 100n,
    0n,
  );
}

const BETS: readonly (readonly [Table, Bets])[] = [
  ['BACCARAT', { player: '40.00', banker: '50.00', tie: '10.00', bankerPair: '5.00' }],
  ['SICBO', { small: '40.00', big: '40.00', single3: '10.00', total10: '5.00', pair26: '5.00' }],
];

test.each(BETS)('%s takes the stakes of all spots as one and pays each by its odds', async (table, bets) => {
  const player = await game.player(table, 1_000n * UNIT);
  const round = await play(player, bets);
  const payout = payoutOf(table, bets, round.outcome ?? {});
  expect(round).toMatchObject({ stake: formatAmount(stakeOf(bets)), payout: formatAmount(payout) });
  expect(await game.cashOf(player.memberId)).toBe(1_000n * UNIT - stakeOf(bets) + payout);
  const { rows } = await game.db.pool.query<{ detail: unknown }>('select detail from bet where member_id = $1', [
    player.memberId,
  ]);
  expect(rows).toMatchObject([{ detail: { game: table, options: { bets }, outcome: round.outcome } }]);
});

test.each<readonly [Table, Bets, bigint]>([
  ['BACCARAT', { player: '200.00', banker: '200.00' }, 10n],
  ['SICBO', { small: '200.00', big: '200.00' }, 0n],
])('%s counts as valid bet what opposite spots risk together', async (table, bets, most) => {
  const player = await game.player(table, 1_000n * UNIT);
  await play(player, bets);
  const { rows } = await game.db.pool.query<{ valid: bigint }>(
    'select valid_bet as valid from bet where member_id = $1',
    [player.memberId],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.valid).toBeLessThanOrEqual(most * UNIT);
});

test.each(BETS)('%s plays a repeated call once, with the same result', async (table, bets) => {
  const player = await game.player(table, 1_000n * UNIT);
  const roundId = randomUUID();
  const first = await play(player, bets, { roundId });
  expect(await play(player, bets, { roundId })).toEqual(first);
  const { rows } = await game.db.pool.query('select 1 from bet where member_id = $1', [player.memberId]);
  expect(rows).toHaveLength(1);
});

test.each<[string, Table, Bets, bigint?]>([
  ['a stake that is not the sum of its spots', 'BACCARAT', { player: '90.00' }, 10n * UNIT],
  ['a spot of another table', 'SICBO', { banker: '90.00' }],
  ['no spot at all', 'SICBO', {}, 10n * UNIT],
  ['a spot with a negative stake', 'BACCARAT', { player: '90.00', tie: '-50.00' }],
])('refuses %s at no cost', async (_case, table, bets, stake) => {
  const player = await game.player(table, 1_000n * UNIT);
  await expect(play(player, bets, stake === undefined ? {} : { stake })).rejects.toMatchObject({
    code: 'validation_failed',
  });
  expect(await game.cashOf(player.memberId)).toBe(1_000n * UNIT);
});

test.each(BETS)('recomputes %s from its published seeds', async (table, bets) => {
  const player = await game.player(table, 1_000n * UNIT);
  const round = await play(player, bets);
  await game.chooseSeed(player, 'new');
  const fairness = (await historyOf(game.db.pool, player, TEST_BEACON))[0]?.fairness;
  if (fairness?.game !== table) throw new Error(`not a round of ${table}`);
  const recomputed = await playFairly({ ...fairness, serverSeed: fairness.serverSeed ?? '' }, (draw) =>
    instantGames[table].play(draw, fairness.options),
  );
  expect(recomputed).toEqual(round.outcome);
  expect(instantRoundSchema.parse(round)).toEqual(round);
});
