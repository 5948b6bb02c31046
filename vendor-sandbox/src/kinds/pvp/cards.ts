/** 0 to 51: rank x 4 + suit; ranks 0 (two) to 12 (ace), suits clubs, diamonds, hearts, spades. */
export type Card = number;

export const rankOf = (card: Card): number => card >> 2;
export const suitOf = (card: Card): number => card & 3;

/** A uniform, unpredictable whole number from 0 to `below` - 1. */
export type Draw = (below: number) => number;

/** Every order of the cards is as likely as any other (Fisher and Yates). */
export function shuffleDeck(draw: Draw): Card[] {
  const cards = Array.from({ length: 52 }, (_, card) => card);
  for (let place = cards.length - 1; place > 0; place -= 1) {
    const other = draw(place + 1);
    [cards[place], cards[other]] = [cards[other] as Card, cards[place] as Card];
  }
  return cards;
}
