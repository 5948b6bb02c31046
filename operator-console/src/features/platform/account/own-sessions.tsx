import type { OperatorSession } from '@marquee/contract/calls/operator';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, notify } from '@marquee/ui';
import { Lock } from '@marquee/ui/icons';
import type { Column } from '@marquee/ui/table';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient, useRead } from '../../../lib/calls';
import { LocalTime } from '../../../lib/time/local-time';
import styles from './account.module.css';
import { LoadedTable } from '../../../lib/loaded/loaded-table';

/** Where the operator is signed in; every session but this one can be ended here. */
export function OwnSessions() {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const read = useRead('operator.sessions', {});
  const end = useMutation({
    mutationFn: (sessionId: string) => client.call('operator.endSession', { sessionId }),
    onSuccess: () => notify({ tone: 'success', title: t('account.ended') }),
    onError: () => notify({ tone: 'danger', title: t('failure.title') }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['operator.sessions'] }),
  });
  const columns: ReadonlyArray<Column<OperatorSession>> = [
    {
      id: 'started',
      header: t('account.started'),
      rowHeader: true,
      cell: ({ startedAt }) => <LocalTime instant={startedAt} />,
    },
    { id: 'ip', header: t('account.address'), cell: ({ ip }) => <bdi>{ip ?? '–'}</bdi> },
    {
      id: 'browser',
      header: t('account.browser'),
      cell: ({ userAgent }) => <bdi className={styles.browser}>{userAgent || '–'}</bdi>,
    },
    { id: 'seen', header: t('account.lastSeen'), cell: ({ lastSeenAt }) => <LocalTime instant={lastSeenAt} /> },
    { id: 'expires', header: t('account.expires'), cell: ({ expiresAt }) => <LocalTime instant={expiresAt} /> },
    {
      id: 'actions',
      header: t('remotes.actions'),
      headerHidden: true,
      align: 'end',
      cell: ({ id, isCurrent }) =>
        isCurrent ? (
          <Badge tone="success">{t('account.thisSession')}</Badge>
        ) : (
          <Button size="sm" loading={end.isPending && end.variables === id} onClick={() => end.mutate(id)}>
            {t('account.end')}
          </Button>
        ),
    },
  ];
  return (
    <LoadedTable<OperatorSession>
      caption={t('account.sessions')}
      columns={columns}
      read={read}
      rows={read.data}
      rowKey={({ id }) => id}
      empty={{ icon: <Lock />, title: t('account.noSessions') }}
    />
  );
}
