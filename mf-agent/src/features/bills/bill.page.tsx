import { useCall, useFailureTexts, useMessages, usePageTitle } from '@marquee/kit';
import { Button, ErrorState, Skeleton } from '@marquee/ui';
import { Download, Printer } from '@marquee/ui/icons';
import { Breadcrumbs, PageHeader } from '@marquee/ui/page';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useIsOwner } from '../office/use-is-owner';
import { BillDisputes } from './bill-disputes';
import { BillStateBadge } from './bill-state';
import styles from './bill.module.css';
import { BillParts } from './bill-parts';
import { DisputeDialog } from './dispute-dialog';
import { RECORDS } from './records';
import { usePeriod } from './use-period';
import { useStatementExport } from './use-statement-export';

/** `/agentHome/bill/:id`: the statement of one bill, from the days behind it to its payments; made to be printed. */
export default function BillPage() {
  const t = useMessages('agent');
  const { id = '' } = useParams();
  const failureTexts = useFailureTexts();
  const { data, error, refetch } = useCall('agent.bill', { id });
  const periodOf = usePeriod();
  const isOwner = useIsOwner();
  const statement = useStatementExport();
  const [isObjecting, setIsObjecting] = useState(false);
  const bill = data?.bill;
  const title = bill
    ? t('bills.titleOf', { contract: t(`contracts.type.${bill.type}`), period: periodOf(bill) })
    : t('bills.statement');
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
          <div className={styles.actions}>
            {data.disputeUntil !== null && isOwner && (
              <Button onClick={() => setIsObjecting(true)}>{t('bills.dispute.make')}</Button>
            )}
            <Button
              icon={<Download aria-hidden="true" />}
              loading={statement.progress !== null}
              onClick={() => void statement.run(data)}
            >
              {t('bills.export')}
            </Button>
            <Button icon={<Printer aria-hidden="true" />} onClick={() => print()}>
              {t('bills.print')}
            </Button>
          </div>
        }
      />
      <BillDisputes disputes={data.disputes} />
      <BillParts {...data} />
      {isObjecting && data.disputeUntil !== null && (
        <DisputeDialog billId={bill.id} until={data.disputeUntil} onClose={() => setIsObjecting(false)} />
      )}
    </article>
  );
}
