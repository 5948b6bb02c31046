import { lotteryRules } from '@marquee/contract/lottery/rules';
import { expect, test } from 'vitest';
import { oddsFault, oddsText, readOdds } from './odds-text';

test('odds are read and written as people do', () => {
  expect([99_500, 3_200, 960_000].map(oddsText)).toEqual(['99.5', '3.2', '960']);
  expect(['99.5', ' 3.2 ', '0', '', '1.2345', '-1', '1e3'].map(readOdds)).toEqual([
    99_500,
    3_200,
    ...Array.from({ length: 5 }, () => null),
  ]);
});

test('odds that return more than is staked are a fault, fair ones are none', () => {
  const lo = lotteryRules('vn-north').kind('lo2');
  if (!lo) throw new Error('the kind is missing');
  expect(oddsFault(lo, '100')).toBeNull();
  expect(oddsFault(lo, '100.001')).toBe('above');
  expect(oddsFault(lo, 'x')).toBe('wrong');
});
