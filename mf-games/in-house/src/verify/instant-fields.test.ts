import { expect, it } from 'vitest';
import { optionsIn, writtenOf } from './instant-fields';

it.each([
  [{ target: 5_000, over: true }, 'target 5000, over true'],
  [{ rows: 12, risk: 'low' }, 'rows 12, risk low'],
  [{ picks: [3, 9, 40], risk: 'high' }, 'picks 3 9 40, risk high'],
  [{ bets: { player: '10.00', tie: '2.50' } }, 'player 10.00, tie 2.50'],
])('writes %j as %j and reads it back', (options, text) => {
  expect(writtenOf(options)).toBe(text);
  expect(optionsIn(text, 'bets' in options)).toEqual(options);
});
