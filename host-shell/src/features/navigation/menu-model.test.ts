import type { GameCategory, Vendor } from '@marquee/contract/entities/game';
import { describe, expect, it } from 'vitest';
import { categoryEntries, vendorAddress } from './menu-model';

const vendor = (vassalage: string): Vendor => ({
  vassalage,
  displayName: vassalage,
  icon: '',
  gameCount: 3,
  playable: true,
});
const category = (
  gameCategory: GameCategory['gameCategory'],
  gameType: GameCategory['gameType'],
  vendors: Vendor[],
): GameCategory => ({
  gameCategory,
  gameType,
  vendors,
  gameClassify: [],
});
const everywhere = () => true;

describe('the navigation', () => {
  it('puts Home first and Promotions last, whatever the order of the categories', () => {
    const entries = categoryEntries(
      [],
      [
        category('PROMO', null, []),
        category('RNG', 'rng', [vendor('PG')]),
        category('HOME', null, []),
        category('LIVE', 'live', [vendor('EG2')]),
      ],
      everywhere,
    );
    expect(entries.map(({ key }) => key)).toEqual(['HOME', 'RNG', 'LIVE', 'PROMO']);
  });

  it('leaves out categories without vendors', () => {
    const entries = categoryEntries(
      [],
      [category('SPORTS', 'sports', []), category('FISH', 'fish', [vendor('JDB')])],
      everywhere,
    );
    expect(entries.map(({ key }) => key)).toEqual(['HOME', 'FISH', 'PROMO']);
  });

  it('leaves out what no page stands behind', () => {
    const entries = categoryEntries([], [category('RNG', 'rng', [vendor('PG')])], (to) => to !== '/promotions');
    expect(entries.map(({ to }) => to)).toEqual(['/', '/rng']);
  });

  it('stands at once, before the vendors are known', () => {
    const entries = categoryEntries([{ gameCategory: 'RNG', gameType: 'rng' }], null, everywhere);
    expect(entries.map(({ key, to, vendors }) => [key, to, vendors])).toEqual([
      ['HOME', '/', []],
      ['RNG', '/rng', null],
      ['PROMO', '/promotions', []],
    ]);
  });

  it('shows a vendor on the page of its category', () => {
    const [, slots] = categoryEntries([], [category('RNG', 'rng', [vendor('CQ9')])], everywhere);
    expect(slots && vendorAddress(slots, { vassalage: 'CQ9' })).toBe('/rng?vassalage=CQ9');
  });
});
