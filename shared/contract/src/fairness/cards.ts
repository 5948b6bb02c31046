import type { FairDraw } from './fair-draw';

/** A card of a pack is a number of 0 to 51: suit by suit, ace to king. */
export const PACK_CARDS = 52;
export const RANKS_PER_SUIT = 13;

export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
export type Suit = (typeof SUITS)[number];

/** 1 is the ace, 11 to 13 are jack, queen and king. */
export const rankOf = (card: number): number => (card % RANKS_PER_SUIT) + 1;

export const suitOf = (card: number): Suit => SUITS[Math.floor(card / RANKS_PER_SUIT) % SUITS.length] as Suit;

/** The first `count` cards of a freshly shuffled shoe: a Fisher-Yates shuffle that stops where nobody looks any further. */
export function dealFromShoe(draw: FairDraw, packs: number, count: number): number[] {
  const moved = new Map<number, number>();
  const at = (place: number) => moved.get(place) ?? place;
  const dealt: number[] = [];
  for (let last = packs * PACK_CARDS - 1; dealt.length < count; last--) {
    const chosen = draw(last + 1);
    dealt.push(at(chosen) % PACK_CARDS);
    moved.set(chosen, at(last));
  }
  return dealt;
}
