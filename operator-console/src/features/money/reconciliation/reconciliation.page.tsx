import { useMessages } from '@marquee/kit/i18n/use-messages';
import { TabbedPage } from '../../../lib/layout/tabbed-page';
import { ItemsView } from './items-view';
import { PayoutsView } from './payouts-view';
import { RoundsView } from './rounds-view';
import { RunsView } from './runs-view';

/** `/reconciliation/:view`: differences with vendors, payouts that wait, rounds without an end, reports of the days. */
export function ReconciliationPage() {
  const t = useMessages('console');
  return (
    <TabbedPage
      title={t('reconciliation.title')}
      description={t('reconciliation.description')}
      label={t('reconciliation.viewLabel')}
      nameOf={(view) => t(`reconciliation.view.${view}`)}
      path="/reconciliation"
      views={{
        open: <ItemsView state="open" />,
        resolved: <ItemsView state="resolved" />,
        payouts: <PayoutsView />,
        rounds: <RoundsView />,
        runs: <RunsView />,
      }}
    />
  );
}
