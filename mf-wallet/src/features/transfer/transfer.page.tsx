import type { CallValue } from '@marquee/contract/calls/index';
import { refreshCall, useCall, useFlag, useMessages, usePageTitle, useTopic } from '@marquee/kit';
import { Skeleton } from '@marquee/ui';
import { PageHeader } from '@marquee/ui/page';
import { VendorWallets } from '../vendor-wallets/vendor-wallets';
import styles from './transfer.module.css';
import { Balances } from './wallet-balances';

/** `/member/transfer`: what I have, here and at vendors. */
export default function TransferPage() {
  const t = useMessages('wallet');
  usePageTitle(t('funds.title'));
  const consolidated = useFlag('AGENTPOLICY3');
  const funds = useCall('member.consolidatedFunds', {}, { enabled: consolidated, staleMs: 0 });
  const own = useCall('wallets.balance', {}, { enabled: !consolidated, staleMs: 0 });
  const refresh = () => {
    void refreshCall('member.consolidatedFunds');
    void refreshCall('wallets.balance');
  };
  useTopic('wallet.balance', refresh);
  useTopic('wallet.vendor', refresh);
  return (
    <div className={styles.page}>
      <PageHeader title={t('funds.title')} description={t('funds.description')} />
      {(funds.isLoading || own.isLoading) && (
        <div aria-busy="true">
          <Skeleton shape="block" height="6rem" />
        </div>
      )}
      {funds.data && <Balances {...funds.data} />}
      {own.data && <Balances wallets={walletsOf(own.data)} total={own.data.balance} />}
      <VendorWallets />
    </div>
  );
}

const walletsOf = ({ cash, bonus, held }: CallValue<'wallets.balance'>) =>
  [
    { wallet: 'main', balance: cash },
    { wallet: 'bonus', balance: bonus },
    { wallet: 'held', balance: held },
  ] as const;
