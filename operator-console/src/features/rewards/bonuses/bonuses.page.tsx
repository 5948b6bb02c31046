import { useMessages } from '@marquee/kit/i18n/use-messages';
import { TabbedPage } from '../../../lib/layout/tabbed-page';
import { BonusGrantsView } from './bonus-grants-view';
import { BonusListView } from './bonus-list-view';
import { LiabilityView } from './liability-view';

/** `/bonuses/:view`: members' bonuses, those that operators grant, what is still outstanding. */
export default function BonusesPage() {
  const t = useMessages('console');
  return (
    <TabbedPage
      title={t('bonuses.title')}
      description={(view) => t(`bonuses.description.${view}`)}
      label={t('bonuses.viewLabel')}
      nameOf={(view) => t(`bonuses.view.${view}`)}
      path="/bonuses"
      views={{ members: <BonusListView />, grants: <BonusGrantsView />, liability: <LiabilityView /> }}
    />
  );
}
