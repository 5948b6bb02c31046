import { expect, test } from 'vitest';
import { baccarat } from './baccarat-game';
import { sicBo } from './sic-bo-game';

const UNIT = 100_000n;

test.each<[string, Record<string, string>, bigint]>([
  ['one hand', { player: '200.00' }, 200n],
  ['both hands', { player: '200.00', banker: '200.00' }, 10n],
  ['both hands and the tie', { player: '200.00', banker: '200.00', tie: '10.00' }, 20n],
  ['more on one hand', { player: '300.00', banker: '200.00' }, 110n],
  ['a pair', { bankerPair: '5.00' }, 5n],
])('baccarat: %s', (_, bets, risk) => {
  expect(baccarat.atRisk?.({ bets })).toBe(risk * UNIT);
});

test.each<[string, Record<string, string>, bigint]>([
  ['small', { small: '50.00' }, 50n],
  ['small and big, which a triple beats', { small: '50.00', big: '50.00' }, 0n],
  ['odd and even', { odd: '50.00', even: '50.00' }, 0n],
  ['small and a total', { small: '50.00', total12: '5.00' }, 55n],
  [
    'all single faces',
    { single1: '1.00', single2: '1.00', single3: '1.00', single4: '1.00', single5: '1.00', single6: '1.00' },
    1n,
  ],
])('sic bo: %s', (_, bets, risk) => {
  expect(sicBo.atRisk?.({ bets })).toBe(risk * UNIT);
});
