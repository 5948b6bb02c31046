import { randomUUID } from 'node:crypto';
import { minePositions, minesPayout } from '@marquee/contract/fairness/mines';
import { sha256Hex } from '@marquee/contract/fairness/fair-bytes';
import { formatAmount } from '@marquee/contract/money';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { mustVerify, UNIT } from '../../../money/ledger/money.fixture';
import { demoPlayer, type EngineTest, startEngineTest } from '../engine.fixture';
import { limitsOf } from '../limits';
import type { Player } from '../player';

let game: EngineTest;
beforeAll(async () => {
  game = await startEngineTest();
});
afterEach(() => mustVerify(game.db.pool));
afterAll(() => game.close());

const STAKE = 100n * UNIT;

interface Secrets {
  server_seed: string;
  client_seed: string;
  nonce: number;
  mines: number;
}

async function secretsOf(roundId: string) {
  const { rows } = await game.db.pool.query<Secrets>(
    'select server_seed, client_seed, r.nonce, r.mines from mines_round r join in_house_seed_pair p on p.id = r.seed_pair_id where r.id = $1',
    [roundId],
  );
  const { server_seed: serverSeed, client_seed: clientSeed, nonce, mines } = rows[0] as Secrets;
  const positions = await minePositions({ serverSeed, clientSeed, nonce }, mines);
  const safe = Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !positions.includes(cell));
  return { serverSeed, clientSeed, nonce, positions, safe };
}

const start = (player: Player, mines = 3, roundId: string = randomUUID()) =>
  game.engine.mines.start(player, { roundId, stake: STAKE, mines });

test('pays a cashed-out round at the odds of its picks, through the wallet', async () => {
  const player = await game.player('MINES', 1_000n * UNIT);
  const round = await start(player);
  expect(round).toMatchObject({ state: 'open', picks: [], minePositions: null, balance: '900.00' });
  const { safe } = await secretsOf(round.roundId);
  await game.engine.mines.pick(player, round.roundId, safe[0] as number);
  await game.engine.mines.pick(player, round.roundId, safe[1] as number);
  const won = await game.engine.mines.cashOut(player, round.roundId);
  const payout = minesPayout(STAKE, 3, 2);
  expect(won).toMatchObject({
    state: 'won',
    payout: formatAmount(payout),
    balance: formatAmount(900n * UNIT + payout),
  });
  expect(await game.cashOf(player.memberId)).toBe(900n * UNIT + payout);
  const { rows } = await game.db.pool.query('select odds from bet where member_id = $1', [player.memberId]);
  expect(rows).toEqual([{ odds: Number((payout * 100n) / STAKE) }]);
});

test('ends the round at a mine, shows every mine and closes the bet as lost', async () => {
  const player = await game.player('MINES', 1_000n * UNIT);
  const { roundId } = await start(player, 24);
  const { positions } = await secretsOf(roundId);
  const lost = await game.engine.mines.pick(player, roundId, positions[0] as number);
  expect(lost).toMatchObject({ state: 'lost', payout: '0.00', minePositions: positions });
  const { rows } = await game.db.pool.query('select status from bet where member_id = $1', [player.memberId]);
  expect(rows).toEqual([{ status: 'lost' }]);
});

test('cashes out automatically at the last safe cell', async () => {
  const player = await game.player('MINES', 1_000n * UNIT);
  const { roundId } = await start(player, 24);
  const { safe } = await secretsOf(roundId);
  expect(await game.engine.mines.pick(player, roundId, safe[0] as number)).toMatchObject({
    state: 'won',
    multiplierHundredths: 2_475,
  });
});

test('cashes out by itself before a pick whose prize the highest payout would cut', async () => {
  const { maxStake, maxPayout } = limitsOf('BDT');
  const player = await game.player('MINES', maxStake);
  const { roundId } = await game.engine.mines.start(player, { roundId: randomUUID(), stake: maxStake, mines: 12 });
  const { safe } = await secretsOf(roundId);
  for (const cell of safe.slice(0, 4)) await game.engine.mines.pick(player, roundId, cell);
  const last = await game.engine.mines.pick(player, roundId, safe[4] as number);
  const whole = minesPayout(maxStake, 12, 5);
  expect(minesPayout(maxStake, 12, 6)).toBeGreaterThan(maxPayout);
  expect(last).toMatchObject({ state: 'won', payout: formatAmount(whole) });
  expect(await game.cashOf(player.memberId)).toBe(whole);
});

test('makes one round and one stake of a repeated start', async () => {
  const player = await game.player('MINES', 1_000n * UNIT);
  const first = await start(player);
  const repeated = await start(player, 3, first.roundId);
  expect(repeated.roundId).toBe(first.roundId);
  expect(await game.cashOf(player.memberId)).toBe(900n * UNIT);
});

test('refuses a second round while one is open, even concurrently', async () => {
  const player = await game.player('MINES', 1_000n * UNIT);
  const results = await Promise.allSettled([start(player), start(player), start(player)]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'round_in_play' });
  expect(await game.cashOf(player.memberId)).toBe(900n * UNIT);
});

