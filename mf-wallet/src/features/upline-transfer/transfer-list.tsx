import type { FundTransfer } from '@marquee/contract/calls/transfers';
import { refreshCall, useCall, useFormat, useMessages, useTopic } from '@marquee/kit';
import { ArrowLeftRight } from '@marquee/ui/icons';
import type { Column } from '@marquee/ui/table';
import { useState } from 'react';
import { PagedPanel } from '../paging/paged-panel';

/** Transfers that I sent or received, live. */
export function TransferList() {
  const t = useMessages('wallet');
  const [pageNo, setPageNo] = useState(1);
  const list = useCall('transfers.list', { pageNo }, { keepPrevious: true });
  useTopic('wallet.balance', () => void refreshCall('transfers.list'));
  return (
    <PagedPanel
      title={t('funds.list')}
      columns={useColumns()}
      rowKey={({ transferId }) => transferId}
      read={list}
      page={pageNo}
      onPageChange={setPageNo}
      empty={{ icon: <ArrowLeftRight />, title: t('funds.empty') }}
    />
  );
}

function useColumns(): ReadonlyArray<Column<FundTransfer>> {
  const t = useMessages('wallet');
  const { money, dateTime } = useFormat();
  return [
    { id: 'at', header: t('funds.at'), cell: ({ at }) => dateTime(at), rowHeader: true },
    { id: 'way', header: t('funds.what'), cell: ({ way }) => t(`funds.way.${way}`) },
    { id: 'who', header: t('funds.who'), cell: ({ counterparty }) => counterparty ?? '–' },
    { id: 'amount', header: t('funds.amount'), cell: ({ amount }) => money(amount), align: 'end' },
    { id: 'after', header: t('funds.after'), cell: ({ balanceAfter }) => money(balanceAfter), align: 'end' },
  ];
}
