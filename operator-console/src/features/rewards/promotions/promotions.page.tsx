import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Route, Routes } from 'react-router-dom';
import { TabbedPage } from '../../../lib/layout/tabbed-page';
import { ApplicationsView } from './applications-view';
import { EditorPage } from './editor/editor.page';
import { LiabilityView } from './liability-view';
import { PromotionPage } from './promotion.page';
import { PromotionsView } from './promotions-view';

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
  return (
    <TabbedPage
      title={t('promotions.title')}
      description={(view) => t(`promotions.description.${view}`)}
      label={t('points.viewLabel')}
      nameOf={(view) => t(`promotions.view.${view}`)}
      path="/promotions"
      views={{ list: <PromotionsView />, applications: <ApplicationsView />, liability: <LiabilityView /> }}
    />
  );
}
