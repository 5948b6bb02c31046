import { WITHDRAWAL_STATES, type WithdrawalState } from '@marquee/contract/entities/withdrawal-states';
import { expect, test } from 'vitest';
import { nextState, type WithdrawalEvent } from './state-machine';

const EVENTS: readonly WithdrawalEvent[] = [
  'approve',
  'reject',
  'cancel',
  'send',
  'fail',
  'pay',
  'disburseAgain',
  'return',
  'confirm',
  'reportMissing',
  'reportPart',
  'silence',
  'force',
];

test('allows approved, sent, paid, received', () => {
  let state: WithdrawalState | null = 'review';
  for (const event of ['approve', 'send', 'pay', 'confirm'] as const) state = state && nextState(state, event, false);
  expect(state).toBe('received');
});

test('receives what was paid by confirmation, by force or by silence', () => {
  for (const event of ['confirm', 'force'] as const)
    for (const state of ['paid', 'not_received', 'partially_received'] as const)
      expect(nextState(state, event, true)).toBe('received');
  expect([nextState('failed', 'force', true), nextState('paid', 'silence', true)]).toEqual(['received', 'received']);
});

test('allows no event after a final state', () => {
  for (const event of EVENTS)
    for (const isPaid of [true, false]) {
      expect(nextState('received', event, isPaid)).toBeNull();
      expect(nextState('rejected', event, isPaid)).toBeNull();
      expect(nextState('cancelled', event, isPaid)).toBeNull();
    }
});

test.each(['approved', 'sent', 'paid', 'not_received', 'partially_received'] as const)(
  'does not cancel an approved withdrawal while it is %s',
  (state) => {
    expect(nextState(state, 'reject', false)).toBeNull();
    expect(nextState(state, 'cancel', false)).toBeNull();
    expect(nextState(state, 'return', false)).toBeNull();
  },
);

test('returns money after a failure only if nothing was paid, and confirms receipt only if something was', () => {
  expect(nextState('failed', 'return', false)).toBe('rejected');
  expect(nextState('failed', 'return', true)).toBeNull();
  expect(nextState('failed', 'force', false)).toBeNull();
  expect(nextState('failed', 'force', true)).toBe('received');
});

test('allows reports and automatic receipt for paid withdrawals only', () => {
  for (const event of ['reportMissing', 'reportPart', 'silence'] as const)
    expect(WITHDRAWAL_STATES.filter((state) => nextState(state, event, true))).toEqual(['paid']);
});

test("accepts a payment before the payer's answer and after its failure report", () => {
  expect(WITHDRAWAL_STATES.filter((state) => nextState(state, 'pay', false))).toEqual(['approved', 'sent', 'failed']);
});
