import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { ReceiptText } from '@marquee/ui/icons';
import { Stack } from '@marquee/ui/layout';
import { SelectField } from '@marquee/ui/select';
import { useState } from 'react';
import { BrandPage } from '../../../lib/brand/brand-page';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { PagedTable } from '../../../lib/paging/paged-table';
import { useAddressFilter } from '../../../lib/paging/use-address-filter';
import { useAdjustmentColumns } from './adjustment-columns';
import { AdjustmentDialog } from './adjustment-dialog';

const STATES = ['open', 'booked'] as const;

/** `/agent-adjustments/:brand?`: what two operators added to, or took from, contracts of agents; `?state=` says which. */
export default function AgentAdjustmentsPage() {
  const t = useMessages('console');
  return (
    <BrandPage
      title={t('agentAdjustments.title')}
      description={t('agentAdjustments.description')}
      addressOf={(brand) => `/agent-adjustments/${brand}`}
    >
      {(brand) => <Adjustments key={brand} brand={brand} />}
    </BrandPage>
  );
}

function Adjustments({ brand }: { readonly brand: string }) {
  const t = useMessages('console');
  const { valueOf, choose, pageNo } = useAddressFilter<'state'>();
  const [isProposing, setProposing] = useState(false);
  const state = STATES.find((option) => option === valueOf('state'));
  return (
    <Stack gap={5}>
      <div className={forms.filters}>
        <SelectField
          label={t('agentAdjustments.stateLabel')}
          value={state ?? ''}
          onValueChange={(value) => choose('state', value)}
          options={[
            { value: '', label: t('audit.all') },
            ...STATES.map((value) => ({ value, label: t(`agentAdjustments.state.${value}`) })),
          ]}
        />
        <Button variant="primary" onClick={() => setProposing(true)}>
          {t('agentAdjustments.propose')}
        </Button>
      </div>
      <PagedTable
        read={useRead('agentAdjustments.list', { brand, ...(state && { state }), pageNo })}
        page={pageNo}
        onPageChange={(page) => choose('page', String(page))}
        caption={t('agentAdjustments.title')}
        columns={useAdjustmentColumns()}
        rowKey={({ id }) => id}
        empty={{ icon: <ReceiptText />, title: t('agentAdjustments.empty') }}
      />
      {isProposing && <AdjustmentDialog brand={brand} onClose={() => setProposing(false)} />}
    </Stack>
  );
}
