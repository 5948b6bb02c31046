import { useMessages } from '@marquee/kit/i18n/use-messages';
import { TabbedPage } from '../../../lib/layout/tabbed-page';
import { GoodsView } from './goods-view';
import { PointGrantsView } from './point-grants-view';
import { RedeemsView } from './redeems-view';
import { RulesView } from './rules-view';

/** `/points/:view`: redeems that wait, goods of the points mall, points that operators give, rules. */
export default function PointsPage() {
  const t = useMessages('console');
  return (
    <TabbedPage
      title={t('points.title')}
      description={(view) => t(`points.description.${view}`)}
      label={t('points.viewLabel')}
      nameOf={(view) => t(`points.view.${view}`)}
      path="/points"
      views={{ redeems: <RedeemsView />, goods: <GoodsView />, grants: <PointGrantsView />, rules: <RulesView /> }}
    />
  );
}
