import { refreshCall, useCall, useTopic } from '@marquee/kit';
import { useEffect } from 'react';

/** Polls the state while it is open, in case the live stream is down. */
const POLL_MS = 5_000;

/** One deposit, followed until the provider has decided. */
export function useLiveDeposit(depositId: string) {
  const deposit = useCall('cashier.depositById', { depositId }, { staleMs: 0 });
  const { refetch } = deposit;
  const state = deposit.data?.state;
  useTopic('wallet.deposit', (event) => {
    if (event.depositId === depositId) void refetch();
  });
  useEffect(() => {
    if (state !== 'pending') return;
    const timer = setInterval(() => void refetch(), POLL_MS);
    return () => clearInterval(timer);
  }, [state, refetch]);
  useEffect(() => {
    if (state !== 'credited' && state !== 'failed') return;
    void refreshCall('cashier.deposits');
    void refreshCall('wallets.balance');
  }, [state]);
  return deposit;
}
