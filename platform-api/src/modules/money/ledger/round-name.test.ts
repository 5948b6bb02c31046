import { expect, test } from 'vitest';
import { roundName } from './round-name';

test.each([
  [
    'an issue of a fast lottery by the day of the brand',
    { round_id: '202611280008', lottery: 'FAST_K3_5' },
    '202611280080',
  ],
  ['an official issue by its own day', { round_id: '20261128-tphcm', lottery: 'VN_SOUTH' }, '20261128-tphcm'],
  ['a round of a vendor as it is', { round_id: '202611280008', lottery: null }, '202611280008'],
  ['a movement without a bet', { round_id: null, lottery: null }, null],
])('names %s', (_what, row, name) => {
  expect(roundName(row, 360)).toBe(name);
});
