import { refreshCall, useCall, useMessages, usePageTitle, useSession, useTopic } from '@marquee/kit';
import { PageHeader } from '@marquee/ui/page';
import { Tabs } from '@marquee/ui/tabs';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConvertDialog } from './convert-dialog';
import { GoodsList } from './goods-list';
import { PointsDetails } from './points-details';
import { PointsRules } from './points-rules';
import { PointsSummary } from './points-summary';
import { RedeemHistory } from './redeem-history';

const TABS = ['rewards', 'history', 'details', 'rules'] as const;
type MallTab = (typeof TABS)[number];
const OF_GUESTS: readonly MallTab[] = ['rewards', 'rules'];

/** `/pointMall`: what the member has, what can be had for it, and what became of it; the open tab is in the address. */
export default function PointsMallPage() {
  const t = useMessages('promotions');
  usePageTitle(t('points.title'));
  const { state } = useSession();
  const isMember = state === 'member' || state === 'agent';
  const balance = useCall('points.balance', {}, { enabled: isMember, staleMs: 0 });
  const config = useCall('points.config', {});
  const [isConverting, setConverting] = useState(false);
  const [params, setParams] = useSearchParams();
  useTopic('points.balance', () => {
    for (const call of ['points.balance', 'points.rewards', 'points.redeemList', 'points.details'] as const)
      void refreshCall(call);
  });
  const tabs = isMember ? TABS : OF_GUESTS;
  const tab = tabs.find((candidate) => candidate === params.get('tab')) ?? 'rewards';
  const points = isMember ? (balance.data?.points ?? null) : null;
  return (
    <section>
      <PageHeader title={t('points.title')} description={t('points.description')} />
      <PointsSummary
        isMember={isMember}
        balance={balance.data}
        exchange={config.data?.exchange ?? []}
        onConvert={() => setConverting(true)}
        onHistory={() => setParams({ tab: 'history' }, { replace: true })}
      />
      <Tabs
        label={t('points.title')}
        value={tab}
        onValueChange={(next) => setParams(next === 'rewards' ? {} : { tab: next }, { replace: true })}
        items={tabs.map((value) => ({
          value,
          label: t(`points.tab.${value}`),
          content: value === tab && panel(value),
        }))}
      />
      {isConverting && config.data && points !== null && (
        <ConvertDialog points={points} rules={config.data} onClose={() => setConverting(false)} />
      )}
    </section>
  );

  function panel(value: MallTab) {
    if (value === 'history') return <RedeemHistory />;
    if (value === 'details') return <PointsDetails />;
    if (value === 'rules') return <PointsRules read={config} />;
    return <GoodsList isMember={isMember} points={points} />;
  }
}
