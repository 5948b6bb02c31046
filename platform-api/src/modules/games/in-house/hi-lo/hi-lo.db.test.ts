import { randomUUID } from 'node:crypto';
import { HI_LO_MAX_CARDS, type HiLoGuess, hiLoCards, hiLoPayout, isHiLoHit } from '@marquee/contract/fairness/hi-lo';
import { formatAmount } from '@marquee/contract/money';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { mustVerify, UNIT } from '../../../money/ledger/money.fixture';
import { demoPlayer, type EngineTest, startEngineTest, TEST_BEACON } from '../engine.fixture';
import { historyOf } from '../history';
import { limitsOf } from '../limits';
import type { Player } from '../player';

let game: EngineTest;
beforeAll(async () => {
  game = await startEngineTest();
});
afterEach(() => mustVerify(game.db.pool));
afterAll(() => game.close());

const STAKE = 100n * UNIT;

const start = (player: Player, roundId: string = randomUUID(), stake = STAKE) =>
  game.engine.hiLo.start(player, { roundId, stake });

/** All cards of the round, including hidden ones. */
async function cardsOf(roundId: string): Promise<number[]> {
  const { rows } = await game.db.pool.query<{ server_seed: string; client_seed: string; nonce: number }>(
    'select server_seed, client_seed, r.nonce from hi_lo_round r join in_house_seed_pair p on p.id = r.seed_pair_id where r.id = $1',
    [roundId],
  );
  const {
    server_seed: serverSeed,
    client_seed: clientSeed,
    nonce,
  } = rows[0] ?? {
    server_seed: '',
    client_seed: '',
    nonce: 0,
  };
  return hiLoCards({ serverSeed, clientSeed, nonce }, HI_LO_MAX_CARDS);
}

/** A right or wrong guess about the card after `step`; null where both are right, as with equal ranks. */
function guessOf(cards: readonly number[], step: number, isRight: boolean): HiLoGuess | null {
  const [card = 0, next = 0] = cards.slice(step);
  return (['high', 'low'] as const).find((guess) => isHiLoHit(card, guess, next) === isRight) ?? null;
}

/** Skips until the requested kind of guess is possible, and makes it. */
async function guess(player: Player, roundId: string, isRight: boolean) {
  const cards = await cardsOf(roundId);
  for (let step = (await game.engine.hiLo.live(player))?.moves.length ?? 0; ; step++) {
    const move = guessOf(cards, step, isRight);
    const round = await game.engine.hiLo.move(player, { roundId, step, move: move ?? 'skip' });
    if (move) return round;
  }
}

test('pays a cashed-out round at the odds of its guesses, through the wallet', async () => {
  const player = await game.player('HILO', 1_000n * UNIT);
  const { roundId, ...round } = await start(player);
  expect(round).toMatchObject({ state: 'open', moves: [], balance: '900.00' });
  expect(round.cards).toEqual((await cardsOf(roundId)).slice(0, 1));
  await guess(player, roundId, true);
  const { cards, moves } = await guess(player, roundId, true);
  const won = await game.engine.hiLo.cashOut(player, roundId);
  const payout = hiLoPayout(STAKE, cards, moves);
  expect(won).toMatchObject({ state: 'won', payout: formatAmount(payout), cards });
  expect(await game.cashOf(player.memberId)).toBe(900n * UNIT + payout);
});

test('refuses a guess whose prize the highest payout would cut, and pays what is won so far whole', async () => {
  const { maxStake, maxPayout } = limitsOf('BDT');
  const player = await game.player('HILO', maxStake);
  const { roundId } = await start(player, randomUUID(), maxStake);
  const refusal = async () => {
    for (;;) await guess(player, roundId, true);
  };
  await expect(refusal()).rejects.toMatchObject({ code: 'amount_above_maximum' });
  const open = await game.engine.hiLo.live(player);
  const whole = hiLoPayout(maxStake, open?.cards ?? [], open?.moves ?? []);
  expect(whole).toBeLessThanOrEqual(maxPayout);
  expect(await game.engine.hiLo.cashOut(player, roundId)).toMatchObject({ payout: formatAmount(whole) });
});

