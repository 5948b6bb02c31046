import { useCall, useFailureTexts, useMessages } from '@marquee/kit';
import { ErrorState } from '@marquee/ui';
import { PageHeader } from '@marquee/ui/page';
import { Downlines } from './downlines';
import { OverviewFigures } from './overview-figures';
import { ReferralPanel } from './referral-panel';
import { TeamCounts } from './team-counts';
import { SavedViews } from '../views/saved-views';

/** `/agentHome`: how the team does, how large it is, how to make it larger, and who belongs to it. */
export default function TeamOverviewPage() {
  const t = useMessages('agent');
  const failureTexts = useFailureTexts();
  const { data, error, refetch } = useCall('agent.overview', {});
  return (
    <>
      <PageHeader title={t('team.title')} description={t('team.description')} actions={<SavedViews page="team" />} />
      <OverviewFigures />
      {error && !data ? (
        <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} />
      ) : (
        <>
          <TeamCounts overview={data} />
          <ReferralPanel overview={data} />
        </>
      )}
      <Downlines />
    </>
  );
}
