import { type CalendarPeriod, periodsIn } from '@marquee/contract/calendar-periods';
import type { CallValue } from '@marquee/contract/calls/index';
import { useFormat, useMessages } from '@marquee/kit';
import { Panel } from '@marquee/ui';
import { type ResultBar, ResultChart } from '@marquee/ui/chart';
import { DataTable } from '@marquee/ui/table';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useResultColumns } from './figure-columns';
import styles from './profit-loss.module.css';
import { ResultText } from './result-text';
import { useDayText } from './use-day-text';

type ProfitLoss = CallValue<'records.profitLoss'>;
type Period = ProfitLoss['periods'][number];

interface PeriodViewProps {
  readonly range: { readonly from: string; readonly to: string };
  readonly by: CalendarPeriod;
  /** Undefined while it loads. */
  readonly data: ProfitLoss | undefined;
  readonly empty: ReactNode;
  readonly error: ReactNode;
}

const COMPACT = { notation: 'compact' } as const;

/** The results of days, weeks or months: drawn, and as a table. */
export function PeriodView({ range, by, data, empty, error }: PeriodViewProps) {
  const t = useMessages('member');
  const dayText = useDayText();
  const figures = useResultColumns(data?.totals);
  const hasFigures = data !== undefined && data.periods.length > 0;
  return (
    <>
      {hasFigures && (
        <Panel title={t('profit.chart')}>
          <Chart range={range} by={by} periods={data.periods} />
          <Extremes best={data.best} worst={data.worst} />
        </Panel>
      )}
      <Panel padding="none">
        <DataTable<Period>
          caption={t('profit.title')}
          columns={[
            {
              id: 'period',
              header: t(`profit.by.${by}`),
              rowHeader: true,
              cell: (days) => <BetsLink {...days}>{dayText(days)}</BetsLink>,
            },
            ...figures,
          ]}
          rows={data?.periods.toReversed() ?? []}
          rowKey={({ from }) => from}
          loading={!data && !error}
          totalsLabel={t('bets.totals')}
          maxHeight="70dvh"
          narrow="cards"
          empty={empty}
          error={error}
        />
      </Panel>
    </>
  );
}

function Chart({
  range,
  by,
  periods,
}: Pick<PeriodViewProps, 'range' | 'by'> & { readonly periods: readonly Period[] }) {
  const t = useMessages('member');
  const { money, number } = useFormat();
  const dayText = useDayText();
  const results = new Map(periods.map(({ from, result }) => [from, result]));
  const bars = periodsIn(range, by).map((period): ResultBar & { readonly amount: string } => {
    const amount = results.get(period.from) ?? '0.00';
    return {
      id: period.from,
      label: dayText(period),
      amount,
      value: Number(amount),
      text: money(amount, { signed: true }),
    };
  });
  return (
    <ResultChart
      label={t('profit.chart')}
      bars={bars}
      tickText={(value) => number(value, COMPACT)}
      readout={({ id, label }) => (
        <>
          <span className={styles.muted}>{label}</span> <ResultText amount={results.get(id) ?? '0.00'} />
        </>
      )}
    />
  );
}

function Extremes({ best, worst }: Pick<ProfitLoss, 'best' | 'worst'>) {
  const t = useMessages('member');
  const dayText = useDayText();
  const days = [
    { id: 'best', label: t('profit.best'), day: best },
    { id: 'worst', label: t('profit.worst'), day: worst },
  ];
  return (
    <dl className={styles.extremes}>
      {days.map(
        ({ id, label, day }) =>
          day && (
            <div key={id}>
              <dt>{label}</dt>
              <dd>
                <ResultText amount={day.result} /> <span>{dayText({ from: day.day, to: day.day })}</span>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The way to the bets that were settled on these days. */
function BetsLink({ from, to, children }: Pick<Period, 'from' | 'to'> & { readonly children: ReactNode }) {
  return (
    <Link
      className={styles.days}
      to={`/member/betting-record?${new URLSearchParams({ from, to, dayBy: 'settlement' })}`}
    >
      {children}
    </Link>
  );
}
