import type { CallRequest } from '@marquee/contract/calls/index';
import { type ApiError, useFailureTexts, useFormat, useMessages, usePageTitle } from '@marquee/kit';
import { Button, buttonClass, EmptyState, ErrorState } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { DateRange } from '@marquee/ui/date-range';
import { Download, TrendingUp } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { RecordFilters } from '@marquee/ui/record';
import { Link } from 'react-router-dom';
import { FundsPanel } from './funds-panel';
import { GroupView } from './group-view';
import { PeriodView } from './period-view';
import styles from './profit-loss.module.css';
import { ResultTotals } from './result-totals';
import { useProfitLossExport } from './use-export';
import { useProfitLoss, VIEWS } from './use-profit-loss';

/** `/member/profit-loss`: what play, rebates and promotions brought, by the day on which bets were settled. */
export default function ProfitLossPage() {
  const t = useMessages('member');
  usePageTitle(t('profit.title'));
  const { range, rangeField, view, period, group, chooseView, periods, groups } = useProfitLoss();
  const { data } = periods;
  // While other periods are on their way, the answer of before is of other ones.
  const current = periods.isPlaceholderData ? undefined : data;
  const failureOf = useFailure();
  const [periodsError, groupsError] = [failureOf(periods), failureOf(groups)];
  return (
    <section className={styles.page}>
      <PageHeader
        title={t('profit.title')}
        description={t('profit.description')}
        actions={<ExportButton request={{ ...range, by: period ?? 'day' }} disabled={!data?.periods.length} />}
      />
      <RecordFilters range={<DateRange {...rangeField} />}>
        <Segmented
          label={t('profit.view')}
          value={view}
          onValueChange={chooseView}
          options={VIEWS.map((value) => ({ value, label: t(`profit.by.${value}`) }))}
        />
      </RecordFilters>
      <ResultTotals totals={data?.totals} />
      {period && <PeriodView range={range} by={period} data={current} empty={<NoFigures />} error={periodsError} />}
      {group && <GroupView by={group} data={groups.data} empty={<NoFigures />} error={groupsError} />}
      {data && <FundsPanel funds={data.funds} secondsPlayed={data.secondsPlayed} />}
    </section>
  );
}

interface Loading {
  readonly data: unknown;
  readonly error: ApiError | null;
  readonly refetch: () => unknown;
}

/** What stands in the place of rows that could not be loaded. */
function useFailure() {
  const failureTexts = useFailureTexts();
  return ({ data, error, refetch }: Loading) =>
    error && !data ? <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} /> : undefined;
}

function ExportButton({
  request,
  disabled,
}: {
  readonly request: CallRequest<'records.profitLoss'>;
  readonly disabled: boolean;
}) {
  const t = useMessages('member');
  const { percent } = useFormat();
  const { run, progress } = useProfitLossExport(request);
  return (
    <Button icon={<Download />} disabled={disabled} loading={progress !== null} onClick={() => void run()}>
      {progress === null ? t('bets.export') : percent(progress)}
    </Button>
  );
}

function NoFigures() {
  const t = useMessages('member');
  return (
    <EmptyState
      compact
      icon={<TrendingUp />}
      title={t('profit.empty')}
      description={t('profit.emptyHint')}
      action={
        <Link to="/rng" className={buttonClass({ variant: 'primary' })}>
          {t('bets.play')}
        </Link>
      }
    />
  );
}
