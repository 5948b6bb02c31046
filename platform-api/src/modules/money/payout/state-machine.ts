import type { WithdrawalState } from '@marquee/contract/entities/withdrawal-states';

/** The events of a withdrawal. */
export type WithdrawalEvent =
  | 'approve'
  | 'reject'
  | 'cancel'
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
 * The next state of each event by state; everything else is refused. The member may cancel while it is in review. An approval is final: only a payer's failure
 * returns the money. A payer may report before it has answered, and may have paid after reporting a failure.
 */
const TRANSITIONS: Readonly<Record<WithdrawalEvent, Transitions>> = {
  approve: { review: 'approved' },
  reject: { review: 'rejected' },
  cancel: { review: 'cancelled' },
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
 * @param isPaid whether a payer has paid before: such money is never returned, and only such can be received
 */
export function nextState(state: WithdrawalState, event: WithdrawalEvent, isPaid: boolean): WithdrawalState | null {
  if (event === 'return' && isPaid) return null;
  if (event === 'force' && !isPaid) return null;
  return TRANSITIONS[event][state] ?? null;
}
