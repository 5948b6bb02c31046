import type { VendorWallets } from '@marquee/contract/calls/vendor-wallets';
import {
  callKey,
  refreshCall,
  useCall,
  useCallMutation,
  useFormat,
  useMessages,
  useShell,
  useTopic,
} from '@marquee/kit';
import { useQueryClient } from '@tanstack/react-query';

const KEY = callKey('wallets.vendors', {});

/** The member's vendor wallets: read once, then updated by the live stream. */
export function useVendorWallets({ enabled = true }: { readonly enabled?: boolean } = {}) {
  const queryClient = useQueryClient();
  const read = useCall('wallets.vendors', {}, { staleMs: 0, enabled });
  const change = (to: (wallets: VendorWallets) => VendorWallets) =>
    queryClient.setQueryData<VendorWallets>(KEY, (wallets) => wallets && to(wallets));
  useTopic('wallet.balance', ({ balance }) => change((wallets) => ({ ...wallets, main: balance })));
  useTopic('wallet.vendor', ({ vendor, balance }) =>
    change((wallets) => ({
      ...wallets,
      wallets: wallets.wallets.map((wallet) => (wallet.vendor === vendor ? { ...wallet, balance } : wallet)),
    })),
  );
  return read;
}

/** Reloads what a transfer between the member's wallets changes, in case the live stream connected too late to report it. */
export function refreshFunds(): void {
  void refreshCall('wallets.balance');
  void refreshCall('wallets.vendors');
  void refreshCall('member.consolidatedFunds');
}

export function useReturnAll() {
  const t = useMessages('wallet');
  const { money } = useFormat();
  const { toast } = useShell();
  const { mutate, isPending, error } = useCallMutation('wallets.bringHome');
  const returnAll = () =>
    mutate(
      {},
      {
        onSuccess: ({ moved }) => {
          refreshFunds();
          toast({ kind: 'success', message: t('balance.returned', { amount: money(moved) }) });
        },
      },
    );
  return { returnAll, isPending, error };
}

/** The switch shows the requested value at once, and the stored one again when the request fails. */
export function useAutoTransfer(isOn: boolean) {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables, error } = useCallMutation('wallets.autoTransfer');
  return {
    isOn: isPending ? variables.on : isOn,
    error,
    set: (on: boolean) => mutate({ on }, { onSuccess: (wallets) => queryClient.setQueryData(KEY, wallets) }),
  };
}