test('ends the round at a wrong guess and closes the bet as lost, with its cards in the record', async () => {
  const player = await game.player('HILO', 1_000n * UNIT);
  const { roundId } = await start(player);
  const lost = await guess(player, roundId, false);
  expect(lost).toMatchObject({ state: 'lost', payout: '0.00' });
  const { rows } = await game.db.pool.query<{ status: string; detail: unknown }>(
    'select status, detail from bet where member_id = $1',
    [player.memberId],
  );
  expect(rows[0]).toMatchObject({ status: 'lost', detail: { game: 'HILO', cards: lost.cards, moves: lost.moves } });
});

test('shows one more card at a skip without cost or gain', async () => {
  const player = await game.player('HILO', 1_000n * UNIT);
  const { roundId } = await start(player);
  const skipped = await game.engine.hiLo.move(player, { roundId, step: 0, move: 'skip' });
  expect(skipped).toMatchObject({ state: 'open', multiplierHundredths: 100, moves: ['skip'] });
  expect(skipped.cards).toEqual((await cardsOf(roundId)).slice(0, 2));
  await expect(game.engine.hiLo.cashOut(player, roundId)).rejects.toMatchObject({ code: 'round_not_open' });
});

test('makes a repeated or concurrent move once', async () => {
  const player = await game.player('HILO', 1_000n * UNIT);
  const { roundId } = await start(player);
  const skip = { roundId, step: 0, move: 'skip' } as const;
  await Promise.all([1, 2, 3].map(() => game.engine.hiLo.move(player, skip)));
  expect(await game.engine.hiLo.live(player)).toMatchObject({ moves: ['skip'] });
});

test.each([
  ['another move for a step that is past', 0, 'high'],
  ['a step that is still to come', 2, 'low'],
] as const)('refuses %s', async (_case, step, move) => {
  const player = await game.player('HILO', 1_000n * UNIT);
  const { roundId } = await start(player);
  await game.engine.hiLo.move(player, { roundId, step: 0, move: 'skip' });
  await expect(game.engine.hiLo.move(player, { roundId, step, move })).rejects.toMatchObject({
    code: 'round_not_open',
  });
});

test('ends skips before the last card', async () => {
  const player = await game.player('HILO', 1_000n * UNIT);
  const { roundId } = await start(player);
  const skip = (step: number) => game.engine.hiLo.move(player, { roundId, step, move: 'skip' });
  for (let step = 0; step < HI_LO_MAX_CARDS - 2; step++) await skip(step);
  await expect(skip(HI_LO_MAX_CARDS - 2)).rejects.toMatchObject({ code: 'round_not_open' });
  expect(await game.engine.hiLo.live(player)).toMatchObject({ state: 'open' });
});

test('pays automatically at the last card', async () => {
  const player = await game.player('HILO', 1_000n * UNIT);
  const { roundId } = await start(player);
  const cards = await cardsOf(roundId);
  const last = HI_LO_MAX_CARDS - 2;
  for (let step = 0; step < last; step++) await game.engine.hiLo.move(player, { roundId, step, move: 'skip' });
  const move = guessOf(cards, last, true) ?? 'high';
  const won = await game.engine.hiLo.move(player, { roundId, step: last, move });
  expect(won.state).toBe('won');
  expect(won.cards).toEqual(cards);
  expect(await game.cashOf(player.memberId)).toBe(900n * UNIT + hiLoPayout(STAKE, cards, won.moves));
});

test('repeats a start as one round and one stake, and refuses a second round while one is open', async () => {
  const player = await game.player('HILO', 1_000n * UNIT);
  const first = await start(player);
  expect((await start(player, first.roundId)).roundId).toBe(first.roundId);
  const results = await Promise.allSettled([start(player), start(player)]);
  for (const result of results) expect(result).toMatchObject({ status: 'rejected', reason: { code: 'round_in_play' } });
  expect(await game.cashOf(player.memberId)).toBe(900n * UNIT);
});

test('restores an open round after a reload without revealing its seeds', async () => {
  const player = await game.player('HILO', 1_000n * UNIT);
  const { roundId, cards } = await start(player);
  expect(await game.engine.hiLo.live({ ...player, token: 'another-launch' })).toMatchObject({
    roundId,
    state: 'open',
    cards,
  });
  await expect(game.chooseSeed(player, 'new')).rejects.toMatchObject({ code: 'round_in_play' });
});

