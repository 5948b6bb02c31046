import type { TeamBettor } from '@marquee/contract/calls/agent';
import type { CallValue } from '@marquee/contract/calls/index';
import { useBrand, useFormat, useFormatLocale, useMessages } from '@marquee/kit';
import { Badge, Money } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { Link } from 'react-router-dom';
import { AccountType } from '../team/account-type';
import styles from './team-betting.module.css';

type Totals = CallValue<'agent.teamBetting'>['totals'];
type Amount = 'turnover' | 'validBet' | 'payout' | 'net';

/** @param addressOf the page of a downline's line */
export function useBettorColumns(
  totals: Totals | undefined,
  addressOf: (id: string) => string,
): ReadonlyArray<Column<TeamBettor>> {
  const t = useMessages('agent');
  const { number } = useFormat();
  const { currencySymbol: currency } = useBrand();
  const locale = useFormatLocale();
  const amount = (id: Amount): Column<TeamBettor> => {
    const amount = (value: string) => (
      <Money
        amount={value}
        currency={currency}
        locale={locale}
        {...(id === 'net' && ({ signed: true, tone: 'result' } as const))}
      />
    );
    return {
      id,
      header: t(`betting.${id}`),
      align: 'end',
      sortable: true,
      cell: (row) => amount(row[id]),
      total: totals && amount(totals[id]),
    };
  };
  return [
    {
      id: 'account',
      header: t('team.account'),
      rowHeader: true,
      sortable: true,
      cell: (bettor) => <Account bettor={bettor} to={addressOf(bettor.id)} />,
    },
    { id: 'nickname', header: t('team.nickname'), cell: ({ nickname }) => nickname },
    { id: 'type', header: t('team.type'), cell: ({ type }) => <AccountType type={type} /> },
    {
      id: 'bets',
      header: t('betting.bets'),
      align: 'end',
      sortable: true,
      cell: ({ bets }) => number(bets),
      total: totals && number(totals.bets),
    },
    amount('turnover'),
    amount('validBet'),
    amount('payout'),
    amount('net'),
  ];
}

/** Who has a line below leads to it. */
function Account({ bettor, to }: { readonly bettor: TeamBettor; readonly to: string }) {
  const t = useMessages('agent');
  const { number } = useFormat();
  const { account, self, downlines } = bettor;
  if (self)
    return (
      <span className={styles.account}>
        {account}
        <Badge tone="info">{t('betting.self')}</Badge>
      </span>
    );
  if (downlines === 0) return account;
  return (
    <span className={styles.account}>
      <Link to={to} className={styles.line}>
        {account}
      </Link>
      <span className={styles.downlines}>{t('team.count', { count: downlines, shown: number(downlines) })}</span>
    </span>
  );
}
