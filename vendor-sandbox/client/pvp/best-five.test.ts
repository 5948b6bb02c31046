import { expect, it } from 'vitest';
import { bestFive } from './best-five';

/** Such as `AS` for the ace of spades. */
const card = (name: string) => '23456789TJQKA'.indexOf(name[0] ?? '') * 4 + 'CDHS'.indexOf(name[1] ?? '');
const cards = (names: string) => names.split(' ').map(card);
const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b);

it.each([
  ['a pair with the highest three beside it', 'KS KD 2C 9H 5D JC 3S', 'KS KD 9H 5D JC'],
  ['a flush without its lowest card', 'AS 3S 9S 5S JS 2S KD', 'AS 3S 9S 5S JS'],
  ['the better of two straights', '4C 5D 6H 7S 8C 9D KD', '5D 6H 7S 8C 9D'],
  ['a full house of two threes', '8C 8D 8H 5S 5C 5D 2H', '8C 8D 8H 5S 5C'],
])('finds %s', (_, dealt, five) => {
  expect(sorted(bestFive(cards(dealt)))).toEqual(sorted(cards(five)));
});
