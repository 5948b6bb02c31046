import { expect, it } from 'vitest';
import { readInstant } from './instant-result';

it('reads a roll of the dice in whole units', () => {
  const detail = {
    game: 'DICE',
    options: { target: 4_999, over: true },
    outcome: { roll: 7_301 },
    multiplierHundredths: 198,
  };
  expect(readInstant(detail)).toEqual({ game: 'dice', paid: 1.98, target: 49.99, over: true, roll: 73.01 });
});

it('reads the numbers of a keno round', () => {
  const detail = { game: 'KENO', options: { picks: [3, 9], risk: 'low' }, outcome: { drawn: [9, 1, 40] } };
  expect(readInstant(detail)).toEqual({ game: 'keno', paid: null, risk: 'low', picks: [3, 9], drawn: [9, 1, 40] });
});

it('leaves other games, and rounds without a result, to others', () => {
  expect(readInstant({ game: 'MINES', picks: [1] })).toBeNull();
  expect(readInstant({ game: 'DICE', options: { target: 1, over: true }, outcome: null })).toBeNull();
});
