import { useMessages, usePageTitle } from '@marquee/kit';
import { PageHeader } from '@marquee/ui/page';
import { useSearchParams } from 'react-router-dom';
import { DepositForm } from './deposit-form';
import { DepositList } from './deposit-list';
import { DepositResult } from './deposit-result';
import styles from './deposit.module.css';

/** `/member/deposit`; with `?depositId=<id>` the page to which the payment provider sends the member back. */
export default function DepositPage() {
  const t = useMessages('wallet');
  usePageTitle(t('deposit.title'));
  const [params] = useSearchParams();
  const depositId = params.get('depositId');
  return (
    <div className={styles.page}>
      <PageHeader title={t('deposit.title')} description={t('deposit.description')} />
      {depositId ? <DepositResult key={depositId} depositId={depositId} /> : <DepositForm />}
      <DepositList />
    </div>
  );
}
