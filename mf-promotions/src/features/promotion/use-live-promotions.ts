import { refreshCall, useTopic } from '@marquee/kit';

const READS = [
  'promotions.list',
  'promotions.forDeposit',
  'promotions.detail',
  'promotions.rewards',
  'promotions.count',
] as const;

/** Reads everything about the member's promotions again. */
export function refreshPromotions(): void {
  for (const call of READS) void refreshCall(call);
}

/** Follows the member's part in promotions while the page is open. */
export function useLivePromotions(): void {
  useTopic('promotions.changed', refreshPromotions);
  useTopic('wallet.deposit', refreshPromotions);
}
