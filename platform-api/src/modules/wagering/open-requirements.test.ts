import { expect, test } from 'vitest';
import { openRequirements } from './open-requirements';

const requirement = (amount: bigint, bet_meanwhile: bigint) => ({ id: 0n, amount, bet_meanwhile });

test.each([
  ['nothing is required', [], 0n, 0n],
  ['a requirement begins whole', [requirement(100n, 0n)], 100n, 100n],
  ['bets count towards it', [requirement(100n, 30n)], 100n, 70n],
  ['what is bet beyond it is not kept for the next', [requirement(100n, 500n), requirement(50n, 0n)], 50n, 50n],
  ['the oldest is met first', [requirement(100n, 40n), requirement(50n, 70n)], 50n, 40n],
  ['a bet that ends one goes on to the next', [requirement(100n, 0n), requirement(50n, 120n)], 50n, 30n],
  ['all are met', [requirement(100n, 0n), requirement(50n, 150n)], 0n, 0n],
])('%s', (_what, rows, required, remaining) => {
  expect(openRequirements(rows)).toEqual({ required, remaining, wagered: required - remaining });
});
