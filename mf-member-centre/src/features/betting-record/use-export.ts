import type { CallRequest } from '@marquee/contract/calls/index';
import { callApi, useCsvExport, useFormat, useMessages } from '@marquee/kit';

const PAGE_SIZE = 100;
const COLUMNS = ['at', 'game', 'vendor', 'round', 'stake', 'validBet', 'payout', 'net', 'status', 'bet'] as const;

/** Writes everything that the filters hold, not just the page on the screen, into a CSV file. */
export function useBetsExport(filters: CallRequest<'records.bets'>) {
  const t = useMessages('member');
  const { isoDateTime } = useFormat();
  const { run, progress } = useCsvExport();
  const runExport = () =>
    run({
      name: `bets_${filters.from}_${filters.to}`,
      header: COLUMNS.map((name) => t(`bets.${name}`)),
      readPage: (pageNo) => callApi('records.bets', { ...filters, pageNo, pageSize: PAGE_SIZE }),
      rowOf: (bet) => [
        isoDateTime(bet.placedAt),
        bet.gameName,
        bet.vassalage,
        bet.roundId,
        bet.stake,
        bet.validBet,
        bet.payout,
        bet.net,
        t(`bets.statuses.${bet.status}`),
        bet.betId,
      ],
    });
  return { run: runExport, progress };
}
