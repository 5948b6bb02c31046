import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Segmented } from '@marquee/ui/choice';
import { PageHeader } from '@marquee/ui/page';
import { useNavigate, useParams } from 'react-router-dom';
import forms from '../../../lib/layout/forms.module.css';
import { BonusGrantsView } from './bonus-grants-view';
import { BonusListView } from './bonus-list-view';
import { LiabilityView } from './liability-view';

const VIEWS = { members: BonusListView, grants: BonusGrantsView, liability: LiabilityView };
const NAMES = Object.keys(VIEWS) as readonly (keyof typeof VIEWS)[];

/** `/bonuses/:view`: members' bonuses, those that operators grant, what is still outstanding. */
export default function BonusesPage() {
  const t = useMessages('console');
  const navigate = useNavigate();
  const { view: requestedView } = useParams();
  const view = NAMES.find((name) => name === requestedView) ?? 'members';
  const View = VIEWS[view];
  return (
    <section>
      <PageHeader title={t('bonuses.title')} description={t(`bonuses.description.${view}`)} />
      <div className={forms.filters}>
        <Segmented
          label={t('bonuses.viewLabel')}
          value={view}
          onValueChange={(name) => void navigate(`/bonuses/${name}`)}
          options={NAMES.map((name) => ({ value: name, label: t(`bonuses.view.${name}`) }))}
        />
      </div>
      <View key={view} />
    </section>
  );
}
