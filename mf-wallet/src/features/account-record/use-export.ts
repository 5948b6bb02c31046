import type { CallRequest } from '@marquee/contract/calls/index';
import { callApi, useCsvExport, useFormat, useMessages } from '@marquee/kit';

const COLUMNS = ['at', 'type', 'state', 'reference', 'change', 'balanceAfter', 'transaction'] as const;

/**
 * Writes everything that the filters hold, not just the page on the screen, into a CSV file.
 * @param total how many movements the filters hold
 */
export function useAccountExport(filters: CallRequest<'records.account'>, total: number) {
  const t = useMessages('wallet');
  const { isoDateTime } = useFormat();
  const { run, ...state } = useCsvExport();
  const runExport = () =>
    run({
      name: `account-record_${filters.from}_${filters.to}`,
      header: COLUMNS.map((name) => t(`record.${name}`)),
      total,
      readPart: (after, signal) => callApi('records.accountPart', { ...filters, ...(after && { after }) }, { signal }),
      rowOf: (entry) => [
        isoDateTime(entry.at),
        t(`record.types.${entry.type}`),
        t(`record.states.${entry.state}`),
        entry.reference,
        entry.change,
        entry.balanceAfter,
        entry.transactionId,
      ],
    });
  return { run: runExport, ...state };
}