test('hides a round from other players, who cannot play or cash it out', async () => {
  const owner = await game.player('HILO', 1_000n * UNIT);
  const stranger = await game.player('HILO', 1_000n * UNIT);
  const { roundId } = await start(owner);
  const refusal = { code: 'round_not_open' };
  await expect(game.engine.hiLo.move(stranger, { roundId, step: 0, move: 'skip' })).rejects.toMatchObject(refusal);
  await expect(game.engine.hiLo.cashOut(stranger, roundId)).rejects.toMatchObject(refusal);
  expect(await game.engine.hiLo.live(stranger)).toBeNull();
});

test('pays once when cashed out twice at once', async () => {
  const player = await game.player('HILO', 1_000n * UNIT);
  const { roundId } = await start(player);
  const { cards, moves } = await guess(player, roundId, true);
  const results = await Promise.allSettled([1, 2, 3].map(() => game.engine.hiLo.cashOut(player, roundId)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await game.cashOf(player.memberId)).toBe(900n * UNIT + hiLoPayout(STAKE, cards, moves));
});

test.each([
  ['below the minimum', 1n, 'amount_below_minimum'],
  ['above the maximum', 10n ** 12n, 'amount_above_maximum'],
  ['beyond the balance', 10_000n * UNIT, 'insufficient_balance'],
])('refuses a stake %s and leaves nothing open', async (_case, stake, code) => {
  const player = await game.player('HILO', 1_000n * UNIT);
  await expect(game.engine.hiLo.start(player, { roundId: randomUUID(), stake })).rejects.toMatchObject({ code });
  expect(await game.engine.hiLo.live(player)).toBeNull();
  expect(await game.cashOf(player.memberId)).toBe(1_000n * UNIT);
});

test('cancels a round whose process ended during the stake, and returns the stake once', async () => {
  const player = await game.player('HILO', 1_000n * UNIT);
  const died = vi.spyOn(game.engine.wallet, 'stake').mockImplementation(() => new Promise(() => undefined));
  void start(player).catch(() => undefined);
  await vi.waitFor(async () =>
    expect(await game.engine.hiLo.live(player)).toMatchObject({ state: 'placing', cards: [] }),
  );
  died.mockRestore();
  await game.db.pool.query(`update hi_lo_round set created_at = now() - interval '1 minute' where player = $1`, [
    player.key,
  ]);
  await Promise.all([game.engine.hiLo.recover(), game.engine.hiLo.recover()]);
  expect(await game.engine.hiLo.live(player)).toBeNull();
  expect(await game.cashOf(player.memberId)).toBe(1_000n * UNIT);
});

test('costs nothing when the wallet does not answer, and pays an undelivered win once', async () => {
  const player = await game.player('HILO', 1_000n * UNIT);
  game.unplugWallet(true);
  await expect(start(player)).rejects.toMatchObject({ code: 'network_abnormal' });
  game.unplugWallet(false);
  const { roundId } = await start(player);
  const { cards, moves } = await guess(player, roundId, true);
  game.unplugWallet(true);
  await expect(game.engine.hiLo.cashOut(player, roundId)).rejects.toThrow();
  game.unplugWallet(false);
  await vi.waitFor(
    async () => expect(await game.cashOf(player.memberId)).toBe(900n * UNIT + hiLoPayout(STAKE, cards, moves)),
    15_000,
  );
}, 20_000);

test('lists a finished round in the history, with its server seed once the pair is rotated', async () => {
  const guest = demoPlayer(277n, 'HILO');
  await game.chooseSeed(guest);
  const { roundId } = await start(guest);
  const lost = await guess(guest, roundId, false);
  const read = async () => (await historyOf(game.db.pool, guest, TEST_BEACON))[0];
  expect(await read()).toMatchObject({ roundId, multiplierHundredths: 0, fairness: { serverSeed: null } });
  await game.chooseSeed(guest, 'new');
  const fairness = (await read())?.fairness;
  if (fairness?.game !== 'HILO') throw new Error('not a round of hi-lo');
  expect(await hiLoCards({ ...fairness, serverSeed: fairness.serverSeed ?? '' }, lost.cards.length)).toEqual(
    lost.cards,
  );
});
