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
import { useSearchParams } from 'react-router-dom';
import { AccountType } from '../team/account-type';
import { LinkForm } from './link-form';
import type { RegisterTerms } from './register-terms';
import styles from './register.module.css';

const addressOf = (code: string) => `${location.origin}/register?${new URLSearchParams({ referralCode: code })}`;

/** Links by which others register below the agent, with what became of each. */
export function InvitationLinks({ terms }: { readonly terms: RegisterTerms }) {
  const t = useMessages('agent');
  const failureTexts = useFailureTexts();
  const pagingTexts = usePagingTexts();
  const [params, setParams] = useSearchParams();
  const pageNo = pageNumberOf(params);
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
          columns={useLinkColumns()}
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
          onPageChange={(page) => setParams(page === 1 ? {} : { page: String(page) }, { replace: true })}
        />
      )}
    </div>
  );
}

function useLinkColumns(): ReadonlyArray<Column<InvitationLink>> {
  const t = useMessages('agent');
  const { number, dateTime } = useFormat();
  return [
    { id: 'campaign', header: t('register.campaign'), rowHeader: true, cell: ({ campaign }) => <bdi>{campaign}</bdi> },
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
      cell: ({ code, isOpen }) =>
        isOpen && (
          <CopyField
            label={t('register.address')}
            value={addressOf(code)}
            copyLabel={t('team.copy')}
            copiedLabel={t('team.copied')}
          />
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
