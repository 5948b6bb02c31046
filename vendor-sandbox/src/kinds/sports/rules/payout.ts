import type { LegOutcome } from './leg';
import { type Price, share, type Terms } from './odds';

/** What a single pays, its own stake included, ledger units. */
export function singlePayout({ risk, win }: Terms, outcome: LegOutcome): number {
  switch (outcome) {
    case 'won':
      return risk + win;
    case 'halfWon':
      return risk + share(win, 1, 2);
    case 'push':
    case 'void':
      return risk;
    case 'halfLost':
      return share(risk, 1, 2);
    case 'lost':
      return 0;
  }
}

export interface DecidedLeg {
  readonly price: Price;
  readonly outcome: LegOutcome;
}

/**
 * What a parlay pays: the stake times each leg's factor (design/game-rules.md): win odds, half win (odds + 1) / 2, push 1,
 * half lose 1/2, lose 0. The product is exact; only the payout is rounded down.
 */
export function parlayPayout(stake: number, legs: readonly DecidedLeg[], most: number): number {
  const factor = legs.reduce(({ over, under }, leg) => ({ over: over * BigInt(factorOf(leg)), under: under * 200n }), {
    over: 1n,
    under: 1n,
  });
  return Math.min(share(stake, factor.over, factor.under), most);
}

/** In two-hundredths, so that half wins stay whole. */
function factorOf({ price, outcome }: DecidedLeg): number {
  switch (outcome) {
    case 'won':
      return 2 * price;
    case 'halfWon':
      return price + 100;
    case 'push':
    case 'void':
      return 200;
    case 'halfLost':
      return 100;
    case 'lost':
      return 0;
  }
}

/** Share of the stake that counts as turnover: all of it, half, or none of a push and a void. A parlay counts by its most decided leg. */
export function validBet(stake: number, outcomes: readonly LegOutcome[]): number {
  if (outcomes.some((outcome) => outcome === 'won' || outcome === 'lost')) return stake;
  if (outcomes.some((outcome) => outcome === 'halfWon' || outcome === 'halfLost')) return share(stake, 1, 2);
  return 0;
}
