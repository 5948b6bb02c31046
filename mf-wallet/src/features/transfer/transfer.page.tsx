import { isPositive } from '@marquee/contract/amount';
import {
  refreshCall,
  useCall,
  useFailureTexts,
  useFlag,
  useFormat,
  useMessages,
  usePageTitle,
  useTopic,
} from '@marquee/kit';
import { EmptyState, ErrorState, Panel, Skeleton } from '@marquee/ui';
import { Users } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { PasswordPanel } from '../payees/password-panel';
import { Balances } from './wallet-balances';
import { VendorWallets } from '../vendor-wallets/vendor-wallets';
import { TransferList } from './transfer-list';
import styles from './transfer.module.css';
import { UplineForm } from './upline-form';

/** `/member/transfer`: my wallets, and money for the upline. */
export default function TransferPage() {
  const t = useMessages('wallet');
  usePageTitle(t('funds.title'));
  const consolidated = useFlag('AGENTPOLICY3');
  const funds = useCall('member.consolidatedFunds', {}, { enabled: consolidated, staleMs: 0 });
  // All figures of the page change together, also when money returns from a game that was closed.
  const refresh = () => {
    void refreshCall('member.consolidatedFunds');
    void refreshCall('transfers.terms');
  };
  useTopic('wallet.balance', refresh);
  useTopic('wallet.vendor', refresh);
  return (
    <div className={styles.page}>
      <PageHeader title={t('funds.title')} description={t('funds.description')} />
      {funds.isLoading && <Waiting height="6rem" />}
      {funds.data && <Balances funds={funds.data} />}
      <VendorWallets />
      <ToUpline />
      <TransferList />
    </div>
  );
}

function Waiting({ height }: { readonly height: string }) {
  return (
    <div aria-busy="true">
      <Skeleton shape="block" height={height} />
    </div>
  );
}

function ToUpline() {
  const t = useMessages('wallet');
  const { money } = useFormat();
  const failureTexts = useFailureTexts();
  const { data, error, refetch, isFetching } = useCall('transfers.terms', {}, { staleMs: 0 });
  const password = useCall('withdrawPassword.state', {}, { staleMs: 0 });
  if (!data)
    return error ? (
      <Panel>
        <ErrorState {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />
      </Panel>
    ) : (
      <Waiting height="18rem" />
    );
  if (data.upline === null)
    return (
      <Panel>
        <EmptyState compact icon={<Users />} title={t('funds.noUpline')} description={t('funds.noUplineHint')} />
      </Panel>
    );
  return (
    <>
      {isPositive(data.toWager) && (
        <Panel title={t('funds.toWager', { amount: money(data.toWager) })} description={t('funds.toWagerHint')} />
      )}
      {password.data?.isSet === false ? (
        <PasswordPanel digits={password.data.digits} />
      ) : (
        <UplineForm terms={data} upline={data.upline} />
      )}
    </>
  );
}
