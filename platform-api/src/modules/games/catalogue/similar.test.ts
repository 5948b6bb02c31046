import { expect, test } from 'vitest';
import type { CatalogueGame } from './catalogue-game';
import { similarFirst } from './similar';

const [reef, lantern] = [{ code: 'DRF' }, { code: 'JL' }] as CatalogueGame['vendor'][];
const game = (id: number, type: string, vendor: unknown, playable = true) =>
  ({ id, type, vendor, playable }) as CatalogueGame;
const games = [
  game(1, 'rng', lantern),
  game(2, 'fish', lantern),
  game(3, 'fish', reef),
  game(4, 'fish', reef, false),
  game(5, 'pvp', reef),
];
const ids = (games: readonly CatalogueGame[]) => games.map(({ id }) => id);

test('recommends games of the same type for a game that cannot be played, its vendor’s first', () => {
  expect(ids(similarFirst(games, games[3]))).toEqual([3, 2, 5, 1]);
});

test('keeps catalogue order without a reference game', () => {
  expect(ids(similarFirst(games, undefined))).toEqual([1, 2, 3, 5]);
});
