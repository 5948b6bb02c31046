import type { SubUser } from '@marquee/contract/calls/sub-users';
import { useCall, useFailureTexts, useFormat, useMessages, usePageTitle } from '@marquee/kit';
import { Badge, Button, EmptyState, ErrorState, Panel } from '@marquee/ui';
import { Users } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { type Column, DataTable } from '@marquee/ui/table';
import { useState } from 'react';
import { AddForm } from './add-form';
import styles from './access.module.css';
import { SubUserDialog } from './sub-user-dialog';

/** `/agentHome/access`: who else sees this office, and what of it. The agent's own page. */
export default function AccessPage() {
  const t = useMessages('agent');
  usePageTitle(t('access.title'));
  const failureTexts = useFailureTexts();
  const { data, error, isPending, refetch } = useCall('agent.subUsers', {}, { staleMs: 0 });
  const [opened, setOpened] = useState<string | null>(null);
  const subUser = data?.subUsers.find(({ id }) => id === opened);
  return (
    <div className={styles.page}>
      <PageHeader title={t('access.title')} description={t('access.description')} />
      <Panel title={t('access.people')} padding="none">
        <DataTable<SubUser>
          caption={t('access.people')}
          columns={useColumns(setOpened)}
          rows={data?.subUsers ?? []}
          rowKey={({ id }) => id}
          loading={isPending}
          narrow="cards"
          empty={<EmptyState compact icon={<Users />} title={t('access.nobody')} />}
          error={
            error && !data ? <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} /> : undefined
          }
        />
      </Panel>
      <Panel title={t('access.new')}>
        {data && data.subUsers.length >= data.most ? <p>{t('access.full', { most: data.most })}</p> : <AddForm />}
      </Panel>
      {subUser && <SubUserDialog key={subUser.id} subUser={subUser} onClose={() => setOpened(null)} />}
    </div>
  );
}

function useColumns(open: (id: string) => void): Column<SubUser>[] {
  const t = useMessages('agent');
  const { dateTime } = useFormat();
  return [
    { id: 'account', header: t('team.account'), cell: ({ account }) => <bdi>{account}</bdi> },
    {
      id: 'state',
      header: t('access.state'),
      cell: ({ state }) => (
        <Badge tone={state === 'active' ? 'success' : 'neutral'}>{t(`access.states.${state}`)}</Badge>
      ),
    },
    {
      id: 'rights',
      header: t('access.rights'),
      cell: ({ rights }) => (
        <span className={styles.rights}>
          {rights.map((right) => (
            <Badge key={right}>{t(`access.right.${right}`)}</Badge>
          ))}
        </span>
      ),
    },
    {
      id: 'seen',
      header: t('access.lastSeen'),
      cell: ({ lastSeenAt }) => (lastSeenAt === null ? t('access.never') : dateTime(lastSeenAt)),
    },
    {
      id: 'factor',
      header: t('access.authenticator'),
      cell: ({ hasAuthenticator }) => t(hasAuthenticator ? 'access.on' : 'access.off'),
    },
    {
      id: 'change',
      header: t('contracts.actions'),
      headerHidden: true,
      cell: ({ id, account }) => (
        <Button size="sm" aria-label={t('access.changeOf', { account })} onClick={() => open(id)}>
          {t('access.change')}
        </Button>
      ),
    },
  ];
}
