import { expect, test } from 'vitest';
import { SPECIES } from '../../../src/kinds/fish/species';
import { priceOf, tagSize } from './price-tags';

test('a fish carries what it pays, a boss the range of its prizes', () => {
  expect([priceOf('minnow'), priceOf('shark')]).toEqual([
    { least: 2, most: 2 },
    { least: 60, most: 60 },
  ]);
  expect(priceOf('dragon')).toEqual({ least: 120, most: 800 });
});

test('figures grow with the prize and stay legible on a small screen', () => {
  const sizes = SPECIES.map(({ id }) => tagSize(id, 1));
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  for (const { id } of SPECIES) expect(tagSize(id, 0.4) * 0.4).toBeGreaterThanOrEqual(11);
});
