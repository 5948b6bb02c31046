import type { LineMember } from '@marquee/contract/calls/line';
import { useBrand, useFormat, useFormatLocale, useMessages } from '@marquee/kit';
import { Badge, Button, Money, VisuallyHidden } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { Link } from 'react-router-dom';
import { AccountType } from '../team/account-type';
import styles from './downlines.module.css';

const TONES = { active: 'success', waiting: 'info', disabled: 'warning', closed: 'neutral' } as const;

/** @param addressOf the page of a downline's line */
export function useDownlineColumns(
  addressOf: (id: string) => string,
  onOpen: (member: LineMember) => void,
): ReadonlyArray<Column<LineMember>> {
  const t = useMessages('agent');
  const { number, date, day } = useFormat();
  const { currencySymbol: currency } = useBrand();
  const locale = useFormatLocale();
  const money = (amount: string) => <Money amount={amount} currency={currency} locale={locale} />;
  return [
    {
      id: 'account',
      header: t('team.account'),
      rowHeader: true,
      sortable: true,
      cell: ({ id, account, downlines }) =>
        downlines === 0 ? (
          <bdi>{account}</bdi>
        ) : (
          <Link to={addressOf(id)} className={styles.line}>
            <bdi>{account}</bdi>
          </Link>
        ),
    },
    { id: 'nickname', header: t('team.nickname'), cell: ({ nickname }) => <bdi>{nickname}</bdi> },
    { id: 'type', header: t('team.type'), cell: ({ type }) => <AccountType type={type} /> },
    { id: 'level', header: t('downlines.level'), align: 'end', sortable: true, cell: ({ level }) => number(level) },
    {
      id: 'state',
      header: t('downlines.state'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`downlines.states.${state}`)}</Badge>,
    },
    { id: 'joinedAt', header: t('team.joinedAt'), sortable: true, cell: ({ joinedAt }) => date(joinedAt) },
    {
      id: 'lastSeenOn',
      header: t('downlines.lastSeen'),
      sortable: true,
      cell: ({ lastSeenOn }) => (lastSeenOn === null ? t('downlines.seen.never') : day(lastSeenOn)),
    },
    { id: 'downlines', header: t('team.downlines'), align: 'end', cell: ({ downlines }) => number(downlines) },
    {
      id: 'turnover',
      header: t('downlines.turnover'),
      align: 'end',
      sortable: true,
      cell: ({ turnover }) => money(turnover),
    },
    { id: 'validBet', header: t('downlines.validBet'), align: 'end', cell: ({ validBet }) => money(validBet) },
    { id: 'group', header: t('register.group'), align: 'end', cell: ({ prizeGroup }) => prizeGroup?.group ?? '–' },
    {
      id: 'acts',
      header: t('downlines.details'),
      headerHidden: true,
      align: 'end',
      cell: (member) => (
        <Button size="sm" variant="ghost" onClick={() => onOpen(member)}>
          {t('downlines.details')}
          <VisuallyHidden> {member.account}</VisuallyHidden>
        </Button>
      ),
    },
  ];
}
