import type { Random } from '@marquee/contract/seeded-random';
import { type RoundStart, times, type VendorRound } from './vendor-round';

const REELS = 5;
const ROWS = 3;
const SYMBOLS = 8;

/** Chance and range of what a spin pays, times the stake; together about 0.95. */
const PAYS: readonly (readonly [chance: number, from: number, to: number])[] = [
  [0.0002, 100, 600],
  [0.002, 20, 100],
  [0.015, 5, 20],
  [0.1, 1, 4],
  [0.16, 0.2, 1],
];

function factorOf(random: Random): number {
  let point = random.next();
  for (const [chance, from, to] of PAYS) {
    if (point < chance) return from + random.next() ** 2 * (to - from);
    point -= chance;
  }
  return 0;
}

/** A spin of a slot: a win is a line in the middle row. */
export function slotRound({ random, stake }: RoundStart): VendorRound {
  const payout = times(stake, factorOf(random));
  const symbol = random.int(0, SYMBOLS - 1);
  const count = payout === 0 ? 0 : payout < stake * 4 ? 3 : payout < stake * 20 ? 4 : 5;
  const grid = Array.from({ length: REELS }, (_, reel) =>
    Array.from({ length: ROWS }, (_, row) => {
      if (row === 1 && reel < count) return symbol;
      // The reel behind a win shows another symbol there.
      return row === 1 ? (symbol + 1 + random.int(0, SYMBOLS - 2)) % SYMBOLS : random.int(0, SYMBOLS - 1);
    }),
  );
  const cells = Array.from({ length: count }, (_, reel) => [reel, 1]);
  const wins = payout === 0 ? [] : [{ kind: 'line', symbol, count, line: 0, pay: payout, cells }];
  const spin = { grid, wins, multiplier: 1, won: payout, freeSpins: 0 };
  const detail = { game: 'slots', stake, spins: [spin], freeLeft: 0, gambles: [], won: payout };
  return { terms: { game: 'slots' }, payout, validBet: stake, detail, minutes: 1 };
}
