/**
 * review: the money is on hold and operators decide; approved: the order goes to the payer; sent: the payer has accepted it;
 * failed: the payer could not pay; paid: the payer has paid and the member has not confirmed yet; not_received,
 * partially_received: the member reports missing money; received, rejected, cancelled (by the member, before any
 * approval was complete): final.
 */
export const WITHDRAWAL_STATES = [
  'review',
  'approved',
  'sent',
  'failed',
  'paid',
  'not_received',
  'partially_received',
  'received',
  'rejected',
  'cancelled',
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];
