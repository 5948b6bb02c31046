import { describe, expect, it } from 'vitest';
import { isFiltered, type ListFilters, NO_FILTERS, readFilters, requestOf, writeFilters } from './list-filters';

const all: ListFilters = {
  keyword: 'sweet bonanza',
  classify: 'HOT',
  vendorCode: 'INHOUSE',
  jackpot: true,
  minBetOne: true,
  lines25: true,
};

describe('filters in the address', () => {
  it.each([NO_FILTERS, all, { ...NO_FILTERS, classify: 'FAV' as const }])(
    'are read as they were written',
    (filters) => {
      expect(readFilters(writeFilters(filters))).toEqual(filters);
    },
  );

  it('are not written when none is selected', () => {
    expect(writeFilters(NO_FILTERS).toString()).toBe('');
    expect(isFiltered(NO_FILTERS)).toBe(false);
    expect(isFiltered(all)).toBe(true);
  });

  it('ignore invalid values', () => {
    const params = new URLSearchParams('filter=BEST&vassalage=no spaces!&q=' + 'x'.repeat(99));
    expect(readFilters(params)).toEqual({ ...NO_FILTERS, keyword: 'x'.repeat(60) });
  });
});

it('request only the selected filters', () => {
  expect(requestOf(NO_FILTERS, 'rng', 'bn')).toEqual({ language: 'bn', gameType: 'rng', gameClassify: 'ALL' });
  expect(requestOf({ ...all, keyword: '  crash ' }, 'bgs', 'en')).toEqual({
    language: 'en',
    gameType: 'bgs',
    gameClassify: 'HOT',
    keyword: 'crash',
    vassalage: 'INHOUSE',
    jackpot: true,
    minBetOne: true,
    lines25: true,
  });
});
