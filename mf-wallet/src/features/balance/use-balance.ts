import { formatAmount, isPositive, parseAmount } from '@marquee/contract/amount';
import type { VendorWallets } from '@marquee/contract/calls/vendor-wallets';
import type { CallValue } from '@marquee/contract/calls/index';
import { callKey, useCall, useTopic } from '@marquee/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useVendorWallets } from '../vendor-wallets/use-vendor-wallets';

type Balances = CallValue<'wallets.balance'>;

const KEY = callKey('wallets.balance', {});

/** The member's balances: read once, then updated by the live stream. Wallets at vendors are read once there is money in one. */
export function useBalance() {
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useCall('wallets.balance', {});
  const [hasPlayedAtVendor, setPlayedAtVendor] = useState(false);
  useTopic('wallet.balance', ({ balance }) => {
    queryClient.setQueryData<Balances>(
      KEY,
      (cached) => cached && { ...cached, cash: balance, balance: sumOf([balance, cached.vendors]) },
    );
  });
  useTopic('bonuses.changed', () => void refetch());
  useTopic('wallet.vendor', () => setPlayedAtVendor(true));
  const isSplit = hasPlayedAtVendor || (data !== undefined && isPositive(data.vendors));
  const { data: funds } = useVendorWallets({ enabled: isSplit });
  return {
    /** What can be played with, wherever it is. */
    total: isSplit && funds ? totalOf(funds) : data?.balance,
    /** Where it is; null while all of it is in the main wallet. */
    funds: isSplit && funds?.wallets.some(({ balance }) => isPositive(balance)) ? funds : null,
    /** Bonus money that waits beside it; null without any. */
    bonus: data && isPositive(data.bonus) ? data.bonus : null,
    error,
    isFetching,
    refetch,
  };
}

const totalOf = ({ main, wallets }: VendorWallets): string => sumOf([main, ...wallets.map(({ balance }) => balance)]);

const sumOf = (amounts: readonly string[]): string =>
  formatAmount(amounts.reduce((sum, amount) => sum + parseAmount(amount), 0n));
