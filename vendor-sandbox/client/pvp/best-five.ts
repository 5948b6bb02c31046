import type { Card } from '../../src/kinds/pvp/cards';
import { valueOf } from '../../src/kinds/pvp/hold-em/poker-rank';

const HAND = 5;

/** The five cards that make a hand of hold'em what it is. @param cards five to seven */
export function bestFive(cards: readonly Card[]): readonly Card[] {
  if (cards.length <= HAND) return cards;
  const value = valueOf(cards);
  return fives(cards).find((five) => valueOf(five) === value) ?? cards.slice(0, HAND);
}

function fives(cards: readonly Card[], length = HAND): Card[][] {
  if (length === 0) return [[]];
  return cards.flatMap((card, index) => fives(cards.slice(index + 1), length - 1).map((rest) => [card, ...rest]));
}
