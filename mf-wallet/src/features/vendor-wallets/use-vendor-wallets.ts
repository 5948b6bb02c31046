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

/** The member's wallets at vendors: read once, then kept up by the live stream. */
export function useVendorWallets() {
  const queryClient = useQueryClient();
  const read = useCall('wallets.vendors', {}, { staleMs: 0 });
  const change = (to: (known: VendorWallets) => VendorWallets) =>
    queryClient.setQueryData<VendorWallets>(KEY, (known) => known && to(known));
  useTopic('wallet.balance', ({ balance }) => change((known) => ({ ...known, main: balance })));
  useTopic('wallet.vendor', ({ vendor, balance }) =>
    change((known) => ({
      ...known,
      wallets: known.wallets.map((wallet) => (wallet.vendor === vendor ? { ...wallet, balance } : wallet)),
    })),
  );
  return read;
}

/** Whatever moved money between own wallets changes these; the live stream may just have begun and not have told. */
export function refreshFunds(): void {
  void refreshCall('wallets.balance');
  void refreshCall('wallets.vendors');
  void refreshCall('member.consolidatedFunds');
}

export function useBringHome() {
  const t = useMessages('wallet');
  const { money } = useFormat();
  const { toast } = useShell();
  const { mutate, isPending, error } = useCallMutation('wallets.bringHome');
  const bringHome = () =>
    mutate(
      {},
      {
        onSuccess: ({ moved }) => {
          refreshFunds();
          toast({ kind: 'success', message: t('vendors.returned', { amount: money(moved) }) });
        },
      },
    );
  return { bringHome, isPending, error };
}

/** The switch shows what was asked for at once, and what is when that has failed. */
export function useAutoTransfer(isOn: boolean) {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables, error } = useCallMutation('wallets.autoTransfer');
  return {
    isOn: isPending ? variables.on : isOn,
    error,
    set: (on: boolean) => mutate({ on }, { onSuccess: (wallets) => queryClient.setQueryData(KEY, wallets) }),
  };
}
