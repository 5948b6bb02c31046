import { expect, it } from 'vitest';
import { lotterySection } from './lottery-section';

it.each([
  ['/lottery', '', '/elott'],
  ['/lottery', '?area=LOTT', '/lott'],
  ['/lottery/fairness', '', '/elott'],
  ['/lottert', '?gameCode=FAST_5D_1', '/elott'],
  ['/vnLottery', '', '/lott'],
  ['/vnlottery', '?gameCode=VN_NORTH', '/lott'],
  ['/seaLottery', '', '/lott'],
  ['/sealottery', '?gameCode=SEA_4D', '/lott'],
  ['/rng', '?area=LOTT', null],
])('%s%s belongs to %s', (pathname, search, section) => {
  expect(lotterySection(pathname, search)).toBe(section);
});
