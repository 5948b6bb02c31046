import type { CallRequest } from '@marquee/contract/calls/index';
import { callApi, useCsvExport, useMessages } from '@marquee/kit';

const PAGE_SIZE = 100;

/** Exports all bettors of the displayed line, not just the current page, as CSV. */
export function useTeamBettingExport(filters: CallRequest<'agent.teamBetting'>) {
  const t = useMessages('agent');
  const { run, progress } = useCsvExport();
  const header = [
    t('team.account'),
    t('team.nickname'),
    t('betting.bets'),
    t('betting.turnover'),
    t('betting.validBet'),
    t('betting.payout'),
    t('betting.net'),
  ];
  const runExport = () =>
    run({
      name: `team-betting_${filters.from}_${filters.to}`,
      header,
      readPage: (pageNo) => callApi('agent.teamBetting', { ...filters, pageNo, pageSize: PAGE_SIZE }),
      rowOf: ({ account, nickname, bets, turnover, validBet, payout, net }) => [
        account,
        nickname,
        String(bets),
        turnover,
        validBet,
        payout,
        net,
      ],
    });
  return { run: runExport, progress };
}
