import { formatAmount, isPositive, parseAmount } from '@marquee/contract/amount';
import type { CallValue } from '@marquee/contract/calls/index';
import { refreshCall, useCall, useFailureTexts, useFlag, useMessages, usePageTitle, useTopic } from '@marquee/kit';
import { ErrorState, Panel, Skeleton } from '@marquee/ui';
import { PageHeader } from '@marquee/ui/page';
import { VendorWallets } from '../vendor-wallets/vendor-wallets';
import { Balances } from './wallet-balances';
import styles from '../page/wallet-page.module.css';

/** `/member/transfer`: what I have, here and at vendors. */
export default function TransferPage() {
  const t = useMessages('wallet');
  usePageTitle(t('funds.title'));
  const failureTexts = useFailureTexts();
  const consolidated = useFlag('AGENTPOLICY3');
  const funds = useCall('member.consolidatedFunds', {}, { enabled: consolidated, staleMs: 0 });
  const own = useCall('wallets.balance', {}, { enabled: !consolidated, staleMs: 0 });
  // The header has read the own balance in any case: what the brand does not want is not shown for being there.
  const read = consolidated ? funds : own;
  const refresh = () => {
    void refreshCall('member.consolidatedFunds');
    void refreshCall('wallets.balance');
  };
  useTopic('wallet.balance', refresh);
  useTopic('wallet.vendor', refresh);
  return (
    <div className={styles.page}>
      <PageHeader title={t('funds.title')} description={t('funds.description')} />
      {read.isLoading && (
        <div aria-busy="true">
          <Skeleton shape="block" height="6rem" />
        </div>
      )}
      {consolidated && funds.data && <Balances {...funds.data} />}
      {!consolidated && own.data && <Balances {...fundsOf(own.data)} />}
      {!read.data && read.error && (
        <Panel>
          <ErrorState {...failureTexts(read.error)} onRetry={() => void read.refetch()} retrying={read.isFetching} />
        </Panel>
      )}
      <VendorWallets />
    </div>
  );
}

/** What the member has in all wallets: what is bound by a bonus or on hold is part of it, though it cannot be played with. */
function fundsOf({ cash, bonus, held, vendors }: CallValue<'wallets.balance'>) {
  const wallets = [
    { wallet: 'main' as const, balance: cash },
    { wallet: 'bonus' as const, balance: bonus },
    { wallet: 'held' as const, balance: held },
    ...(isPositive(vendors) ? [{ wallet: 'vendors' as const, balance: vendors }] : []),
  ];
  return { wallets, total: formatAmount(wallets.reduce((sum, { balance }) => sum + parseAmount(balance), 0n)) };
}
