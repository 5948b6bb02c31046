import { refreshCall, useCall, useFailureTexts, useLanguage, useMessages, usePageTitle, useTopic } from '@marquee/kit';
import { ErrorState } from '@marquee/ui';
import { PageHeader } from '@marquee/ui/page';
import { Tabs } from '@marquee/ui/tabs';
import { useSearchParams } from 'react-router-dom';
import { BonusHistory } from './bonus-history';
import { OpenBonuses } from './open-bonuses';

const TABS = ['current', 'history'] as const;

/** `/member/bonuses`: the active bonus with its progress and terms, those that wait, and those that ended; the open tab is in the address. */
export default function BonusesPage() {
  const t = useMessages('promotions');
  const failureTexts = useFailureTexts();
  usePageTitle(t('bonuses.title'));
  const [params, setParams] = useSearchParams();
  const { data, error, refetch, isFetching } = useCall('bonuses.own', { language: useLanguage() }, { staleMs: 0 });
  useTopic('bonuses.changed', () => {
    for (const call of ['bonuses.own', 'bonuses.history'] as const) void refreshCall(call);
  });
  const tab = TABS.find((candidate) => candidate === params.get('tab')) ?? 'current';
  return (
    <section>
      <PageHeader title={t('bonuses.title')} description={t('bonuses.description')} />
      <Tabs
        label={t('bonuses.title')}
        value={tab}
        onValueChange={(next) => setParams(next === 'current' ? {} : { tab: next }, { replace: true })}
        items={TABS.map((value) => ({
          value,
          label: t(`bonuses.tab.${value}`),
          content: value === tab && panel(value),
        }))}
      />
    </section>
  );

  function panel(value: (typeof TABS)[number]) {
    if (value === 'history') return <BonusHistory />;
    if (error && !data)
      return <ErrorState {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />;
    return <OpenBonuses bonuses={data} />;
  }
}
