import type { CallRequest } from '@marquee/contract/calls/index';
import { callApi, useCsvExport, useFormat, useMessages } from '@marquee/kit';

const PAGE_SIZE = 100;
const COLUMNS = ['at', 'type', 'reference', 'change', 'balanceAfter', 'transaction'] as const;

/** Writes everything that the filters hold, not just the page on the screen, into a CSV file. */
export function useAccountExport(filters: CallRequest<'records.account'>) {
  const t = useMessages('wallet');
  const { dateTime } = useFormat();
  const { run, progress } = useCsvExport();
  const runExport = () =>
    run({
      name: `account-record_${filters.from}_${filters.to}`,
      header: COLUMNS.map((name) => t(`record.${name}`)),
      readPage: (pageNo) => callApi('records.account', { ...filters, pageNo, pageSize: PAGE_SIZE }),
      rowOf: (entry) => [
        dateTime(entry.at),
        t(`record.types.${entry.type}`),
        entry.reference,
        entry.change,
        entry.balanceAfter,
        entry.transactionId,
      ],
    });
  return { run: runExport, progress };
}
