export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export const SUITS = ['S', 'H', 'D', 'C'] as const;

export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];

/** Rank, then suit: `TD` is the ten of diamonds. */
export type Card = `${Rank}${Suit}`;

export const rankOf = (card: Card): Rank => card[0] as Rank;
export const suitOf = (card: Card): Suit => card[1] as Suit;

/** 1 for an ace to 13 for a king. */
export const heightOf = (card: Card): number => RANKS.indexOf(rankOf(card)) + 1;

/** The cards of one deck, in order. */
export const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));
