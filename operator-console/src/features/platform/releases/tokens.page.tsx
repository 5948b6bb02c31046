import type { CallValue } from '@marquee/contract/calls/index';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, notify } from '@marquee/ui';
import { Lock } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import type { Column } from '@marquee/ui/table';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useRead } from '../../../lib/calls';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { LocalTime } from '../../../lib/time/local-time';
import { ReasonField } from '../../../lib/reason/reason-field';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { LoadedTable } from '../../../lib/loaded/loaded-table';
import { IssueDialog } from './issue-dialog';

type Token = CallValue<'releaseTokens.list'>[number];

/** `/release-tokens`: tokens by which teams publish releases. */
export function TokensPage() {
  const t = useMessages('console');
  const read = useRead('releaseTokens.list', {});
  const [isIssuing, setIssuing] = useState(false);
  const [revoked, setRevoked] = useState<Token | null>(null);
  return (
    <section>
      <PageHeader
        title={t('tokens.title')}
        description={t('tokens.description')}
        actions={
          <Button variant="primary" onClick={() => setIssuing(true)}>
            {t('tokens.issue')}
          </Button>
        }
      />
      <LoadedTable<Token>
        caption={t('tokens.title')}
        columns={useTokenColumns(setRevoked)}
        read={read}
        rows={read.data}
        rowKey={({ id }) => id}
        density="comfortable"
        empty={{ icon: <Lock />, title: t('tokens.empty') }}
      />
      {isIssuing && <IssueDialog onClose={() => setIssuing(false)} />}
      {revoked && <RevokeDialog token={revoked} onClose={() => setRevoked(null)} />}
    </section>
  );
}

const stateOf = ({ revokedAt, expiresAt }: Token): 'revoked' | 'expired' | 'valid' => {
  if (revokedAt !== null) return 'revoked';
  return Date.parse(expiresAt) <= Date.now() ? 'expired' : 'valid';
};
const TONES = { revoked: 'danger', expired: 'neutral', valid: 'success' } as const;

function useTokenColumns(onRevoke: (token: Token) => void): ReadonlyArray<Column<Token>> {
  const t = useMessages('console');
  return [
    { id: 'team', sortValue: ({ team }) => team, header: t('tokens.team'), rowHeader: true, cell: ({ team }) => team },
    { id: 'remotes', header: t('tokens.remotes'), cell: ({ remotes }) => remotes.join(', ') },
    {
      id: 'brands',
      header: t('tokens.brands'),
      cell: ({ brands }) => (brands.length === 0 ? t('tokens.everyBrand') : brands.join(', ')),
    },
    { id: 'stage', header: t('tokens.stage'), cell: ({ stage }) => t(`tokens.stages.${stage}`) },
    {
      id: 'state',
      header: t('tokens.state'),
      cell: (token) => <Badge tone={TONES[stateOf(token)]}>{t(`tokens.states.${stateOf(token)}`)}</Badge>,
    },
    {
      id: 'expires',
      sortValue: ({ expiresAt }) => expiresAt,
      header: t('tokens.expires'),
      cell: ({ expiresAt }) => <LocalTime instant={expiresAt} />,
    },
    {
      id: 'used',
      sortValue: ({ lastUsedAt }) => lastUsedAt,
      header: t('tokens.lastUsed'),
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? '–' : <LocalTime instant={lastUsedAt} />),
    },
    {
      id: 'by',
      sortValue: ({ createdBy }) => createdBy,
      header: t('tokens.issuedBy'),
      cell: ({ createdBy }) => createdBy,
    },
    {
      id: 'actions',
      header: t('remotes.actions'),
      headerHidden: true,
      align: 'end',
      cell: (token) =>
        stateOf(token) === 'valid' && (
          <Button size="sm" onClick={() => onRevoke(token)}>
            {t('tokens.revoke')}
          </Button>
        ),
    },
  ];
}

function RevokeDialog({ token: { id, team }, onClose }: { readonly token: Token; readonly onClose: () => void }) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const consoleForm = useConsoleForm({ reason: '' }, async ({ reason }) => {
    await client.call('releaseTokens.revoke', { id, reason });
    await queryClient.invalidateQueries();
    notify({ tone: 'success', title: t('tokens.revoked', { team }) });
    onClose();
  });
  return (
    <FormDialog
      title={t('tokens.revokeTitle', { team })}
      action={t('tokens.revoke')}
      isDangerous
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <p>{t('tokens.revokeEffect')}</p>
      <ReasonField form={consoleForm.form} />
    </FormDialog>
  );
}
