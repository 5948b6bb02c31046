import type { OperatorAccount } from '@marquee/contract/calls/operators';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { LocalTime } from '../../../lib/time/local-time';
import { useOperator } from '../../../lib/session/operator';
import styles from './operators.module.css';

export interface OperatorActions {
  readonly onEndSessions: (operator: OperatorAccount) => void;
  readonly onResetSecondFactor: (operator: OperatorAccount) => void;
}

/** The operator who looks is in the list, without actions: their own account has a page of its own. */
export function useOperatorColumns({
  onEndSessions,
  onResetSecondFactor,
}: OperatorActions): ReadonlyArray<Column<OperatorAccount>> {
  const t = useMessages('console');
  const { id: ownId } = useOperator();
  const names = new Intl.ListFormat(useLanguage(), { type: 'unit', style: 'short' });
  const list = (entries: readonly string[]) => names.format(entries);
  return [
    {
      id: 'name',
      sortValue: ({ name }) => name,
      header: t('operators.name'),
      rowHeader: true,
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      id: 'email',
      sortValue: ({ email }) => email,
      header: t('signIn.email'),
      cell: ({ email }) => <bdi>{email}</bdi>,
    },
    {
      id: 'rights',
      header: t('operator.rights'),
      cell: ({ rights }) => (
        <span className={styles.rights}>
          {rights.length === 0 ? '–' : list(rights.map((right) => t(`right.${right}`)))}
        </span>
      ),
    },
    { id: 'brands', header: t('operator.brands'), cell: ({ brands }) => <bdi>{list(brands)}</bdi> },
    {
      id: 'state',
      sortValue: ({ status }) => status,
      header: t('tokens.state'),
      cell: ({ status }) => (
        <Badge tone={status === 'active' ? 'success' : 'neutral'}>{t(`operators.states.${status}`)}</Badge>
      ),
    },
    {
      id: 'factor',
      header: t('secondFactor.name'),
      cell: ({ hasSecondFactor }) => t(hasSecondFactor ? 'secondFactor.on' : 'secondFactor.off'),
    },
    {
      id: 'sessions',
      sortValue: ({ sessions }) => sessions,
      header: t('operators.sessions'),
      align: 'end',
      cell: ({ sessions }) => String(sessions),
    },
    {
      id: 'seen',
      sortValue: ({ lastSeenAt }) => lastSeenAt,
      header: t('account.lastSeen'),
      cell: ({ lastSeenAt }) => (lastSeenAt === null ? '–' : <LocalTime instant={lastSeenAt} />),
    },
    {
      id: 'actions',
      header: t('remotes.actions'),
      headerHidden: true,
      align: 'end',
      cell: (operator) =>
        operator.id !== ownId && (
          <span className={styles.actions}>
            {operator.hasSecondFactor && (
              <Button size="sm" onClick={() => onResetSecondFactor(operator)}>
                {t('operators.reset')}
              </Button>
            )}
            {operator.sessions > 0 && (
              <Button size="sm" onClick={() => onEndSessions(operator)}>
                {t('operators.endSessions')}
              </Button>
            )}
          </span>
        ),
    },
  ];
}
