import type { CallRequest } from '@marquee/contract/calls/index';
import { callApi, useCsvExport, useFormat, useMessages } from '@marquee/kit';

const PAGE_SIZE = 100;
const AMOUNTS = [
  'validBet',
  'result',
  'reductions',
  'carriedIn',
  'base',
  'gross',
  'adjustment',
  'due',
  'below',
  'net',
  'paid',
] as const;

/** Exports all bills of the list, not just the current page, as CSV. */
export function useBillExport(filters: CallRequest<'agent.bills'> & { readonly type: string }) {
  const t = useMessages('agent');
  const { isoDateTime } = useFormat();
  const { run, progress } = useCsvExport();
  const header = [
    t('bills.start'),
    t('bills.end'),
    t('bills.payer'),
    t('bills.payee'),
    t('bills.tier'),
    t('bills.rate'),
    t('bills.activeMembers'),
    ...AMOUNTS.map((id) => t(`bills.${id}`)),
    t('bills.stateHead'),
  ];
  const runExport = () =>
    run({
      name: `${filters.type}_${filters.from}_${filters.to}`,
      header,
      readPage: (pageNo) => callApi('agent.bills', { ...filters, pageNo, pageSize: PAGE_SIZE }),
      rowOf: (bill) => [
        isoDateTime(bill.from),
        isoDateTime(bill.to),
        bill.payer?.account ?? t('contracts.brand'),
        bill.payee.account,
        bill.tier === null ? '' : String(bill.tier),
        String(bill.rate / 100),
        String(bill.activeMembers),
        ...AMOUNTS.map((id) => bill[id] ?? ''),
        t(`bills.state.${bill.state}`),
      ],
    });
  return { run: runExport, progress };
}
