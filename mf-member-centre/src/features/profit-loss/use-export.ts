import type { CallRequest } from '@marquee/contract/calls/index';
import { callApi, useCsvExport, useMessages } from '@marquee/kit';

const FIGURES = ['stake', 'validBet', 'payout', 'net', 'rebates', 'promotions', 'result'] as const;

/** Writes the periods into a CSV file, the latest first. */
export function useProfitLossExport(request: CallRequest<'records.profitLoss'>) {
  const t = useMessages('member');
  const { run, progress } = useCsvExport();
  const runExport = () =>
    run({
      name: `profit-loss_${request.from}_${request.to}`,
      header: [t('profit.from'), t('profit.to'), ...FIGURES.map((name) => t(`profit.${name}`))],
      readPage: async () => {
        const { periods } = await callApi('records.profitLoss', request);
        return { content: periods.toReversed(), totalPages: 1 };
      },
      rowOf: (period) => [period.from, period.to, ...FIGURES.map((name) => period[name])],
    });
  return { run: runExport, progress };
}
