import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Segmented } from '@marquee/ui/choice';
import { PageHeader } from '@marquee/ui/page';
import { useNavigate, useParams } from 'react-router-dom';
import forms from '../../../lib/layout/forms.module.css';
import { ItemsView } from './items-view';
import { PayoutsView } from './payouts-view';
import { RoundsView } from './rounds-view';
import { RunsView } from './runs-view';

const VIEWS = ['open', 'resolved', 'payouts', 'rounds', 'runs'] as const;
type View = (typeof VIEWS)[number];

/** `/reconciliation/:view`: differences with vendors, payouts that wait, rounds without an end, reports of the days. */
export function ReconciliationPage() {
  const t = useMessages('console');
  const navigate = useNavigate();
  const { view: requestedView } = useParams();
  const view: View = VIEWS.find((name) => name === requestedView) ?? 'open';
  return (
    <section>
      <PageHeader title={t('reconciliation.title')} description={t('reconciliation.description')} />
      <div className={forms.filters}>
        <Segmented
          label={t('reconciliation.viewLabel')}
          value={view}
          onValueChange={(name) => void navigate(`/reconciliation/${name}`)}
          options={VIEWS.map((name) => ({ value: name, label: t(`reconciliation.view.${name}`) }))}
        />
      </div>
      {(view === 'open' || view === 'resolved') && <ItemsView key={view} state={view} />}
      {view === 'payouts' && <PayoutsView />}
      {view === 'rounds' && <RoundsView />}
      {view === 'runs' && <RunsView />}
    </section>
  );
}
