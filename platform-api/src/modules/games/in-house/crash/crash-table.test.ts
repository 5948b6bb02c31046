import { expect, it } from 'vitest';
import type { CrashRoundRow, ListedBet } from './crash-repository';
import { crashTable } from './crash-table';

const round = { id: 7n } as CrashRoundRow;
const bet = (player: string, change: Partial<ListedBet> = {}): ListedBet =>
  ({
    id: player,
    player,
    player_name: player,
    brand_id: 1,
    demo: false,
    currency: 'BDT',
    stake: 100_000n,
    cashed_hundredths: null,
    ...change,
  }) as ListedBet;
const namesFor = (frame: string) => [...frame.matchAll(/"player":"(\w+)"/g)].map(([, name]) => name);

const table = crashTable(round, [
  bet('amina'),
  bet('rina'),
  bet('guest', { demo: true }),
  bet('hung', { brand_id: 2, currency: 'VND' }),
]);

it('lists the bets of the player’s brand, play money apart from real money', () => {
  const own = { key: 'nobody', brandId: 1, demo: false };
  expect(namesFor(table.frameFor(own))).toEqual(['amina', 'rina']);
  expect(namesFor(table.frameFor({ ...own, demo: true }))).toEqual(['guest']);
  expect(namesFor(table.frameFor({ ...own, brandId: 2 }))).toEqual(['hung']);
  expect(table.frameFor({ ...own, brandId: 3 })).toContain('"total":0,"bets":[]');
});

it('marks a player’s own bet for that player only', () => {
  expect(table.frameFor({ key: 'rina', brandId: 1, demo: false })).toMatch(/"player":"rina"[^}]*"mine":true/);
  expect(table.frameFor({ key: 'amina', brandId: 1, demo: false })).toMatch(/"player":"rina"[^}]*"mine":false/);
});
