import { seededRandom } from '@marquee/contract/seeded-random';
import { expect, test } from 'vitest';
import { gameOfName } from '../../../../vendor-sandbox/src/kinds/live/game-of-table';
import { payoutOf } from '../../../../vendor-sandbox/src/kinds/live/rules/live-rules';
import type { Outcome } from '../../../../vendor-sandbox/src/kinds/live/rules/outcome';
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

test.each(['Lotus Roulette 2', 'Lotus Baccarat 1', 'Lotus Sic Bo', 'Lotus Dragon Tiger 1'])(
  'plays %s by its rules: what is paid follows from the outcome, as the table itself pays',
  (gameName) => {
    const { random, ...rest } = { ...start(gameName), gameName };
    const game = gameOfName(gameName);
    for (let round = 0; round < 2_000; round++) {
      const { detail, payout, validBet } = playVendorRound('live', { ...rest, random });
      const { outcome, spots } = detail as { readonly outcome: Outcome; readonly spots: { readonly spot: string }[] };
      const spot = spots[0]?.spot ?? '';
      expect(outcome.game).toBe(game);
      expect(payout, `${spot} ${JSON.stringify(outcome)}`).toBe(payoutOf(spot, STAKE, outcome));
      expect(validBet).toBeLessThanOrEqual(STAKE);
    }
  },
);
