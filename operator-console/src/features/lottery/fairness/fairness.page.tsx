import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Segmented } from '@marquee/ui/choice';
import { Stack } from '@marquee/ui/layout';
import { PageHeader } from '@marquee/ui/page';
import { useNavigate, useParams } from 'react-router-dom';
import { FeedsView } from './feeds-view';
import { JournalView } from './journal-view';

const VIEWS = { feeds: FeedsView, journal: JournalView } as const;
const NAMES = Object.keys(VIEWS) as (keyof typeof VIEWS)[];

/** `/lottery/fairness/:view`: where official results come from, and what own draws publish. */
export function FairnessPage() {
  const t = useMessages('console');
  const navigate = useNavigate();
  const { view: requestedView } = useParams();
  const view = NAMES.find((name) => name === requestedView) ?? 'feeds';
  const View = VIEWS[view];
  return (
    <Stack as="section" gap={5}>
      <PageHeader title={t('lottery.fairness.title')} description={t('lottery.fairness.description')} />
      <div>
        <Segmented
          label={t('games.views')}
          options={NAMES.map((name) => ({ value: name, label: t(`lottery.fairness.view.${name}`) }))}
          value={view}
          onValueChange={(name) => void navigate(`/lottery/fairness/${name}`)}
        />
      </div>
      <View />
    </Stack>
  );
}
