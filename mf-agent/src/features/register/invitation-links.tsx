import { linkPath } from '@marquee/contract/agent-line';
import type { InvitationLink } from '@marquee/contract/calls/registrations';
import {
  pageNumberOf,
  refreshCall,
  useCall,
  useCallMutation,
  useFailureTexts,
  useFormat,
  useMessages,
  usePagingTexts,
  useShell,
} from '@marquee/kit';
import { Badge, Button, EmptyState, ErrorState, Panel } from '@marquee/ui';
import { CopyField } from '@marquee/ui/copy-field';
import { Send } from '@marquee/ui/icons';
import { type Column, DataTable, Pagination } from '@marquee/ui/table';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AccountType } from '../team/account-type';
import { CampaignReport } from './campaign-report';
import { LinkDialog } from './link-dialog';
import { LinkForm } from './link-form';
import type { RegisterTerms } from './register-terms';
import styles from './register.module.css';

/** Links by which others register below the agent, with what became of each. */
export function InvitationLinks({ terms }: { readonly terms: RegisterTerms }) {
  const t = useMessages('agent');
  const failureTexts = useFailureTexts();
  const pagingTexts = usePagingTexts();
  const [params, setParams] = useSearchParams();
  const pageNo = pageNumberOf(params);
  const [opened, setOpened] = useState<InvitationLink | null>(null);
  const { data, error, isPending, refetch } = useCall(
    'agent.invitationLinks',
    { pageNo },
    { keepPrevious: true, staleMs: 0 },
  );
  return (
    <div className={styles.report}>
      <Panel title={t('register.newLink')}>
        <LinkForm terms={terms} />
      </Panel>
      <Panel title={t('register.links')} padding="none">
        <DataTable<InvitationLink>
          caption={t('register.links')}
          columns={useLinkColumns(setOpened)}
          rows={data?.content ?? []}
          rowKey={({ code }) => code}
          loading={isPending}
          empty={<EmptyState compact icon={<Send />} title={t('register.noLinks')} />}
          error={
            error && !data ? <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} /> : undefined
          }
        />
      </Panel>
      {data && data.totalPages > 1 && (
        <Pagination
          {...pagingTexts(data)}
          page={pageNo}
          onPageChange={(page) =>
            setParams(
              (current) => {
                if (page === 1) current.delete('page');
                else current.set('page', String(page));
                return current;
              },
              { replace: true },
            )
          }
        />
      )}
      <CampaignReport />
      {opened && <LinkDialog link={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

function useLinkColumns(onOpen: (link: InvitationLink) => void): ReadonlyArray<Column<InvitationLink>> {
  const t = useMessages('agent');
  const { number, dateTime } = useFormat();
  return [
    { id: 'campaign', header: t('register.campaign'), rowHeader: true, cell: ({ campaign }) => <bdi>{campaign}</bdi> },
    { id: 'landing', header: t('register.landing'), cell: ({ landing }) => t(`register.landings.${landing}`) },
    { id: 'type', header: t('team.type'), cell: ({ type }) => <AccountType type={type} /> },
    {
      id: 'group',
      header: t('register.group'),
      align: 'end',
      cell: ({ prizeGroup }) => prizeGroup ?? t('register.ownGroup'),
    },
    { id: 'visits', header: t('register.visits'), align: 'end', cell: ({ visits }) => number(visits) },
    {
      id: 'registrations',
      header: t('register.registrations'),
      align: 'end',
      cell: ({ registrations }) => number(registrations),
    },
    {
      id: 'expires',
      header: t('register.expires'),
      cell: ({ expiresAt }) => (expiresAt === null ? t('register.openEnd') : dateTime(expiresAt)),
    },
    { id: 'state', header: t('register.state'), cell: (link) => <LinkState link={link} /> },
    {
      id: 'address',
      header: t('register.address'),
      cell: (link) =>
        link.isOpen && (
          <CopyField
            label={t('register.address')}
            value={`${location.origin}${linkPath(link)}`}
            copyLabel={t('team.copy')}
            copiedLabel={t('team.copied')}
          />
        ),
    },
    {
      id: 'open',
      header: t('register.more'),
      cell: (link) => (
        <Button size="sm" aria-label={t('register.openLink', { campaign: link.campaign })} onClick={() => onOpen(link)}>
          {t('register.qrAndChange')}
        </Button>
      ),
    },
  ];
}

function LinkState({ link: { code, campaign, isOpen } }: { readonly link: InvitationLink }) {
  const t = useMessages('agent');
  const { confirm, toast } = useShell();
  const end = useCallMutation('agent.endInvitationLink');
  const ask = async () => {
    const isSure = await confirm({
      title: t('register.endTitle', { campaign }),
      message: t('register.endText'),
      confirmLabel: t('register.end'),
      cancelLabel: t('contracts.cancel'),
    });
    if (!isSure) return;
    await end.mutateAsync({ code });
    toast({ kind: 'success', message: t('register.ended') });
    void refreshCall('agent.invitationLinks');
  };
  if (!isOpen) return <Badge>{t('register.closed')}</Badge>;
  return (
    <span className={styles.state}>
      <Badge tone="success">{t('register.open')}</Badge>
      <Button size="sm" variant="ghost" loading={end.isPending} onClick={() => void ask()}>
        {t('register.end')}
      </Button>
    </span>
  );
}
