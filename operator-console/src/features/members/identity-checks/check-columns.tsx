import type { IdentityQueueEntry } from '@marquee/contract/calls/identity-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { buttonClass } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';
import { Link } from 'react-router-dom';
import { LocalTime } from '../../../lib/time/local-time';
import { CheckState } from './check-state';

export function useCheckColumns(): ReadonlyArray<Column<IdentityQueueEntry>> {
  const t = useMessages('console');
  return [
    {
      id: 'submittedAt',
      header: t('identityChecks.submittedAt'),
      rowHeader: true,
      cell: ({ submittedAt }) => submittedAt && <LocalTime instant={submittedAt} />,
    },
    { id: 'account', header: t('identityChecks.account'), cell: ({ account }) => <bdi>{account}</bdi> },
    { id: 'level', header: t('identityChecks.level'), cell: ({ level }) => t(`identityChecks.levels.${level}`) },
    { id: 'state', header: t('identityChecks.stateLabel'), cell: ({ state }) => <CheckState state={state} /> },
    { id: 'reviewer', header: t('identityChecks.reviewer'), cell: ({ reviewer }) => reviewer && <bdi>{reviewer}</bdi> },
    {
      id: 'open',
      header: t('identityChecks.open'),
      headerHidden: true,
      align: 'end',
      cell: ({ brand, checkId }) => (
        <Link to={`/identity-checks/${brand}/${checkId}`} className={buttonClass({ size: 'sm', variant: 'ghost' })}>
          {t('identityChecks.open')}
        </Link>
      ),
    },
  ];
}
