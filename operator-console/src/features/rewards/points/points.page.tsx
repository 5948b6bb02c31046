import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Segmented } from '@marquee/ui/choice';
import { PageHeader } from '@marquee/ui/page';
import { useNavigate, useParams } from 'react-router-dom';
import forms from '../../../lib/layout/forms.module.css';
import { GoodsView } from './goods-view';
import { GrantsView } from './grants-view';
import { RedeemsView } from './redeems-view';
import { RulesView } from './rules-view';

const VIEWS = { redeems: RedeemsView, goods: GoodsView, grants: GrantsView, rules: RulesView };
const NAMES = Object.keys(VIEWS) as readonly (keyof typeof VIEWS)[];

/** `/points/:view`: redeems that wait, goods of the points mall, points that operators give, rules. */
export default function PointsPage() {
  const t = useMessages('console');
  const navigate = useNavigate();
  const { view: requestedView } = useParams();
  const view = NAMES.find((name) => name === requestedView) ?? 'redeems';
  const View = VIEWS[view];
  return (
    <section>
      <PageHeader title={t('points.title')} description={t(`points.description.${view}`)} />
      <div className={forms.filters}>
        <Segmented
          label={t('points.viewLabel')}
          value={view}
          onValueChange={(name) => void navigate(`/points/${name}`)}
          options={NAMES.map((name) => ({ value: name, label: t(`points.view.${name}`) }))}
        />
      </div>
      <View key={view} />
    </section>
  );
}
