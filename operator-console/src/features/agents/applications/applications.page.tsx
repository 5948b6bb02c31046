import { type AgentApplication, APPLICATION_STATES } from '@marquee/contract/calls/agent-applications';
import { AGENT_APPLICATION } from '@marquee/contract/constants';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, VisuallyHidden } from '@marquee/ui';
import { Inbox } from '@marquee/ui/icons';
import { SelectField } from '@marquee/ui/select';
import type { Column } from '@marquee/ui/table';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { BrandPage } from '../../../lib/brand/brand-page';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { PagedTable } from '../../../lib/paging/paged-table';
import { useAddressFilter } from '../../../lib/paging/use-address-filter';
import { useOperator } from '../../../lib/session/operator';
import { LocalTime } from '../../../lib/time/local-time';
import { useLineFormat } from '../lines/use-line-format';
import { ApplicationDialog } from './application-dialog';

/** `/agent-applications/:brand?`: members who ask to become agents; `?state=` says which. */
export default function AgentApplicationsPage() {
  const t = useMessages('console');
  return (
    <BrandPage
      title={t('agentApplications.title')}
      description={t('agentApplications.description')}
      addressOf={(brand) => `/agent-applications/${brand}`}
    >
      {(brand) => <Applications key={brand} brand={brand} />}
    </BrandPage>
  );
}

interface VisitorsProps {
  readonly brand: string;
  readonly count: number;
}

/** Applications without an account, which support has: none of them can become an agent here. */
function Visitors({ brand, count }: VisitorsProps) {
  const t = useMessages('console');
  const { number } = useLineFormat();
  const mayAnswer = useOperator().rights.includes('support');
  const address = new URLSearchParams({ brand, type: String(AGENT_APPLICATION), status: 'open' });
  return (
    <p role="status">
      {t('agentApplications.visitors', { shown: number(count) })}{' '}
      {mayAnswer && <Link to={`/feedback?${address}`}>{t('agentApplications.showVisitors')}</Link>}
    </p>
  );
}

function Applications({ brand }: { readonly brand: string }) {
  const t = useMessages('console');
  const { pageNo, valueOf, choose } = useAddressFilter<'state'>();
  const state = APPLICATION_STATES.find((name) => name === valueOf('state'));
  const [opened, setOpened] = useState<string | null>(null);
  const all = { value: '', label: t('audit.all') };
  const read = useRead('agentApplications.list', { brand, pageNo, ...(state && { state }) });
  const visitors = read.data?.openOfVisitors ?? 0;
  return (
    <>
      <div className={forms.filters}>
        <SelectField
          label={t('agentApplications.state')}
          options={[
            all,
            ...APPLICATION_STATES.map((value) => ({ value, label: t(`agentApplications.states.${value}`) })),
          ]}
          value={state ?? ''}
          onValueChange={(value) => choose('state', value)}
        />
      </div>
      {visitors > 0 && <Visitors brand={brand} count={visitors} />}
      <PagedTable
        read={read}
        page={pageNo}
        onPageChange={(page) => choose('page', String(page))}
        caption={t('agentApplications.title')}
        columns={useColumns(setOpened)}
        rowKey={({ feedbackId }: AgentApplication) => feedbackId}
        empty={{ icon: <Inbox />, title: t('agentApplications.empty') }}
      />
      {opened !== null && <ApplicationDialog brand={brand} feedbackId={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

const TONES = { open: 'info', accepted: 'success', declined: 'neutral' } as const;

function useColumns(onOpen: (feedbackId: string) => void): ReadonlyArray<Column<AgentApplication>> {
  const t = useMessages('console');
  return [
    {
      id: 'account',
      header: t('agentApplications.account'),
      rowHeader: true,
      cell: ({ account }) => <bdi>{account}</bdi>,
    },
    { id: 'sent', header: t('agentApplications.sent'), cell: ({ createdAt }) => <LocalTime instant={createdAt} /> },
    {
      id: 'state',
      header: t('agentApplications.state'),
      cell: ({ state, isProposed }) => (
        <Badge tone={isProposed ? 'warning' : TONES[state]}>
          {isProposed ? t('agentApplications.proposed') : t(`agentApplications.states.${state}`)}
        </Badge>
      ),
    },
    {
      id: 'decided',
      header: t('agentApplications.decided'),
      cell: ({ decidedAt, decidedBy }) =>
        decidedAt === null ? (
          '–'
        ) : (
          <>
            <LocalTime instant={decidedAt} /> {t('agentApplications.by', { name: decidedBy ?? '' })}
          </>
        ),
    },
    {
      id: 'open',
      header: t('agentApplications.open'),
      headerHidden: true,
      align: 'end',
      cell: ({ feedbackId, account }) => (
        <Button size="sm" onClick={() => onOpen(feedbackId)}>
          {t('agentApplications.open')}
          <VisuallyHidden> {account}</VisuallyHidden>
        </Button>
      ),
    },
  ];
}
