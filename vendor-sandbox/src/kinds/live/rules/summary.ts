import { baccaratWinner, isPair } from './baccarat';
import { dragonTigerWinner } from './dragon-tiger';
import type { BaccaratOutcome, DragonTigerOutcome } from './outcome';
import type { RoadRound } from './roads';

/** A round of two sides as its roads show it: one is the player or the dragon, two the banker or the tiger. */
export function roadRoundOf(outcome: BaccaratOutcome | DragonTigerOutcome): RoadRound {
  if (outcome.game === 'dragonTiger') {
    const winner = dragonTigerWinner(outcome);
    return { side: winner === 'tie' ? 'tie' : winner === 'dragon' ? 'one' : 'two' };
  }
  const winner = baccaratWinner(outcome);
  return {
    side: winner === 'tie' ? 'tie' : winner === 'player' ? 'one' : 'two',
    onePair: isPair(outcome.player),
    twoPair: isPair(outcome.banker),
  };
}

export interface NumberHeat {
  readonly hot: readonly number[];
  readonly cold: readonly number[];
}

/** The numbers that came most and least often; of equals the smaller number first. @param count of each */
export function heatOf(numbers: readonly number[], pockets: number, count: number): NumberHeat {
  const hits = Array.from({ length: pockets }, () => 0);
  for (const number of numbers) hits[number] = (hits[number] ?? 0) + 1;
  const order = hits.map((_, number) => number);
  const by = (sign: 1 | -1) => [...order].sort((a, b) => sign * ((hits[a] ?? 0) - (hits[b] ?? 0)) || a - b);
  return { hot: by(-1).slice(0, count), cold: by(1).slice(0, count) };
}
