import { refreshCall, useCall, useFailureTexts, useMessages, usePageTitle, useTopic } from '@marquee/kit';
import { ErrorState } from '@marquee/ui';
import { PageHeader } from '@marquee/ui/page';
import { Tabs } from '@marquee/ui/tabs';
import { useSearchParams } from 'react-router-dom';
import { knownMissions } from './known-missions';
import { Leaderboard } from './leaderboard';
import { MissionList } from './mission-list';
import { MissionSummary } from './mission-summary';

const TABS = ['missions', 'leaderboard'] as const;

/** `/member/missions`: what there is to do and to claim, and the leaderboard of the season; the open tab is in the address. */
export default function MissionsPage() {
  const t = useMessages('promotions');
  const failureTexts = useFailureTexts();
  usePageTitle(t('missions.title'));
  const [params, setParams] = useSearchParams();
  const { data, error, refetch, isFetching } = useCall('missions.summary', {}, { staleMs: 0 });
  const missions = data && knownMissions(data.missions);
  const refresh = () => void refreshCall('missions.summary');
  useTopic('missions.progress', refresh);
  useTopic('wallet.deposit', refresh);
  const tab = TABS.find((candidate) => candidate === params.get('tab')) ?? 'missions';
  return (
    <section>
      <PageHeader title={t('missions.title')} description={t('missions.description')} />
      <MissionSummary missions={missions} />
      <Tabs
        label={t('missions.title')}
        value={tab}
        onValueChange={(next) => setParams(next === 'missions' ? {} : { tab: next }, { replace: true })}
        items={TABS.map((value) => ({
          value,
          label: t(`missions.tab.${value}`),
          content: value === tab && panel(value),
        }))}
      />
    </section>
  );

  function panel(value: (typeof TABS)[number]) {
    if (value === 'leaderboard') return <Leaderboard />;
    if (error && !data)
      return <ErrorState {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />;
    return <MissionList missions={missions} />;
  }
}
