import { isPositive } from '@marquee/contract/amount';
import { refreshCall, useCall, useFailureTexts, useFormat, useMessages, usePageTitle, useTopic } from '@marquee/kit';
import { EmptyState, ErrorState, Panel, Skeleton } from '@marquee/ui';
import { Users } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { PasswordPanel } from '../payees/password-panel';
import { TransferList } from './transfer-list';
import { UplineForm } from './upline-form';
import styles from '../page/wallet-page.module.css';

/** `/member/transfer-upline`: money for the upline, and what was transferred within the line. */
export default function UplineTransferPage() {
  const t = useMessages('wallet');
  usePageTitle(t('funds.uplineTitle'));
  useTopic('wallet.balance', () => void refreshCall('transfers.terms'));
  return (
    <div className={styles.page}>
      <PageHeader title={t('funds.uplineTitle')} description={t('funds.uplineDescription')} />
      <ToUpline />
      <TransferList />
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
      <div aria-busy="true">
        <Skeleton shape="block" height="18rem" />
      </div>
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
