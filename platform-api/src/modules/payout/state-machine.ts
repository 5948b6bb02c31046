import type { WithdrawalState } from '@marquee/contract/entities/withdrawal-states';

/** What can happen to a withdrawal. */
export type WithdrawalEvent =
  | 'approve'
  | 'reject'
  | 'send'
  | 'fail'
  | 'pay'
  | 'disburseAgain'
  | 'return'
  | 'confirm'
  | 'reportMissing'
  | 'reportPart'
  | 'silence'
  | 'force';

type Transitions = Readonly<Partial<Record<WithdrawalState, WithdrawalState>>>;

/**
 * Where each event leads from where; whatever is not named is refused. There is no way back from an approval: only a payer that
 * could not pay lets the money return. A payer may report before it has answered, and may have paid although it said it failed.
 */
const TRANSITIONS: Readonly<Record<WithdrawalEvent, Transitions>> = {
  approve: { review: 'approved' },
  reject: { review: 'rejected' },
  send: { approved: 'sent' },
  fail: { approved: 'failed', sent: 'failed' },
  pay: { approved: 'paid', sent: 'paid', failed: 'paid' },
  disburseAgain: { failed: 'approved', not_received: 'approved', partially_received: 'approved' },
  return: { failed: 'rejected' },
  confirm: { paid: 'received', not_received: 'received', partially_received: 'received' },
  reportMissing: { paid: 'not_received' },
  reportPart: { paid: 'partially_received' },
  silence: { paid: 'received' },
  force: { paid: 'received', not_received: 'received', partially_received: 'received', failed: 'received' },
};

/**
 * The state after an event, null where the event is not possible.
 * @param isPaid whether a payer has paid before: such money never returns, and only such can count as received
 */
export function nextState(state: WithdrawalState, event: WithdrawalEvent, isPaid: boolean): WithdrawalState | null {
  if (event === 'return' && isPaid) return null;
  if (event === 'force' && !isPaid) return null;
  return TRANSITIONS[event][state] ?? null;
}
