import type { FairDraw } from './fair-draw';

/** A card of a pack is a number of 0 to 51: suit by suit, ace to king. */
export const PACK_CARDS = 52;
export const RANKS_PER_SUIT = 13;

export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
export type Suit = (typeof SUITS)[number];

/** 1 is the ace, 11 to 13 are jack, queen and king. */
export const rankOf = (card: number): number => (card % RANKS_PER_SUIT) + 1;

export const suitOf = (card: number): Suit => SUITS[Math.floor(card / RANKS_PER_SUIT) % SUITS.length] as Suit;

/** The first `count` cards of a freshly shuffled shoe: a Fisher-Yates shuffle that stops after them. */
export function dealFromShoe(draw: FairDraw, packs: number, count: number): number[] {
  const swapped = new Map<number, number>();
  const at = (place: number) => swapped.get(place) ?? place;
  const hand: number[] = [];
  for (let last = packs * PACK_CARDS - 1; hand.length < count; last--) {
    const index = draw(last + 1);
    hand.push(at(index) % PACK_CARDS);
    swapped.set(index, at(last));
  }
  return hand;
}
