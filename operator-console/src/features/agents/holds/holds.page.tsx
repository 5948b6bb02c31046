import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Lock } from '@marquee/ui/icons';
import { Stack } from '@marquee/ui/layout';
import { SelectField } from '@marquee/ui/select';
import { useState } from 'react';
import { BrandPage } from '../../../lib/brand/brand-page';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { PagedTable } from '../../../lib/paging/paged-table';
import { useAddressFilter } from '../../../lib/paging/use-address-filter';
import { useHoldColumns } from './hold-columns';
import { PlaceDialog } from './place-dialog';

const STATES = ['open', 'released'] as const;

/** `/agent-holds/:brand?`: payments to agents that are held back; `?state=` says which. */
export default function AgentHoldsPage() {
  const t = useMessages('console');
  return (
    <BrandPage
      title={t('agentHolds.title')}
      description={t('agentHolds.description')}
      addressOf={(brand) => `/agent-holds/${brand}`}
    >
      {(brand) => <Holds key={brand} brand={brand} />}
    </BrandPage>
  );
}

function Holds({ brand }: { readonly brand: string }) {
  const t = useMessages('console');
  const { valueOf, choose, pageNo } = useAddressFilter<'state'>();
  const [isPlacing, setPlacing] = useState(false);
  const state = STATES.find((option) => option === valueOf('state'));
  return (
    <Stack gap={5}>
      <div className={forms.filters}>
        <SelectField
          label={t('agentHolds.stateLabel')}
          value={state ?? ''}
          onValueChange={(value) => choose('state', value)}
          options={[
            { value: '', label: t('audit.all') },
            ...STATES.map((value) => ({ value, label: t(`agentHolds.state.${value}`) })),
          ]}
        />
        <Button variant="primary" onClick={() => setPlacing(true)}>
          {t('agentHolds.place')}
        </Button>
      </div>
      <PagedTable
        read={useRead('agentHolds.list', { brand, ...(state && { state }), pageNo })}
        page={pageNo}
        onPageChange={(page) => choose('page', String(page))}
        caption={t('agentHolds.title')}
        columns={useHoldColumns()}
        rowKey={({ id }) => id}
        empty={{ icon: <Lock />, title: t('agentHolds.empty') }}
      />
      {isPlacing && <PlaceDialog brand={brand} onClose={() => setPlacing(false)} />}
    </Stack>
  );
}
