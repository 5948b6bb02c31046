import { type Card, heightOf, rankOf } from './card';
import type { BaccaratOutcome, Spot } from './outcome';
import { draw, type Shoe } from './shoe';

export const BACCARAT_SPOTS = [
  { id: 'player', topFactor: 200 },
  { id: 'banker', topFactor: 195 },
  { id: 'tie', topFactor: 900 },
  { id: 'playerPair', topFactor: 1_200 },
  { id: 'bankerPair', topFactor: 1_200 },
] as const satisfies readonly Spot[];

/** Tens and pictures count nothing, an ace one. */
export const baccaratValue = (card: Card): number => (heightOf(card) > 9 ? 0 : heightOf(card));

/** The last digit of the sum. */
export const handTotal = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + baccaratValue(card), 0) % 10;

const STANDS_FROM = 6;
const NATURAL_FROM = 8;

/** Whether the player's hand of two takes a third card, when neither hand is a natural. */
export const playerDraws = (total: number): boolean => total < STANDS_FROM;

/**
 * Whether the banker's hand of two takes a third card, when neither hand is a natural.
 * @param playerThird value of the player's third card; null when the player stood
 */
export function bankerDraws(total: number, playerThird: number | null): boolean {
  if (playerThird === null) return total < STANDS_FROM;
  if (total <= 2) return true;
  if (total === 3) return playerThird !== 8;
  if (total === 4) return playerThird >= 2 && playerThird <= 7;
  if (total === 5) return playerThird >= 4 && playerThird <= 7;
  if (total === 6) return playerThird === 6 || playerThird === 7;
  return false;
}

export const isNatural = (total: number): boolean => total >= NATURAL_FROM;

/** Deals a round by the rules of punto banco; the cards leave the shoe player, banker, player, banker, thirds. */
export function dealBaccarat(shoe: Shoe): BaccaratOutcome {
  const [first, second, third, fourth] = [draw(shoe), draw(shoe), draw(shoe), draw(shoe)];
  const player = [first, third];
  const banker = [second, fourth];
  const [playerTotal, bankerTotal] = [handTotal(player), handTotal(banker)];
  if (!isNatural(playerTotal) && !isNatural(bankerTotal)) {
    const playerThird = playerDraws(playerTotal) ? draw(shoe) : null;
    if (playerThird) player.push(playerThird);
    if (bankerDraws(bankerTotal, playerThird && baccaratValue(playerThird))) banker.push(draw(shoe));
  }
  return { game: 'baccarat', player, banker };
}

export type BaccaratWinner = 'player' | 'banker' | 'tie';

export function baccaratWinner({ player, banker }: BaccaratOutcome): BaccaratWinner {
  const lead = handTotal(player) - handTotal(banker);
  return lead === 0 ? 'tie' : lead > 0 ? 'player' : 'banker';
}

/** Whether the first two cards are of one rank. */
export const isPair = ([first, second]: readonly Card[]): boolean =>
  first !== undefined && second !== undefined && rankOf(first) === rankOf(second);

/** A tie gives stakes on player and banker back; the banker's win pays 5 % less. */
export function payBaccarat(spot: string, outcome: BaccaratOutcome): number {
  const winner = baccaratWinner(outcome);
  switch (spot) {
    case 'player':
    case 'banker':
      if (winner === 'tie') return 100;
      return winner === spot ? topFactorOf(spot) : 0;
    case 'tie':
      return winner === 'tie' ? topFactorOf(spot) : 0;
    case 'playerPair':
      return isPair(outcome.player) ? topFactorOf(spot) : 0;
    case 'bankerPair':
      return isPair(outcome.banker) ? topFactorOf(spot) : 0;
    default:
      return 0;
  }
}

const topFactorOf = (spot: (typeof BACCARAT_SPOTS)[number]['id']): number =>
  BACCARAT_SPOTS.find(({ id }) => id === spot)?.topFactor ?? 0;
