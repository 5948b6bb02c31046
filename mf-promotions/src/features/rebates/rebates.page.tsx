import { isPositive } from '@marquee/contract/amount';
import { refreshCall, useCall, useFailureTexts, useMessages, usePageTitle, useTopic } from '@marquee/kit';
import { EmptyState, ErrorState, Skeleton } from '@marquee/ui';
import { TicketPercent } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { RebateList } from './rebate-list';
import { RebateRates } from './rebate-rates';
import { RebateSummary } from './rebate-summary';

/** `/member/rebates`: what each settled day gave, what can be claimed, and the member's rates. */
export default function RebatesPage() {
  const t = useMessages('promotions');
  const failureTexts = useFailureTexts();
  usePageTitle(t('rebates.title'));
  const { data, error, refetch, isFetching } = useCall('rebates.summary', {}, { staleMs: 0 });
  const refresh = () => void refreshCall('rebates.summary');
  useTopic('rebates.changed', refresh);
  useTopic('vip.level', refresh);
  if (error && !data)
    return <ErrorState {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <section>
      <PageHeader title={t('rebates.title')} description={data && t(`rebates.description.${data.mode}`)} />
      {!data && <Skeleton shape="block" height="24rem" />}
      {data && (data.mode === 'manual' || isPositive(data.claimable)) && <RebateSummary summary={data} />}
      {data?.rebates.length === 0 && (
        <EmptyState icon={<TicketPercent />} title={t('rebates.none')} description={t('rebates.noneHint')} />
      )}
      {data && data.rebates.length > 0 && <RebateList rebates={data.rebates} />}
      {data && data.rates.length > 0 && <RebateRates summary={data} />}
    </section>
  );
}
