import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Segmented } from '@marquee/ui/choice';
import { PageHeader } from '@marquee/ui/page';
import { useNavigate, useParams } from 'react-router-dom';
import forms from '../../../lib/layout/forms.module.css';
import { LevelsView } from './levels-view';
import { MembersView } from './members-view';
import { RatesView } from './rates-view';
import { RunsView } from './runs-view';

const VIEWS = { members: MembersView, levels: LevelsView, rates: RatesView, runs: RunsView };
const NAMES = Object.keys(VIEWS) as readonly (keyof typeof VIEWS)[];

/** `/vip/:view`: members with a level, the levels, the table of rebates, and what its runs gave. */
export default function VipPage() {
  const t = useMessages('console');
  const navigate = useNavigate();
  const { view: requestedView } = useParams();
  const view = NAMES.find((name) => name === requestedView) ?? 'members';
  const View = VIEWS[view];
  return (
    <section>
      <PageHeader title={t('vip.title')} description={t(`vip.description.${view}`)} />
      <div className={forms.filters}>
        <Segmented
          label={t('vip.viewLabel')}
          value={view}
          onValueChange={(name) => void navigate(`/vip/${name}`)}
          options={NAMES.map((name) => ({ value: name, label: t(`vip.view.${name}`) }))}
        />
      </div>
      <View key={view} />
    </section>
  );
}
