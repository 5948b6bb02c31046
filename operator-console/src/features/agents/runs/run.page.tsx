import { BILL_STATES } from '@marquee/contract/agent-bills';
import type { AgentBill, AgentRun } from '@marquee/contract/calls/settlement';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Money, Panel } from '@marquee/ui';
import { ReceiptText } from '@marquee/ui/icons';
import { Stack } from '@marquee/ui/layout';
import { PageHeader } from '@marquee/ui/page';
import { SelectField } from '@marquee/ui/select';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useRead } from '../../../lib/calls';
import { FactList } from '../../../lib/layout/fact-list';
import forms from '../../../lib/layout/forms.module.css';
import { LoadedTable } from '../../../lib/loaded/loaded-table';
import { Pager } from '../../../lib/paging/pager';
import { useAddressFilter } from '../../../lib/paging/use-address-filter';
import { ReasonDialog } from '../../../lib/reason/reason-dialog';
import { LocalTime } from '../../../lib/time/local-time';
import { useRunBillColumns } from './bill-columns';
import { RunState } from './run-state';

/** `/agent-run/:brand/:runId`: one run beside the run before it, and its bills. */
export default function AgentRunPage() {
  const t = useMessages('console');
  const { brand = '', runId = '' } = useParams();
  const { valueOf, choose, pageNo } = useAddressFilter<'state'>();
  const state = BILL_STATES.find((option) => option === valueOf('state'));
  const read = useRead('agentRuns.show', { runId, ...(state && { state }), pageNo });
  const { data } = read;
  return (
    <Stack as="section" gap={5}>
      <PageHeader
        title={data ? t(`agentRuns.types.${data.run.type}`) : t('agentRuns.one')}
        description={
          data && (
            <>
              <LocalTime instant={data.run.from} /> – <LocalTime instant={data.run.to} />
            </>
          )
        }
        above={<Link to={`/agent-runs/${brand}${data ? `?type=${data.run.type}` : ''}`}>{t('agentRuns.title')}</Link>}
      />
      {data && <Sums run={data.run} before={data.before} />}
      {data && data.run.state === 'waiting' && <Approval run={data.run} />}
      <div className={forms.filters}>
        <SelectField
          label={t('agentRuns.billState')}
          value={state ?? ''}
          onValueChange={(value) => choose('state', value)}
          options={[
            { value: '', label: t('audit.all') },
            ...BILL_STATES.map((value) => ({ value, label: t(`agentRuns.bill.${value}`) })),
          ]}
        />
      </div>
      <LoadedTable<AgentBill>
        read={read}
        rows={data?.bills.content}
        caption={t('agentRuns.bills')}
        columns={useRunBillColumns(data?.run.currency ?? '')}
        rowKey={({ id }) => id}
        empty={{ icon: <ReceiptText />, title: t('agentRuns.noBills') }}
      />
      {data && <Pager page={pageNo} of={data.bills} onPageChange={(page) => choose('page', String(page))} />}
    </Stack>
  );
}

/** The way to the approval of a run that waits for it: its proposal, or the making of one; before it, the run can be computed again. */
function Approval({ run: { id, proposalId } }: { readonly run: AgentRun }) {
  const t = useMessages('console');
  const [dialog, setDialog] = useState<'propose' | 'recompute' | null>(null);
  const close = () => setDialog(null);
  if (proposalId !== null)
    return (
      <p>
        <Link to="/proposals">{t('agentRuns.decide')}</Link>
      </p>
    );
  return (
    <div className={forms.filters}>
      <Button variant="primary" onClick={() => setDialog('propose')}>
        {t('agentRuns.propose')}
      </Button>
      <Button onClick={() => setDialog('recompute')}>{t('agentRuns.recompute')}</Button>
      {dialog === 'recompute' && (
        <ReasonDialog
          title={t('agentRuns.recompute')}
          text={t('agentRuns.recomputeText')}
          reads="agentRuns.show"
          perform={async (client, reason) => {
            await client.call('agentRuns.recompute', { runId: id, reason });
            return t('agentRuns.recomputed');
          }}
          onClose={close}
        />
      )}
      {dialog === 'propose' && (
        <ReasonDialog
          title={t('agentRuns.propose')}
          text={t('agentRuns.proposeText')}
          reads="agentRuns.show"
          perform={async (client, reason) => {
            await client.call('agentRuns.propose', { runId: id, reason });
            return t('agentRuns.proposed');
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

/** The sums of the run, each with that of the run before it. */
function Sums({ run, before }: { readonly run: AgentRun; readonly before: AgentRun | null }) {
  const t = useMessages('console');
  const sum = (id: 'due' | 'topDue' | 'paid' | 'open') =>
    [
      t(`agentRuns.${id}`),
      <span key={id}>
        <Money amount={run[id]} currency={run.currency} />
        {before && (
          <small>
            {' '}
            {t('agentRuns.before')} <Money amount={before[id]} currency={before.currency} />
          </small>
        )}
      </span>,
    ] as const;
  return (
    <Panel title={t('agentRuns.sums')} actions={<RunState run={run} />}>
      <FactList facts={[sum('due'), sum('topDue'), sum('paid'), sum('open')]} />
    </Panel>
  );
}
