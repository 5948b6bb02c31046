import { heightOf, suitOf } from './card';
import type { DragonTigerOutcome, Spot } from './outcome';
import { DECKS, draw, SHOE_CARDS, type Shoe } from './shoe';

export const DRAGON_TIGER_SPOTS = [
  { id: 'dragon', topFactor: 200 },
  { id: 'tiger', topFactor: 200 },
  { id: 'tie', topFactor: 1_200 },
  { id: 'suitedTie', topFactor: 5_100 },
] as const satisfies readonly Spot[];

/** One card each; an ace is the lowest. */
export const dealDragonTiger = (shoe: Shoe): DragonTigerOutcome => ({
  game: 'dragonTiger',
  dragon: draw(shoe),
  tiger: draw(shoe),
});

export type DragonTigerWinner = 'dragon' | 'tiger' | 'tie';

export function dragonTigerWinner({ dragon, tiger }: DragonTigerOutcome): DragonTigerWinner {
  const lead = heightOf(dragon) - heightOf(tiger);
  return lead === 0 ? 'tie' : lead > 0 ? 'dragon' : 'tiger';
}

/** What a tie gives back of a stake on a side. */
const HALF = 50;

export function payDragonTiger(spot: string, outcome: DragonTigerOutcome): number {
  const winner = dragonTigerWinner(outcome);
  const top = DRAGON_TIGER_SPOTS.find(({ id }) => id === spot)?.topFactor ?? 0;
  if (spot === 'suitedTie') return winner === 'tie' && suitOf(outcome.dragon) === suitOf(outcome.tiger) ? top : 0;
  if (spot !== 'tie' && winner === 'tie') return top === 0 ? 0 : HALF;
  return winner === spot ? top : 0;
}

/** Return to player by spot, 1 = 100 %, from the pairs of cards that a fresh shoe can give. */
export function dragonTigerReturns(): Record<string, number> {
  const tie = (4 * DECKS - 1) / (SHOE_CARDS - 1);
  const suitedTie = (DECKS - 1) / (SHOE_CARDS - 1);
  const side = ((1 - tie) / 2) * 2 + tie * (HALF / 100);
  const [, , { topFactor: tiePays }, { topFactor: suitedPays }] = DRAGON_TIGER_SPOTS;
  return { dragon: side, tiger: side, tie: (tie * tiePays) / 100, suitedTie: (suitedTie * suitedPays) / 100 };
}
