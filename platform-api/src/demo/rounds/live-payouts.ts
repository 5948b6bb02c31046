import { type Baccarat, payBaccarat } from './baccarat-round';
import { rankIndexOf } from './cards';

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** What a round of a live table showed. */
export type LiveOutcome =
  | Baccarat
  | { readonly game: 'dragonTiger'; readonly dragon: string; readonly tiger: string }
  | { readonly game: 'roulette'; readonly number: number }
  | { readonly game: 'sicBo'; readonly dice: readonly [number, number, number] };

type OutcomeOf<Game extends LiveOutcome['game']> = Extract<LiveOutcome, { game: Game }>;

/** What a stake of 100 on a spot that the history bets on brings back, stake included; 0 is a loss. */
export function payLive(spot: string, outcome: LiveOutcome): number {
  switch (outcome.game) {
    case 'baccarat':
      return payBaccarat(spot, outcome);
    case 'dragonTiger':
      return payDragonTiger(spot, outcome);
    case 'roulette':
      return payRoulette(spot, outcome);
    case 'sicBo':
      return paySicBo(spot, outcome);
  }
}

/** A tie gives half of a stake on a side back. */
function payDragonTiger(spot: string, { dragon, tiger }: OutcomeOf<'dragonTiger'>): number {
  const lead = rankIndexOf(dragon) - rankIndexOf(tiger);
  const winner = lead === 0 ? 'tie' : lead > 0 ? 'dragon' : 'tiger';
  if (winner === spot) return spot === 'tie' ? 1_200 : 200;
  return winner === 'tie' ? 50 : 0;
}

function payRoulette(spot: string, { number }: OutcomeOf<'roulette'>): number {
  if (spot === `straight-${number}`) return 3_600;
  const colour = number === 0 ? 'green' : RED.has(number) ? 'red' : 'black';
  return spot === colour ? 200 : 0;
}

/** Neither half wins on a triple. */
function paySicBo(spot: string, { dice }: OutcomeOf<'sicBo'>): number {
  if (spot.startsWith('single-')) {
    const hits = dice.filter((die) => spot === `single-${die}`).length;
    return hits === 0 ? 0 : (hits + 1) * 100;
  }
  const isTriple = dice.every((die) => die === dice[0]);
  const half = dice.reduce((sum, die) => sum + die, 0) >= 11 ? 'big' : 'small';
  return spot === half && !isTriple ? 200 : 0;
}
