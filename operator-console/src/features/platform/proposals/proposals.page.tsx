import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Segmented } from '@marquee/ui/choice';
import { PageHeader } from '@marquee/ui/page';
import { useState } from 'react';
import forms from '../../../lib/layout/forms.module.css';
import { ProposalList } from '../../../lib/proposals/proposal-list';

const VIEWS = { waiting: { waiting: true }, open: { state: 'open' }, all: {} } as const;
const NAMES = Object.keys(VIEWS) as readonly (keyof typeof VIEWS)[];

/** `/proposals`: what waits for this operator, and everything else that takes two persons. */
export function ProposalsPage() {
  const t = useMessages('console');
  const [view, setView] = useState<keyof typeof VIEWS>('waiting');
  return (
    <section>
      <PageHeader title={t('proposals.title')} description={t('proposals.description')} />
      <div className={forms.filters}>
        <Segmented
          label={t('proposals.show')}
          value={view}
          onValueChange={(name) => setView(NAMES.find((candidate) => candidate === name) ?? 'waiting')}
          options={NAMES.map((name) => ({ value: name, label: t(`proposals.view.${name}`) }))}
        />
      </div>
      <ProposalList key={view} request={VIEWS[view]} emptyTitle={t('proposals.none')} />
    </section>
  );
}
