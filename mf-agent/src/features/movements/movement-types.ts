import type { MovementType } from '@marquee/contract/calls/records';

/** What moves a cash balance, in the order of the filter. */
export const MOVEMENT_TYPES = [
  'deposit',
  'withdrawal',
  'withdrawal_return',
  'bet',
  'win',
  'rollback',
  'transfer',
  'promotion',
  'bonus',
  'adjustment',
] as const satisfies readonly MovementType[];

export type ShownMovement = MovementType | 'commission';
