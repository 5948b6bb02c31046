import { refreshCall, useTopic, useTopicValue } from '@marquee/kit';
import { useEffect, useRef } from 'react';

const READS = [
  'promotions.list',
  'promotions.forDeposit',
  'promotions.detail',
  'promotions.ranking',
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

/** The figures of the day follow a bet within a second; a fast player's page asks no more often than this. */
const PROGRESS_MS = 1_500;

/** Moves the progress of promotions while the member plays, here or in another tab: each bet and win changes the balance. */
export function useLiveProgress(): void {
  const balance = useTopicValue('wallet.balance')?.balance;
  const known = useRef(balance);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (balance === known.current) return;
    known.current = balance;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      for (const call of ['promotions.list', 'promotions.detail', 'promotions.ranking'] as const)
        void refreshCall(call);
    }, PROGRESS_MS);
  }, [balance]);
}
