import type { CallValue } from '@marquee/contract/calls/index';
import { callKey, useCall, useTopic } from '@marquee/kit';
import { useQueryClient } from '@tanstack/react-query';

type Balances = CallValue<'wallets.balance'>;

const KEY = callKey('wallets.balance', {});

/** The member's balances: read once, then updated by the live stream. */
export function useBalance() {
  const queryClient = useQueryClient();
  const balances = useCall('wallets.balance', {});
  useTopic('wallet.balance', ({ balance }) => {
    queryClient.setQueryData<Balances>(KEY, (cached) => cached && { ...cached, balance });
  });
  return balances;
}
