import { type Card, type Draw, rankOf, suitOf } from '../cards';
import type { Choices, HoldEmAction } from './hold-em';
import { CATEGORIES, categoryOf, valueOf } from './poker-rank';

/** What a house player sees: its own cards and the open table, nothing else. */
export interface HouseView {
  readonly cards: readonly Card[];
  readonly board: readonly Card[];
  readonly choices: Choices;
}

/** How a house player acts: by the strength of its own hand, with some chance in it so that it cannot be read. */
export function houseAction({ cards, board, choices }: HouseView, draw: Draw): HoldEmAction {
  const strength = (board.length === 0 ? preflopStrength(cards) : boardStrength(cards, board)) + (draw(25) - 12) / 100;
  if (strength > 0.72 && choices.raise !== null) return 'raise';
  if (choices.canCheck) return 'check';
  return strength > 0.34 ? 'call' : 'fold';
}

/** 0 to 1, of two cards. */
function preflopStrength([first = 0, second = 0]: readonly Card[]): number {
  const [high, low] = [Math.max(rankOf(first), rankOf(second)), Math.min(rankOf(first), rankOf(second))];
  if (high === low) return 0.55 + high / 30;
  const suited = suitOf(first) === suitOf(second) ? 0.06 : 0;
  return (high + low) / 34 + suited + (high - low === 1 ? 0.05 : 0);
}

/** 0 to 1, of what the own cards add to the board. */
function boardStrength(cards: readonly Card[], board: readonly Card[]): number {
  const category = CATEGORIES.indexOf(categoryOf(valueOf([...cards, ...board])));
  const paired = new Set(board.map(rankOf)).size < board.length;
  if (category >= 3) return 0.95;
  if (category === 2) return paired ? 0.55 : 0.85;
  if (category === 1) return paired ? 0.3 : 0.56;
  return Math.max(...cards.map(rankOf)) === 12 ? 0.3 : 0.18;
}