test('restores an open round after a reload, without its mines', async () => {
  const player = await game.player('MINES', 1_000n * UNIT);
  const { roundId } = await start(player);
  expect(await game.engine.mines.live({ ...player, token: 'another-launch' })).toMatchObject({
    roundId,
    state: 'open',
    minePositions: null,
  });
});

test('refuses a stake above the balance and leaves nothing open', async () => {
  const player = await game.player('MINES', 10n * UNIT);
  await expect(start(player)).rejects.toMatchObject({ code: 'insufficient_balance' });
  expect(await game.engine.mines.live(player)).toBeNull();
  expect(await game.cashOf(player.memberId)).toBe(10n * UNIT);
});

test.each([
  ['below the minimum', 1n, 'amount_below_minimum'],
  ['above the maximum', 10n ** 12n, 'amount_above_maximum'],
])('refuses a stake %s before the wallet call', async (_case, stake, code) => {
  const player = await game.player('MINES', 1_000n * UNIT);
  await expect(game.engine.mines.start(player, { roundId: randomUUID(), stake, mines: 3 })).rejects.toMatchObject({
    code,
  });
});

test('hides a round from other players, who cannot play or cash it out', async () => {
  const owner = await game.player('MINES', 1_000n * UNIT);
  const stranger = await game.player('MINES', 1_000n * UNIT);
  const { roundId } = await start(owner);
  await expect(game.engine.mines.pick(stranger, roundId, 0)).rejects.toMatchObject({ code: 'round_not_open' });
  await expect(game.engine.mines.cashOut(stranger, roundId)).rejects.toMatchObject({ code: 'round_not_open' });
});

test('pays nothing for a cash-out before the first pick, or a second one', async () => {
  const player = await game.player('MINES', 1_000n * UNIT);
  const { roundId } = await start(player);
  await expect(game.engine.mines.cashOut(player, roundId)).rejects.toMatchObject({ code: 'round_not_open' });
  const { safe } = await secretsOf(roundId);
  await game.engine.mines.pick(player, roundId, safe[0] as number);
  const results = await Promise.allSettled([1, 2, 3].map(() => game.engine.mines.cashOut(player, roundId)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const late = game.engine.mines.cashOut(player, roundId);
  await expect(late).rejects.toMatchObject({ code: 'round_over' });
  expect(await game.cashOf(player.memberId)).toBe(900n * UNIT + minesPayout(STAKE, 3, 1));
});

test('cancels the round and the stake when the wallet does not answer', async () => {
  const player = await game.player('MINES', 1_000n * UNIT);
  game.unplugWallet(true);
  await expect(start(player)).rejects.toMatchObject({ code: 'network_abnormal' });
  game.unplugWallet(false);
  expect(await game.engine.mines.live(player)).toBeNull();
  await vi.waitFor(async () => {
    const { rows } = await game.db.pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from graphile_worker.jobs where task_identifier = 'in-house-wallet-call'`,
    );
    expect(rows[0]?.waiting).toBe(0);
  }, 15_000);
  expect(await game.cashOf(player.memberId)).toBe(1_000n * UNIT);
}, 20_000);

test('pays an undelivered win when the wallet is back', async () => {
  const player = await game.player('MINES', 1_000n * UNIT);
  const { roundId } = await start(player);
  const { safe } = await secretsOf(roundId);
  await game.engine.mines.pick(player, roundId, safe[0] as number);
  game.unplugWallet(true);
  await expect(game.engine.mines.cashOut(player, roundId)).rejects.toThrow();
  game.unplugWallet(false);
  await vi.waitFor(
    async () => expect(await game.cashOf(player.memberId)).toBe(900n * UNIT + minesPayout(STAKE, 3, 1)),
    15_000,
  );
}, 20_000);

test('reveals the pair behind a published hash at rotation, and proves its rounds', async () => {
  const player = await game.player('MINES', 1_000n * UNIT);
  const before = await game.engine.seeds.show(player.key);
  const round = await start(player);
  await expect(game.chooseSeed(player, 'নতুন বীজ')).rejects.toMatchObject({ code: 'round_in_play' });
  const { positions } = await secretsOf(round.roundId);
  await game.engine.mines.pick(player, round.roundId, positions[0] as number);
  const after = await game.chooseSeed(player, 'নতুন বীজ');
  expect(after).toMatchObject({ clientSeed: 'নতুন বীজ', nonce: 0 });
  const revealed = after.revealed;
  expect(revealed?.serverSeedHash).toBe(before.serverSeedHash);
  expect(await sha256Hex(revealed?.serverSeed ?? '')).toBe(before.serverSeedHash);
  expect(
    await minePositions(
      { serverSeed: revealed?.serverSeed ?? '', clientSeed: round.clientSeed, nonce: round.nonce },
      3,
    ),
  ).toEqual(positions);
});

test('uses play money in a demo, without a member or a recorded bet', async () => {
  const { rows: before } = await game.db.pool.query('select count(*)::int as bets from bet');
  const guest = demoPlayer(77n, 'MINES');
  await game.chooseSeed(guest);
  const round = await start(guest);
  expect(round.balance).toBe('4900.00');
  const { positions } = await secretsOf(round.roundId);
  await game.engine.mines.pick(guest, round.roundId, positions[0] as number);
  const { rows: after } = await game.db.pool.query('select count(*)::int as bets from bet');
  expect(after).toEqual(before);
});
