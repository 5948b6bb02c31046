import { DISPUTE_STATES } from '@marquee/contract/agent-bills';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { MessageCircle } from '@marquee/ui/icons';
import { Stack } from '@marquee/ui/layout';
import { SelectField } from '@marquee/ui/select';
import { BrandPage } from '../../../lib/brand/brand-page';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { PagedTable } from '../../../lib/paging/paged-table';
import { useAddressFilter } from '../../../lib/paging/use-address-filter';
import { useDisputeColumns } from './dispute-columns';

/** `/agent-disputes/:brand`: agents' objections to bills, open ones first. */
export default function AgentDisputesPage() {
  const t = useMessages('console');
  return (
    <BrandPage
      title={t('agentDisputes.title')}
      description={t('agentDisputes.description')}
      addressOf={(brand) => `/agent-disputes/${brand}`}
    >
      {(brand) => <Disputes key={brand} brand={brand} />}
    </BrandPage>
  );
}

function Disputes({ brand }: { readonly brand: string }) {
  const t = useMessages('console');
  const { valueOf, choose, pageNo } = useAddressFilter<'state'>();
  const state = DISPUTE_STATES.find((option) => option === valueOf('state'));
  return (
    <Stack gap={5}>
      <div className={forms.filters}>
        <SelectField
          label={t('agentDisputes.stateLabel')}
          value={state ?? ''}
          onValueChange={(value) => choose('state', value)}
          options={[
            { value: '', label: t('audit.all') },
            ...DISPUTE_STATES.map((value) => ({ value, label: t(`agentDisputes.state.${value}`) })),
          ]}
        />
      </div>
      <PagedTable
        read={useRead('agentDisputes.list', { brand, ...(state && { state }), pageNo })}
        page={pageNo}
        onPageChange={(page) => choose('page', String(page))}
        caption={t('agentDisputes.title')}
        columns={useDisputeColumns()}
        rowKey={({ id }) => id}
        empty={{ icon: <MessageCircle />, title: t('agentDisputes.empty') }}
      />
    </Stack>
  );
}
