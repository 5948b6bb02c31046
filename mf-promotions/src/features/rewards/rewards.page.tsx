import { useFailureTexts, useMessages, usePageTitle } from '@marquee/kit';
import { buttonClass, EmptyState, ErrorState, Skeleton } from '@marquee/ui';
import { Gift } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { Tabs } from '@marquee/ui/tabs';
import { Link, useSearchParams } from 'react-router-dom';
import { ClaimAll } from './claim-all';
import { MissionReward } from './mission-reward';
import { PromotionReward } from './promotion-reward';
import { RebateReward } from './rebate-reward';
import { RewardHistory } from './reward-history';
import styles from './rewards.module.css';
import { type Claimable, useClaimable } from './use-claimable';

const TABS = ['claimable', 'history'] as const;

/** `/member/rewards`: everything that can be claimed now, and what was; the open tab is in the address. */
export default function RewardsPage() {
  const t = useMessages('promotions');
  usePageTitle(t('rewards.title'));
  const claimable = useClaimable();
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((candidate) => candidate === params.get('tab')) ?? 'claimable';
  return (
    <section>
      <PageHeader
        title={t('rewards.title')}
        description={t('rewards.description')}
        actions={tab === 'claimable' && <ClaimAll claimable={claimable} />}
      />
      <Tabs
        label={t('rewards.title')}
        value={tab}
        onValueChange={(next) => setParams(next === 'claimable' ? {} : { tab: next }, { replace: true })}
        items={TABS.map((value) => ({
          value,
          label: t(`rewards.tab.${value}`),
          content: value === tab && (value === 'history' ? <RewardHistory /> : <ClaimableList claimable={claimable} />),
        }))}
      />
    </section>
  );
}

function ClaimableList({ claimable }: { readonly claimable: Claimable }) {
  const t = useMessages('promotions');
  const failureTexts = useFailureTexts();
  const { promotions, missions, rebates, isLoading, error, retry } = claimable;
  if (error) return <ErrorState {...failureTexts(error)} onRetry={retry} />;
  if (isLoading) return <Skeletons />;
  if (promotions.length + missions.length + rebates.length === 0)
    return (
      <EmptyState
        icon={<Gift />}
        title={t('rewards.none')}
        description={t('rewards.noneHint')}
        action={
          <Link to="/promotions" className={buttonClass()}>
            {t('promotion.all')}
          </Link>
        }
      />
    );
  return (
    <ul className={styles.list}>
      {promotions.map((item) => (
        <PromotionReward key={item.participationId} item={item} />
      ))}
      {missions.map((mission) => (
        <MissionReward key={mission.missionId} mission={mission} />
      ))}
      {rebates.map((rebate) => (
        <RebateReward key={rebate.day} rebate={rebate} />
      ))}
    </ul>
  );
}

const Skeletons = () => (
  <ul className={styles.list} aria-busy="true">
    {Array.from({ length: 3 }, (_, index) => (
      <li key={index}>
        <Skeleton shape="block" height="7rem" />
      </li>
    ))}
  </ul>
);
