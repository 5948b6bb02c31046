import type { CallRequest } from '@marquee/contract/calls/index';
import { callApi, useCsvExport, useMessages } from '@marquee/kit';
import { BETTING_FIGURES } from './bettor-columns';

const PAGE_SIZE = 100;

/** Exports all bettors of the displayed line, not just the current page, as CSV. */
export function useTeamBettingExport(filters: CallRequest<'agent.teamBetting'>) {
  const t = useMessages('agent');
  const { run, progress } = useCsvExport();
  const runExport = () =>
    run({
      name: `team-betting_${filters.from}_${filters.to}`,
      header: [t('team.account'), t('team.nickname'), ...BETTING_FIGURES.map((figure) => t(`figures.${figure}`))],
      readPage: (pageNo) => callApi('agent.teamBetting', { ...filters, pageNo, pageSize: PAGE_SIZE }),
      rowOf: (bettor) => [bettor.account, bettor.nickname, ...BETTING_FIGURES.map((figure) => String(bettor[figure]))],
    });
  return { run: runExport, progress };
}
