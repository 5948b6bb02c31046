import type { CallValue } from '@marquee/contract/calls/index';
import { refreshCall, useCall, useTopic } from '@marquee/kit';
import { useEffect } from 'react';

export type WithdrawalView = CallValue<'withdrawal.byId'>;

/** Polls the state while it is open, in case the live stream is down. */
const POLL_MS = 15_000;

/** One withdrawal, followed until it is over. */
export function useLiveWithdrawal(withdrawalId: string) {
  const withdrawal = useCall('withdrawal.byId', { withdrawalId }, { staleMs: 0 });
  const { refetch } = withdrawal;
  const isOver = Boolean(withdrawal.data?.finishedAt);
  const state = withdrawal.data?.state;
  useTopic('wallet.withdrawal', (event) => {
    if (event.withdrawalId === withdrawalId) void refetch();
  });
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => void refetch(), POLL_MS);
    return () => clearInterval(timer);
  }, [isOver, refetch]);
  useEffect(() => {
    if (state) void refreshCall('withdrawal.list');
  }, [state]);
  return withdrawal;
}
