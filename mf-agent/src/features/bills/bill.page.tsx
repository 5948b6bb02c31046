import { useCall, useFailureTexts, useMessages, usePageTitle } from '@marquee/kit';
import { Button, ErrorState, Skeleton } from '@marquee/ui';
import { Printer } from '@marquee/ui/icons';
import { Breadcrumbs, PageHeader } from '@marquee/ui/page';
import { Link, useParams } from 'react-router-dom';
import { BillStateBadge } from './bill-state';
import styles from './bill.module.css';
import { BillParts } from './bill-parts';
import { RECORDS } from './records';
import { usePeriod } from './use-period';

/** `/agentHome/bill/:id`: the statement of one bill, from the days behind it to its payments; made to be printed. */
export default function BillPage() {
  const t = useMessages('agent');
  const { id = '' } = useParams();
  const failureTexts = useFailureTexts();
  const { data, error, refetch } = useCall('agent.bill', { id });
  const periodOf = usePeriod();
  const bill = data?.bill;
  const title = bill ? `${t(`contracts.type.${bill.type}`)}, ${periodOf(bill)}` : t('bills.statement');
  usePageTitle(title);
  if (error && !data) return <ErrorState {...failureTexts(error)} onRetry={() => void refetch()} />;
  if (!data || !bill) return <Skeleton shape="block" height="24rem" />;
  return (
    <article className={styles.statement}>
      <div className={styles.trail}>
        <Breadcrumbs
          label={t('bills.trail')}
          ancestors={[{ id: 'records', link: <Link to={RECORDS[bill.type]}>{t(`bills.title.${bill.type}`)}</Link> }]}
          current={periodOf(bill)}
        />
      </div>
      <PageHeader
        title={title}
        description={<BillStateBadge state={bill.state} />}
        actions={
          <Button icon={<Printer aria-hidden="true" />} className={styles.print} onClick={() => print()}>
            {t('bills.print')}
          </Button>
        }
      />
      <BillParts {...data} />
    </article>
  );
}
