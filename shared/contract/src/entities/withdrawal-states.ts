/**
 * review: the money is held, operators look at it; approved: the payer is being told; sent: the payer has it; failed: the payer
 * could not pay; paid: the payer has paid, the member's word is awaited; not_received, partially_received: the member misses
 * money; received, rejected: over.
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
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];
