import { refreshCall } from '@marquee/kit';

/** Refusals that are shown beside the withdraw password. */
export const FIELD_OF_PASSWORD = {
  withdraw_password_wrong: 'withdrawPassword',
  withdraw_password_locked: 'withdrawPassword',
  withdraw_password_unset: 'withdrawPassword',
} as const;

/** Reads everything again that a movement of points changes. */
export function refreshPoints(): void {
  for (const call of [
    'points.balance',
    'points.rewards',
    'points.redeemList',
    'points.details',
    'points.config',
  ] as const)
    void refreshCall(call);
}
