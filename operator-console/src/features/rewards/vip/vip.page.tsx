import { useMessages } from '@marquee/kit/i18n/use-messages';
import { TabbedPage } from '../../../lib/layout/tabbed-page';
import { LevelsView } from './levels-view';
import { MembersView } from './members-view';
import { RatesView } from './rates-view';
import { RunsView } from './runs-view';

/** `/vip/:view`: members with a level, the levels, the table of rebates, and what its runs gave. */
export default function VipPage() {
  const t = useMessages('console');
  return (
    <TabbedPage
      title={t('vip.title')}
      description={(view) => t(`vip.description.${view}`)}
      label={t('vip.viewLabel')}
      nameOf={(view) => t(`vip.view.${view}`)}
      path="/vip"
      views={{ members: <MembersView />, levels: <LevelsView />, rates: <RatesView />, runs: <RunsView /> }}
    />
  );
}
