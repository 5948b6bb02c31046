import { ESPORT_VENDORS, FOOTER_VENDORS } from '@marquee/contract/constants';
import { IN_HOUSE_CODES, IN_HOUSE_VENDOR_CODE } from '@marquee/contract/in-house';
import { LANGUAGES } from '@marquee/contract/languages';
import { expect, test } from 'vitest';
import { gameRows } from './game-rows';
import { vendorSeeds } from './vendors';

const rows = gameRows();
const codesOfVendor = (vendorCode: string): string[] => {
  const id = vendorSeeds.find(({ code }) => code === vendorCode)?.id;
  return rows.filter(({ vendor_id }) => vendor_id === id).map(({ code }) => code);
};

test.each(['sundarban', 'meridian'])('shows nearly ten thousand slots at %s', (brand) => {
  const shown = vendorSeeds.filter(({ brands }) => brands?.includes(brand) ?? true).map(({ id }) => id);
  const slots = rows.filter((row) => row.game_type === 'rng' && row.offered && shown.includes(row.vendor_id));
  expect(slots.length).toBeGreaterThan(9_800);
  expect(slots.length).toBeLessThan(10_000);
});

test('contains games of every type, with unique ids', () => {
  expect(new Set(rows.map(({ game_type }) => game_type)).size).toBe(10);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

test('has the vendors that the specification names', () => {
  const codes = vendorSeeds.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining([...FOOTER_VENDORS.codes, ...ESPORT_VENDORS]));
});

test('has every in-house game, with a name in every language', () => {
  expect(codesOfVendor(IN_HOUSE_VENDOR_CODE).toSorted()).toEqual([...IN_HOUSE_CODES].toSorted());
  for (const { names, game_type } of rows)
    if (game_type === 'bgs') expect(Object.keys(names).toSorted()).toEqual([...LANGUAGES].toSorted());
});

test('keeps the games of vendors without a connection closed', () => {
  const closed = new Set(vendorSeeds.filter(({ connection }) => connection === 'none').map(({ id }) => id));
  expect(rows.filter(({ vendor_id, offered }) => offered === closed.has(vendor_id))).toEqual([]);
});
