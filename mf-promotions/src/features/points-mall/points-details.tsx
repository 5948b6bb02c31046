import type { PointMovementEntry } from '@marquee/contract/calls/points';
import { LIST_PAGE_SIZE } from '@marquee/contract/constants';
import { useCall, useFormat, useMessages } from '@marquee/kit';
import { cx } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { useState } from 'react';
import { PointsTable } from './points-table';
import styles from './points-record.module.css';

/** Every movement of the member's points. */
export function PointsDetails() {
  const t = useMessages('promotions');
  const { dateTime, number } = useFormat();
  const [pageNo, setPageNo] = useState(1);
  const request = { pageNo, pageSize: LIST_PAGE_SIZE };
  const columns: ReadonlyArray<Column<PointMovementEntry>> = [
    { id: 'at', header: t('points.record.at'), cell: ({ at }) => dateTime(at), rowHeader: true },
    { id: 'kind', header: t('points.record.kind'), cell: ({ kind }) => t(`points.record.kinds.${kind}`) },
    { id: 'text', header: t('points.record.name'), cell: ({ text }) => <span dir="auto">{text ?? '–'}</span> },
    {
      id: 'change',
      header: t('points.record.change'),
      align: 'end',
      cell: ({ change }) => (
        <bdi className={cx(change > 0 && styles.gain)}>{number(change, { signDisplay: 'exceptZero' })}</bdi>
      ),
    },
    { id: 'balance', header: t('points.record.balance'), align: 'end', cell: ({ balance }) => number(balance) },
    { id: 'number', header: t('points.record.number'), cell: ({ transactionId }) => <code>{transactionId}</code> },
  ];
  return (
    <PointsTable<PointMovementEntry>
      caption={t('points.tab.details')}
      columns={columns}
      read={useCall('points.details', request, { keepPrevious: true, staleMs: 0 })}
      pageNo={pageNo}
      onPageChange={setPageNo}
      empty={{ title: t('points.record.noMovement'), description: t('points.record.noMovementHint') }}
    />
  );
}
