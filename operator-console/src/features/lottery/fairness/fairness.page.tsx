import { useMessages } from '@marquee/kit/i18n/use-messages';
import { FeedsView } from './feeds-view';
import { JournalView } from './journal-view';
import { TabbedPage } from '../../../lib/layout/tabbed-page';

/** `/lottery/fairness/:view`: where official results come from, and what own draws publish. */
export function FairnessPage() {
  const t = useMessages('console');
  return (
    <TabbedPage
      title={t('lottery.fairness.title')}
      description={t('lottery.fairness.description')}
      label={t('games.views')}
      nameOf={(view) => t(`lottery.fairness.view.${view}`)}
      path="/lottery/fairness"
      views={{ feeds: <FeedsView />, journal: <JournalView /> }}
    />
  );
}
