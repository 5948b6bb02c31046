import { ESPORT_VENDORS, FOOTER_VENDORS } from '@marquee/contract/constants';
import { expect, test } from 'vitest';
import { seedGames } from './games';
import { vendorSeeds } from './vendors';

const games = seedGames();

test('is the same on every run', () => {
  expect(seedGames()).toEqual(games);
});

test('has about ten thousand games of every type, each with its own id and code', () => {
  expect(games.length).toBeGreaterThan(9_500);
  expect(games.length).toBeLessThan(10_500);
  expect(new Set(games.map((game) => game.game_type)).size).toBe(10);
  expect(new Set(games.map((game) => game.id)).size).toBe(games.length);
  expect(new Set(games.map((game) => `${game.vendor_id} ${game.code}`)).size).toBe(games.length);
});

test('no two slots share a name', () => {
  const slots = games.filter((game) => game.game_type === 'rng').map((game) => game.name_en);
  expect(new Set(slots).size).toBe(slots.length);
});

test('every game is named in Bengali script and in Vietnamese', () => {
  const lobbies = new Set(['sports', 'esports', 'cockfight']);
  const unnamed = games.filter(
    (game) => !lobbies.has(game.game_type) && (!/[ঀ-৿]/.test(game.name_bn) || game.name_vi === ''),
  );
  expect(unnamed).toEqual([]);
});

test('holds the vendors that the specification names', () => {
  const codes = vendorSeeds.map((vendor) => vendor.code);
  expect(codes).toEqual(expect.arrayContaining([...FOOTER_VENDORS.codes, ...ESPORT_VENDORS]));
  const esports = vendorSeeds.filter(({ games: { esports: count = 0 } }) => count > 0).map(({ code }) => code);
  expect(esports).toEqual(ESPORT_VENDORS);
});
