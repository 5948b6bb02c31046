import type { Random } from '@marquee/contract/seeded-random';
import { drawCard, rankIndexOf } from './cards';

/** Tens and pictures count nothing, an ace one. */
const valueOf = (card: string): number => {
  const height = rankIndexOf(card) + 1;
  return height > 9 ? 0 : height;
};
const totalOf = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0) % 10;

/** Whether the banker's two cards take a third. @param third value of the player's third card; null when the player stood */
function bankerDraws(total: number, third: number | null): boolean {
  if (third === null) return total < 6;
  const [from, to] = [
    [0, 9],
    [0, 9],
    [0, 9],
    [9, 7],
    [2, 7],
    [4, 7],
    [6, 7],
  ][total] ?? [1, 0];
  return total === 3 ? third !== 8 : third >= (from ?? 1) && third <= (to ?? 0);
}

export interface Baccarat {
  readonly game: 'baccarat';
  readonly player: readonly string[];
  readonly banker: readonly string[];
}

/** Deals a round by the rules of punto banco. */
export function dealBaccarat(random: Random): Baccarat {
  const [player, banker] = [
    [drawCard(random), drawCard(random)],
    [drawCard(random), drawCard(random)],
  ];
  if (totalOf(player) < 8 && totalOf(banker) < 8) {
    const third = totalOf(player) < 6 ? drawCard(random) : null;
    if (third !== null) player.push(third);
    if (bankerDraws(totalOf(banker), third === null ? null : valueOf(third))) banker.push(drawCard(random));
  }
  return { game: 'baccarat', player, banker };
}

/** What a stake of 100 brings: a tie gives it back, the banker's win pays 5 % less. */
export function payBaccarat(spot: string, { player, banker }: Baccarat): number {
  const lead = totalOf(player) - totalOf(banker);
  const winner = lead === 0 ? 'tie' : lead > 0 ? 'player' : 'banker';
  if (spot === 'tie') return winner === 'tie' ? 900 : 0;
  if (winner === 'tie') return 100;
  return winner === spot ? (spot === 'player' ? 200 : 195) : 0;
}
