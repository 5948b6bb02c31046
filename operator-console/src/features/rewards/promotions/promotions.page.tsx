import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Segmented } from '@marquee/ui/choice';
import { PageHeader } from '@marquee/ui/page';
import { Route, Routes, useNavigate, useParams } from 'react-router-dom';
import forms from '../../../lib/layout/forms.module.css';
import { ApplicationsView } from './applications-view';
import { EditorPage } from './editor/editor.page';
import { LiabilityView } from './liability-view';
import { PromotionPage } from './promotion.page';
import { PromotionsView } from './promotions-view';

const VIEWS = { list: PromotionsView, applications: ApplicationsView, liability: LiabilityView };
const NAMES = Object.keys(VIEWS) as readonly (keyof typeof VIEWS)[];

/** Below `/promotions`: the list, one promotion, its editor, applications that wait, and what the brands owe. */
export default function PromotionPages() {
  return (
    <Routes>
      <Route path="one/:promotionId" element={<PromotionPage />} />
      <Route path="edit/:promotionId?" element={<EditorPage />} />
      <Route path=":view?" element={<Views />} />
    </Routes>
  );
}

function Views() {
  const t = useMessages('console');
  const navigate = useNavigate();
  const { view: requestedView } = useParams();
  const view = NAMES.find((name) => name === requestedView) ?? 'list';
  const View = VIEWS[view];
  return (
    <section>
      <PageHeader title={t('promotions.title')} description={t(`promotions.description.${view}`)} />
      <div className={forms.filters}>
        <Segmented
          label={t('points.viewLabel')}
          value={view}
          onValueChange={(name) => void navigate(`/promotions/${name}`)}
          options={NAMES.map((name) => ({ value: name, label: t(`promotions.view.${name}`) }))}
        />
      </div>
      <View key={view} />
    </section>
  );
}
