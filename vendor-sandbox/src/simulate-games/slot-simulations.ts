import type { SimulatedGame } from '@marquee/contract/fairness/simulation';
import { returnOf } from '../game-lists/slots/returns';
import { type SlotListing, slotRules, WAYS } from '../game-lists/slots/slot-rules';
import { playAllFree, startRound } from '../kinds/slots/round';

const HUNDREDTHS = 100;

/** A round with its free spins. What it returns is counted over the strips; how far it scatters is taken from the rounds. */
function slot(listing: SlotListing): SimulatedGame {
  const rules = slotRules(listing);
  const stake = rules.coins * HUNDREDTHS;
  const pays = listing.lines === WAYS ? `${WAYS} ways` : `${listing.lines} lines`;
  return {
    name: `SLOTS ${pays}, ${listing.volatility}${listing.jackpot ? ', jackpot' : ''}`,
    theory: { mean: returnOf(rules), deviation: null },
    play: (draw) => playAllFree(rules, startRound(rules, stake, draw), draw).won / stake,
  };
}

/** Three and four rows, few and many lines and ways, each volatility, with and without a jackpot. */
export const slotSimulations: readonly SimulatedGame[] = [
  slot({ lines: 5, volatility: 'high', jackpot: false, level: 0 }),
  slot({ lines: 10, volatility: 'medium', jackpot: true, level: 1 }),
  slot({ lines: 20, volatility: 'low', jackpot: false, level: 1 }),
  slot({ lines: 25, volatility: 'high', jackpot: true, level: 2 }),
  slot({ lines: 50, volatility: 'medium', jackpot: false, level: 2 }),
  slot({ lines: WAYS, volatility: 'low', jackpot: true, level: 0 }),
  slot({ lines: WAYS, volatility: 'high', jackpot: false, level: 1 }),
];
