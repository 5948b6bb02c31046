import { IN_HOUSE_LIMITS } from '@marquee/contract/in-house-limits';
import { IN_HOUSE_CODES, IN_HOUSE_VENDOR_CODE } from '@marquee/contract/in-house';
import { expect, it } from 'vitest';
import type { CatalogueGame } from './catalogue-game';
import { gameInBrand } from './brand-view';
import { inHouseReturns } from './in-house-facts';

const vendor = { code: IN_HOUSE_VENDOR_CODE } as CatalogueGame['vendor'];
const game = (code: string, of = vendor) =>
  ({ vendor: of, code, minBetUnits: 10_000n, isLowStake: true, isRetired: false }) as CatalogueGame;
const inBrand = (listed: CatalogueGame, currency: string, listUnit: bigint) =>
  gameInBrand(listed, { vendor: listed.vendor, choice: undefined, currency, listUnit });

it.each([
  ['BDT', 1n],
  ['VND', 1_000n],
])('lists in-house games in %s with the least stake that the engine takes', (currency, listUnit) => {
  for (const code of IN_HOUSE_CODES)
    expect(inBrand(game(code), currency, listUnit)).toMatchObject({
      minBetUnits: IN_HOUSE_LIMITS[currency]?.minStake,
      isLowStake: false,
    });
});

it('leaves the stakes of other vendors to their lists', () => {
  const other = { code: 'ACE' } as CatalogueGame['vendor'];
  expect(inBrand(game('DICE', other), 'VND', 1_000n)).toMatchObject({ minBetUnits: 10_000_000n, isLowStake: true });
  expect(inHouseReturns(game('DICE', other))).toBeNull();
});

it('says the return of a game with several bets as a range', () => {
  expect(inHouseReturns(game('DICE'))).toEqual(['99.00', '99.00']);
  const [least, most] = inHouseReturns(game('BACCARAT')) ?? [];
  expect([Number(least) < 90, Number(most) > 98.9]).toEqual([true, true]);
  for (const code of IN_HOUSE_CODES) expect(Number(inHouseReturns(game(code))?.[1])).toBeLessThanOrEqual(100);
});
