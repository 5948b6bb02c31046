import type { Suit } from '@marquee/contract/fairness/cards';

/** The suits as paths in a box of 20 by 20, drawn about its middle: the same on a card of a game and in its record. */
export const SUIT_SHAPES: Readonly<Record<Suit, string>> = {
  spades:
    'M0-9.4C2.6-5.6 8.6-2.4 8.6 2.6 8.6 5.4 6.5 7 4.3 7 2.8 7 1.6 6.3.9 5.2 1.1 7.2 1.9 8.6 3.4 9.4H-3.4C-1.9 8.6-1.1 7.2-.9 5.2-1.6 6.3-2.8 7-4.3 7-6.5 7-8.6 5.4-8.6 2.6-8.6-2.4-2.6-5.6 0-9.4Z',
  hearts:
    'M0 9.2C-2.4 5.4-8.9 2.4-8.9-3.2-8.9-6.3-6.7-8.2-4.4-8.2-2.4-8.2-.8-7-0-5.1.8-7 2.4-8.2 4.4-8.2 6.7-8.2 8.9-6.3 8.9-3.2 8.9 2.4 2.4 5.4 0 9.2Z',
  diamonds: 'M0-9.6C1.8-6 4.4-2.8 7.4 0 4.4 2.8 1.8 6 0 9.6-1.8 6-4.4 2.8-7.4 0-4.4-2.8-1.8-6 0-9.6Z',
  clubs:
    'M0-9.2A4.2 4.2 0 0 1 3.3-2.4 4.3 4.3 0 1 1 .9 4.9C1.1 7 1.9 8.6 3.4 9.4H-3.4C-1.9 8.6-1.1 7-.9 4.9A4.3 4.3 0 1 1-3.3-2.4 4.2 4.2 0 0 1 0-9.2Z',
};

/** By rank, from the ace. */
export const RANK_MARKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
