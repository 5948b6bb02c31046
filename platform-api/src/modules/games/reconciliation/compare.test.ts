import { expect, test } from 'vitest';
import type { VendorTransaction } from '../vendor-api/vendor-port';
import { compareDay, type OwnTransaction } from './compare';

const day = { from: new Date('2026-11-20T00:00:00Z'), to: new Date('2026-11-21T00:00:00Z') };
const noon = new Date('2026-11-20T12:00:00Z');
const theirs = (id: string, fields: Partial<VendorTransaction> = {}): VendorTransaction => ({
  id,
  kind: 'bet',
  reference: null,
  user: 'user',
  round: 'r',
  amount: 100n,
  at: noon,
  ...fields,
});
const ours = (key: string, fields: Partial<OwnTransaction> = {}): OwnTransaction => ({
  key,
  kind: 'bet',
  amount: 100n,
  isFree: false,
  round: 'r',
  brandId: 1,
  memberId: 1n,
  at: noon,
  ...fields,
});
const reasons = (unmatched: VendorTransaction[], right: OwnTransaction[]) =>
  compareDay(day, unmatched, right).differences.map(({ reason, key }) => [reason, key]);

test('reports no difference for equal sides, with their sums', () => {
  const unmatched = [theirs('b'), theirs('w', { kind: 'win', reference: 'b', amount: 250n })];
  const right = [ours('b'), ours('w', { kind: 'win', amount: 250n })];
  expect(compareDay(day, unmatched, right)).toEqual({
    transactions: 2,
    matched: 2,
    differences: [],
    ourBets: 100n,
    theirBets: 100n,
    ourWins: 250n,
    theirWins: 250n,
  });
});

test('reports missing transactions, another amount and another kind', () => {
  const unmatched = [theirs('here'), theirs('amount', { amount: 101n }), theirs('kind', { kind: 'win' })];
  const right = [ours('there'), ours('amount'), ours('kind')];
  expect(reasons(unmatched, right)).toEqual([
    ['missing_here', 'here'],
    ['amount_differs', 'amount'],
    ['kind_differs', 'kind'],
    ['missing_there', 'there'],
  ]);
});

test('ignores a bet cancelled on both sides: rolled back, or never arrived and rolled back', () => {
  const back = theirs('r', { kind: 'rollback', reference: 'b', amount: null });
  const ownBack = ours('r', { kind: 'rollback', amount: 0n });
  expect(reasons([theirs('b'), back], [ours('b', { kind: 'tombstone', amount: 0n }), ownBack])).toEqual([]);
  expect(reasons([theirs('b')], [ours('b', { kind: 'tombstone', amount: 0n })])).toEqual([['cancelled_here', 'b']]);
});

test('treats a repeated rollback as one, and a free bet as no movement', () => {
  const unmatched = [theirs('r', { kind: 'rollback', reference: 'b', amount: null }), theirs('f')];
  const right = [ours('r', { kind: 'rollback_repeat', amount: 0n }), ours('f', { isFree: true, amount: 0n })];
  expect(reasons(unmatched, right)).toEqual([]);
});

test('tolerates clock differences at the edges of the day', () => {
  const [before, after] = [new Date('2026-11-19T23:59:59Z'), new Date('2026-11-21T00:00:01Z')];
  expect(reasons([theirs('a', { at: before }), theirs('b')], [ours('a'), ours('b', { at: after })])).toEqual([]);
  expect(reasons([theirs('a', { at: before })], [])).toEqual([]);
});
