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
const COLUMNS = ['at', 'game', 'vendor', 'round', 'stake', 'validBet', 'payout', 'net', 'status', 'bet'] as const;

/** Writes everything that the filters hold, not just the page on the screen, into a CSV file. */
export function useBetsExport(filters: CallRequest<'records.bets'>) {
  const t = useMessages('member');
  const { dateTime } = useFormat();
  const shell = useShell();
  const messageOf = useErrorMessage();
  /** A share from 0 to 1 while it runs. */
  const [progress, setProgress] = useState<number | null>(null);
  const run = async () => {
    setProgress(0);
    try {
      const bets = await readAllPages(
        (pageNo) => callApi('records.bets', { ...filters, pageNo, pageSize: PAGE_SIZE }),
        setProgress,
      );
      const rows = bets.map((bet) => [
        dateTime(bet.placedAt),
        bet.gameName,
        bet.vassalage,
        bet.roundId,
        bet.stake,
        bet.validBet,
        bet.payout,
        bet.net,
        t(`bets.statuses.${bet.status}`),
        bet.betId,
      ]);
      saveFile(`bets_${filters.from}_${filters.to}.csv`, csvOf([COLUMNS.map((name) => t(`bets.${name}`)), ...rows]));
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError('unknown_error');
      shell.toast({ kind: 'error', message: messageOf(failure), requestId: failure.requestId });
    } finally {
      setProgress(null);
    }
  };
  return { run, progress };
}
