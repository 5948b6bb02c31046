import { useCall, useFailureTexts, useMessages, usePageTitle } from '@marquee/kit';
import { ErrorState, Panel } from '@marquee/ui';
import { PageHeader } from '@marquee/ui/page';
import { EarnedPanel } from './earned-panel';
import styles from './invite.module.css';
import { InvitedFriends } from './invited-friends';
import { RewardRules } from './reward-rules';
import { ShareLink } from './share-link';

/** `/member/invite`: the referral link, what it brings, and the friends who registered with it. */
export default function InvitePage() {
  const t = useMessages('member');
  const failureTexts = useFailureTexts();
  usePageTitle(t('invite.title'));
  const { data, error, refetch, isFetching } = useCall('referrals.overview', {}, { staleMs: 0 });
  return (
    <section className={styles.page}>
      <PageHeader title={t('invite.title')} description={t('invite.description')} />
      {error && !data ? (
        <Panel>
          <ErrorState {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />
        </Panel>
      ) : (
        <>
          <ShareLink code={data?.referralCode} />
          <RewardRules promotions={data?.promotions} />
          <EarnedPanel earned={data?.earned} />
          <InvitedFriends />
        </>
      )}
    </section>
  );
}
