import type { TeamBettor } from '@marquee/contract/calls/agent';
import type { CallValue } from '@marquee/contract/calls/index';
import { useMessages } from '@marquee/kit';
import type { Column } from '@marquee/ui/table';
import { useFigureColumns } from '../line/figure-columns';
import { LineAccount } from '../line/line-account';
import { AccountType } from '../team/account-type';

export const BETTING_FIGURES = ['bets', 'turnover', 'validBet', 'payout', 'gameResult'] as const;

/** @param addressOf the page of a downline's line */
export function useBettorColumns(
  totals: CallValue<'agent.teamBetting'>['totals'] | undefined,
  addressOf: (id: string) => string,
): ReadonlyArray<Column<TeamBettor>> {
  const t = useMessages('agent');
  return [
    {
      id: 'account',
      header: t('team.account'),
      rowHeader: true,
      sortable: true,
      cell: (bettor) => <LineAccount member={bettor} to={addressOf(bettor.id)} />,
    },
    { id: 'nickname', header: t('team.nickname'), cell: ({ nickname }) => nickname },
    { id: 'type', header: t('team.type'), cell: ({ type }) => <AccountType type={type} /> },
    ...useFigureColumns<(typeof BETTING_FIGURES)[number], TeamBettor>(BETTING_FIGURES, totals),
  ];
}
