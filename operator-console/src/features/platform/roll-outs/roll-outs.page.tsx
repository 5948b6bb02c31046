import { useMessages } from '@marquee/kit/i18n/use-messages';
import { TabbedPage } from '../../../lib/layout/tabbed-page';
import { AlertsView } from './alerts-view';
import { FreezeWindowsView } from './freeze-windows-view';
import { RollOutsView } from './roll-outs-view';

/** `/roll-outs/:view`: releases in rising shares, alerts about them, and times in which nothing moves forward. */
export function RollOutsPage() {
  const t = useMessages('console');
  return (
    <TabbedPage
      title={t('rollOuts.title')}
      description={t('rollOuts.description')}
      label={t('rollOuts.viewLabel')}
      nameOf={(view) => t(`rollOuts.view.${view}`)}
      path="/roll-outs"
      views={{ list: <RollOutsView />, alerts: <AlertsView />, freeze: <FreezeWindowsView /> }}
    />
  );
}
