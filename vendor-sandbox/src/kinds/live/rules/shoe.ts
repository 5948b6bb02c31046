import { type Card, DECK } from './card';

/** A whole number from 0 to `below` - 1, each as likely as the others. */
export type RandomInt = (below: number) => number;

export const DECKS = 8;
export const SHOE_CARDS = DECKS * DECK.length;

/** The shoe is changed after the round in which fewer cards than this are left. */
export const CUT_CARDS = 52;

/** Cards that remain, next one last. */
export type Shoe = Card[];

/** Eight decks, shuffled (Fisher and Yates). */
export function shuffledShoe(random: RandomInt): Shoe {
  const cards = Array.from({ length: DECKS }, () => DECK).flat();
  for (let last = cards.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [cards[last], cards[other]] = [cards[other] as Card, cards[last] as Card];
  }
  return cards;
}

/** Takes the next card. @throws RangeError when the shoe is empty */
export function draw(shoe: Shoe): Card {
  const card = shoe.pop();
  if (!card) throw new RangeError('the shoe is empty');
  return card;
}
