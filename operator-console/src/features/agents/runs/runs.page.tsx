import { RUN_STATES } from '@marquee/contract/agent-bills';
import { AGENT_CONTRACT_TYPES } from '@marquee/contract/agent-contract';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Segmented } from '@marquee/ui/choice';
import { ReceiptText } from '@marquee/ui/icons';
import { Stack } from '@marquee/ui/layout';
import { SelectField } from '@marquee/ui/select';
import { BrandPage } from '../../../lib/brand/brand-page';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { PagedTable } from '../../../lib/paging/paged-table';
import { useAddressFilter } from '../../../lib/paging/use-address-filter';
import { Preview } from './preview';
import { useRunColumns } from './run-columns';

/** `/agent-runs/:brand`: what contracts of agents gave by period, and what the running period would give. */
export default function AgentRunsPage() {
  const t = useMessages('console');
  return (
    <BrandPage
      title={t('agentRuns.title')}
      description={t('agentRuns.description')}
      addressOf={(brand) => `/agent-runs/${brand}`}
    >
      {(brand) => <Runs key={brand} brand={brand} />}
    </BrandPage>
  );
}

function Runs({ brand }: { readonly brand: string }) {
  const t = useMessages('console');
  const { valueOf, choose, pageNo } = useAddressFilter<'type' | 'state'>();
  const type = AGENT_CONTRACT_TYPES.find((option) => option === valueOf('type')) ?? 'dividend';
  const state = RUN_STATES.find((option) => option === valueOf('state'));
  const filter = { brand, type, ...(state && { state }), pageNo };
  return (
    <Stack gap={5}>
      <div className={forms.filters}>
        <Segmented
          label={t('agentRuns.typeLabel')}
          value={type}
          onValueChange={(value) => choose('type', value)}
          options={AGENT_CONTRACT_TYPES.map((value) => ({ value, label: t(`agentRuns.types.${value}`) }))}
        />
        <SelectField
          label={t('agentRuns.stateLabel')}
          value={state ?? ''}
          onValueChange={(value) => choose('state', value)}
          options={[
            { value: '', label: t('audit.all') },
            ...RUN_STATES.map((value) => ({ value, label: t(`agentRuns.state.${value}`) })),
          ]}
        />
      </div>
      <Preview brand={brand} type={type} />
      <PagedTable
        read={useRead('agentRuns.list', filter)}
        page={pageNo}
        onPageChange={(page) => choose('page', String(page))}
        caption={t('agentRuns.title')}
        columns={useRunColumns()}
        rowKey={({ id }) => id}
        empty={{ icon: <ReceiptText />, title: t('agentRuns.empty') }}
      />
    </Stack>
  );
}
