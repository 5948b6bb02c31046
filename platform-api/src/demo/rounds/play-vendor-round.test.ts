import { seededRandom } from '@marquee/contract/seeded-random';
import { expect, test } from 'vitest';
import { LIVE_TABLE_PAYOUTS } from '@marquee/testing/live-table-payouts';
import { type LiveOutcome, payLive } from './live-payouts';
import { playVendorRound, VENDOR_GAME_TYPES } from './play-vendor-round';

const ROUNDS = 4_000;
const STAKE = 100_000_000;
const start = (seed: string) => ({
  random: seededRandom(seed),
  stake: STAKE,
  vendorCode: 'VRN',
  gameName: 'Lotus Roulette 2',
  at: new Date('2026-03-10T15:00:00Z'),
});

test.each(VENDOR_GAME_TYPES)(
  'plays %s with results that win, lose and return between 60 and 110 % of all stakes',
  (type) => {
    const { random, ...rest } = start(`rounds of ${type}`);
    const rounds = Array.from({ length: ROUNDS }, () => playVendorRound(type, { ...rest, random }));
    for (const { payout, validBet } of rounds) {
      expect(Number.isSafeInteger(payout) && payout >= 0).toBe(true);
      expect(validBet >= 0 && validBet <= STAKE).toBe(true);
    }
    const returned = rounds.reduce((sum, { payout }) => sum + payout, 0) / (ROUNDS * STAKE);
    expect(returned).toBeGreaterThan(0.6);
    expect(returned).toBeLessThan(1.1);
    expect(rounds.some(({ payout }) => payout > STAKE)).toBe(true);
    expect(rounds.some(({ payout }) => payout < STAKE)).toBe(true);
  },
);

test('plays the same rounds for the same seed', () => {
  for (const type of VENDOR_GAME_TYPES)
    expect(playVendorRound(type, start('one'))).toEqual(playVendorRound(type, start('one')));
});

test('pays live tables as their printed rules say', () => {
  for (const [spot, outcome, hundredths] of LIVE_TABLE_PAYOUTS)
    expect(payLive(spot, outcome), `${spot} ${JSON.stringify(outcome)}`).toBe(hundredths);
});

test.each([
  ['Lotus Roulette 2', 'roulette'],
  ['Lotus Baccarat 1', 'baccarat'],
  ['Lotus Sic Bo', 'sicBo'],
  ['Lotus Dragon Tiger 1', 'dragonTiger'],
])('plays %s by its rules: what is paid follows from the outcome', (gameName, game) => {
  const { random, ...rest } = { ...start(gameName), gameName };
  const spotsPlayed = new Set<string>();
  for (let round = 0; round < 2_000; round++) {
    const { detail, payout, validBet } = playVendorRound('live', { ...rest, random });
    const { outcome, spots } = detail as { readonly outcome: LiveOutcome; readonly spots: { readonly spot: string }[] };
    const spot = spots[0]?.spot ?? '';
    spotsPlayed.add(spot.replace(/-\d+$/, ''));
    expect(outcome.game).toBe(game);
    expect(payout, `${spot} ${JSON.stringify(outcome)}`).toBe((STAKE * payLive(spot, outcome)) / 100);
    expect(validBet).toBeLessThanOrEqual(STAKE);
  }
  const printed = LIVE_TABLE_PAYOUTS.filter(([, outcome]) => outcome.game === game);
  const printedSpots = new Set(printed.map(([spot]) => spot.replace(/-\d+$/, '')));
  expect(spotsPlayed).toEqual(printedSpots);
});
