import { expect, it } from 'vitest';
import { firstLevelThatDoesNotRise, shareOf } from './vip';

const level = (validBet: string, deposits: string) => ({ validBet, deposits });

it('accepts levels that each ask for more', () => {
  expect(firstLevelThatDoesNotRise([level('100.00', '0.00'), level('100.00', '50.00'), level('200.00', '50.00')])).toBe(
    -1,
  );
});

it.each([
  ['asks for nothing', [level('0.00', '0.00')], 0],
  ['asks for the same', [level('100.00', '10.00'), level('100.00', '10.00')], 1],
  ['asks for less of one', [level('100.00', '10.00'), level('300.00', '5.00')], 1],
])('names a level that %s', (_what, levels, index) => {
  expect(firstLevelThatDoesNotRise(levels)).toBe(index);
});

it('counts the share of a threshold in whole per cent, never 100 before it is reached', () => {
  expect([shareOf('0.00', '100.00'), shareOf('99.99', '100.00'), shareOf('100.00', '100.00')]).toEqual([0, 99, 100]);
  expect(shareOf('0.00', '0.00')).toBe(100);
});
