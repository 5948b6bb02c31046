import type { CallRequest } from '@marquee/contract/calls/index';
import {
  ApiError,
  callApi,
  csvOf,
  readAllPages,
  saveFile,
  useErrorMessage,
  useFormat,
  useMessages,
  useShell,
} from '@marquee/kit';
import { useState } from 'react';

const PAGE_SIZE = 100;

/** Writes everything that the filters hold, not just the page on the screen, into a CSV file. */
export function useAccountExport(filters: CallRequest<'records.account'>) {
  const t = useMessages('wallet');
  const { dateTime } = useFormat();
  const shell = useShell();
  const messageOf = useErrorMessage();
  /** A share from 0 to 1 while it runs. */
  const [progress, setProgress] = useState<number | null>(null);
  const run = async () => {
    setProgress(0);
    try {
      const entries = await readAllPages(
        (pageNo) => callApi('records.account', { ...filters, pageNo, pageSize: PAGE_SIZE }),
        setProgress,
      );
      const header = ['at', 'type', 'reference', 'change', 'balanceAfter', 'transaction'].map((name) =>
        t(`record.${name}`),
      );
      const rows = entries.map((entry) => [
        dateTime(entry.at),
        t(`record.types.${entry.type}`),
        entry.reference,
        entry.change,
        entry.balanceAfter,
        entry.transactionId,
      ]);
      saveFile(`account-record_${filters.from}_${filters.to}.csv`, csvOf([header, ...rows]));
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError('unknown_error');
      shell.toast({ kind: 'error', message: messageOf(failure), requestId: failure.requestId });
    } finally {
      setProgress(null);
    }
  };
  return { run, progress };
}
