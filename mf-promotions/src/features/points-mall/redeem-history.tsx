import { isPositive } from '@marquee/contract/amount';
import type { PointRedeem } from '@marquee/contract/calls/points';
import { LIST_PAGE_SIZE } from '@marquee/contract/constants';
import { useCall, useFormat, useMessages } from '@marquee/kit';
import { Badge, cx, VisuallyHidden } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { useState } from 'react';
import { PointsTable } from './points-table';
import styles from './points-record.module.css';

const TONES = { in_process: 'warning', approved: 'success', rejected: 'danger' } as const;

/** What the member redeemed, with every field of the record. */
export function RedeemHistory() {
  const t = useMessages('promotions');
  const [pageNo, setPageNo] = useState(1);
  const request = { pageNo, pageSize: LIST_PAGE_SIZE };
  return (
    <PointsTable<PointRedeem>
      caption={t('points.tab.history')}
      columns={useRedeemColumns()}
      read={useCall('points.redeemList', request, { keepPrevious: true, staleMs: 0 })}
      pageNo={pageNo}
      onPageChange={setPageNo}
      empty={{ title: t('points.record.none'), description: t('points.record.noneHint') }}
    />
  );
}

function useRedeemColumns(): ReadonlyArray<Column<PointRedeem>> {
  const t = useMessages('promotions');
  const { dateTime, money, number } = useFormat();
  return [
    {
      id: 'at',
      header: t('points.record.at'),
      rowHeader: true,
      cell: ({ applyTime, transactionId }) => (
        <span className={styles.stack}>
          {dateTime(applyTime)}
          <small>
            <VisuallyHidden>{t('points.record.number')}: </VisuallyHidden>
            <code>{transactionId}</code>
          </small>
        </span>
      ),
    },
    {
      id: 'name',
      header: t('points.record.name'),
      cell: ({ name, amount, type }) => (
        <span className={styles.stack}>
          <span dir="auto">{name ?? t('points.record.money', { amount: money(amount ?? '0') })}</span>
          <small>
            <VisuallyHidden>{t('points.record.type')}: </VisuallyHidden>
            {t(`points.record.types.${type}`)}
          </small>
        </span>
      ),
    },
    { id: 'quantity', header: t('points.record.quantity'), align: 'end', cell: ({ quantity }) => number(quantity) },
    {
      id: 'points',
      header: t('points.record.points'),
      align: 'end',
      cell: ({ pointsRequirement }) => number(pointsRequirement),
    },
    {
      id: 'play',
      header: t('points.record.amount'),
      align: 'end',
      cell: ({ amountRequirement }) => (isPositive(amountRequirement) ? money(amountRequirement) : '–'),
    },
    { id: 'status', header: t('points.record.status'), cell: (redeem) => <RedeemStatus {...redeem} /> },
    {
      id: 'change',
      header: t('points.record.change'),
      align: 'end',
      cell: ({ changedPoints }) => <bdi>{number(changedPoints, { signDisplay: 'exceptZero' })}</bdi>,
    },
    {
      id: 'balance',
      header: t('points.record.balance'),
      align: 'end',
      cell: ({ pointsBalance }) => number(pointsBalance),
    },
  ];
}

/** The state with what goes with it: the remark of a rejection, or how to follow what was sent. */
function RedeemStatus({ status, remark, shipment }: PointRedeem) {
  const t = useMessages('promotions');
  const note = remark ?? shipment;
  return (
    <span className={cx(styles.stack, styles.status)}>
      <Badge tone={TONES[status]}>{t(`points.record.states.${status}`)}</Badge>
      {note !== null && (
        <small dir="auto">
          {t(remark === null ? 'points.record.shipment' : 'points.record.remark', { text: note })}
        </small>
      )}
    </span>
  );
}
