import { WITHDRAWAL_STATES, type WithdrawalState } from '@marquee/contract/entities/withdrawal-states';
import { expect, test } from 'vitest';
import { nextState, type WithdrawalEvent } from './state-machine';

const EVENTS: readonly WithdrawalEvent[] = [
  'approve',
  'reject',
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

test('the usual way: approved, sent, paid, received', () => {
  let state: WithdrawalState | null = 'review';
  for (const event of ['approve', 'send', 'pay', 'confirm'] as const) state = state && nextState(state, event, false);
  expect(state).toBe('received');
});

test('what is over stays as it is', () => {
  for (const event of EVENTS)
    for (const isPaid of [true, false]) {
      expect(nextState('received', event, isPaid)).toBeNull();
      expect(nextState('rejected', event, isPaid)).toBeNull();
    }
});

test.each(['approved', 'sent', 'paid', 'not_received', 'partially_received'] as const)(
  'nothing takes an approved withdrawal back while it is %s',
  (state) => {
    expect(nextState(state, 'reject', false)).toBeNull();
    expect(nextState(state, 'return', false)).toBeNull();
  },
);

test('money returns after a failure only when nothing was paid, and counts as received only when something was', () => {
  expect(nextState('failed', 'return', false)).toBe('rejected');
  expect(nextState('failed', 'return', true)).toBeNull();
  expect(nextState('failed', 'force', false)).toBeNull();
  expect(nextState('failed', 'force', true)).toBe('received');
});

test('only a paid withdrawal is reported missing or ended by silence', () => {
  for (const event of ['reportMissing', 'reportPart', 'silence'] as const)
    expect(WITHDRAWAL_STATES.filter((state) => nextState(state, event, true))).toEqual(['paid']);
});

test('a payer may pay before it answers and after it said that it failed', () => {
  expect(WITHDRAWAL_STATES.filter((state) => nextState(state, 'pay', false))).toEqual(['approved', 'sent', 'failed']);
});
