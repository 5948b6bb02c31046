import { PACK_CARDS, RANKS_PER_SUIT, rankOf } from './cards';

export const BACCARAT_PACKS = 8;
/** No deal needs more cards. */
export const BACCARAT_MAX_CARDS = 6;
const TEN = 10;

export const BACCARAT_SPOTS = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const;
export type BaccaratSpot = (typeof BACCARAT_SPOTS)[number];
export type BaccaratWinner = 'player' | 'banker' | 'tie';

/** Hundredths of the stake that a winning spot brings back, stake included: the banker's win less 5 % commission. */
export const BACCARAT_PAYS: Readonly<Record<BaccaratSpot, number>> = {
  player: 200,
  banker: 195,
  tie: 900,
  playerPair: 1_200,
  bankerPair: 1_200,
};

/** How often a deal from eight packs ends so; a test counts it over every order of the cards. */
export const BACCARAT_CHANCES: Readonly<Record<BaccaratWinner, number>> = {
  player: 0.446247,
  banker: 0.458597,
  tie: 0.095156,
};

export interface BaccaratDeal {
  readonly player: readonly number[];
  readonly banker: readonly number[];
  readonly winner: BaccaratWinner;
}

/** Ace 1, two to nine as they are, tens and pictures nothing. */
export const baccaratValue = (card: number): number => (rankOf(card) >= TEN ? 0 : rankOf(card));

export const baccaratTotal = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + baccaratValue(card), 0) % TEN;

/**
 * Plays six cards out, in the order of the shoe: player, banker, player, banker, then the third cards.
 * @see design/game-rules: the casino's tableau of the third card
 */
export function playBaccarat(shoe: readonly number[]): BaccaratDeal {
  const [first, second, third, fourth, fifth, sixth] = shoe as [number, number, number, number, number, number];
  const player = [first, third];
  const banker = [second, fourth];
  const isNatural = Math.max(baccaratTotal(player), baccaratTotal(banker)) >= 8;
  if (!isNatural) {
    const drawsThird = baccaratTotal(player) <= 5;
    if (drawsThird) player.push(fifth);
    if (bankerDraws(baccaratTotal(banker), drawsThird ? baccaratValue(fifth) : null))
      banker.push(drawsThird ? sixth : fifth);
  }
  const lead = baccaratTotal(player) - baccaratTotal(banker);
  return { player, banker, winner: lead === 0 ? 'tie' : lead > 0 ? 'player' : 'banker' };
}

/** Values of the player's third card with which a banker of 3, 4, 5 or 6 draws: lowest and highest. */
const BANKER_DRAWS_ON: Readonly<Record<number, readonly [number, number]>> = { 4: [2, 7], 5: [4, 7], 6: [6, 7] };

function bankerDraws(total: number, playersThird: number | null): boolean {
  if (playersThird === null) return total <= 5;
  if (total <= 2) return true;
  if (total === 3) return playersThird !== 8;
  const [lowest, highest] = BANKER_DRAWS_ON[total] ?? [TEN, 0];
  return playersThird >= lowest && playersThird <= highest;
}

/** Hundredths of its stake that a spot brings back: 0 is lost, 100 is the stake returned. */
export function baccaratFactor(spot: BaccaratSpot, { player, banker, winner }: BaccaratDeal): number {
  switch (spot) {
    case 'player':
    case 'banker':
      if (winner === 'tie') return 100;
      return winner === spot ? BACCARAT_PAYS[spot] : 0;
    case 'tie':
      return winner === 'tie' ? BACCARAT_PAYS.tie : 0;
    case 'playerPair':
      return isPair(player) ? BACCARAT_PAYS.playerPair : 0;
    case 'bankerPair':
      return isPair(banker) ? BACCARAT_PAYS.bankerPair : 0;
  }
}

/** The part of a spot's stake that comes back on average, 0 to 1. */
export function baccaratReturn(spot: BaccaratSpot): number {
  const { tie, ...wins } = BACCARAT_CHANCES;
  const pays = BACCARAT_PAYS[spot] / 100;
  if (spot === 'player' || spot === 'banker') return wins[spot] * pays + tie;
  return (spot === 'tie' ? tie : PAIR_CHANCE) * pays;
}

const CARDS_PER_RANK = (BACCARAT_PACKS * PACK_CARDS) / RANKS_PER_SUIT;
/** That the second card has the rank of the first. */
export const PAIR_CHANCE = (CARDS_PER_RANK - 1) / (BACCARAT_PACKS * PACK_CARDS - 1);

const isPair = ([first = 0, second = 0]: readonly number[]): boolean =>
  first % RANKS_PER_SUIT === second % RANKS_PER_SUIT;
