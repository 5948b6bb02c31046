import type { Announcement } from '@marquee/contract/entities/content';
import { expect, it } from 'vitest';
import { typesWithEntries } from './promotion-types';

const promotion = (promotionType: string | null) => ({ promotionType }) as Announcement;

it('offers only filters that have entries, in the specified order, with their counts', () => {
  const types = typesWithEntries([
    promotion('newbie'),
    promotion('slots'),
    promotion('slots'),
    promotion(null),
    promotion('unheard-of'),
  ]);
  expect([...types]).toEqual([
    ['slots', 2],
    ['newbie', 1],
    ['other', 2],
  ]);
});
