import { expect, it } from 'vitest';
import { countsByType, typeIn } from './promotion-types';

it('counts a promotion under each of its filters, and an announcement of no known type under the last', () => {
  const promotions = [{ types: ['deposit', 'newbie'] as const }, { types: ['slots'] as const }];
  const announcements = ['slots', null, 'unheard-of'].map((promotionType) => ({ promotionType }));
  const counts = countsByType(
    promotions.map(({ types }) => ({ types: [...types] })),
    announcements,
  );
  expect([...counts].filter(([, count]) => count > 0)).toEqual([
    ['slots', 2],
    ['deposit', 1],
    ['newbie', 1],
    ['other', 2],
  ]);
  expect(counts.size).toBe(13);
});

it('reads the filter from the address', () => {
  expect(typeIn(new URLSearchParams('type=ranking'))).toBe('ranking');
  expect(typeIn(new URLSearchParams('type=unheard-of'))).toBeNull();
});
