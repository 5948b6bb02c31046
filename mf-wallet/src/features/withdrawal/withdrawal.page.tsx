import { useMessages, usePageTitle } from '@marquee/kit';
import { PageHeader } from '@marquee/ui/page';
import { useSearchParams } from 'react-router-dom';
import { WithdrawalDetail } from './withdrawal-detail';
import { WithdrawalList } from './withdrawal-list';
import { WithdrawalStart } from './withdrawal-start';
import styles from '../page/wallet-page.module.css';

/** `/member/withdrawal`; with `?withdrawalId=<id>` one withdrawal with its history. */
export default function WithdrawalPage() {
  const t = useMessages('wallet');
  usePageTitle(t('withdrawal.title'));
  const [params] = useSearchParams();
  const withdrawalId = params.get('withdrawalId');
  return (
    <div className={styles.page}>
      <PageHeader title={t('withdrawal.title')} description={t('withdrawal.description')} />
      {withdrawalId ? <WithdrawalDetail key={withdrawalId} withdrawalId={withdrawalId} /> : <WithdrawalStart />}
      <WithdrawalList />
    </div>
  );
}
