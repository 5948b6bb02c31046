import type { LineDay } from '@marquee/contract/calls/agent-figures';
import { useBrand, useCall, useFailureTexts, useFormat, useMessages } from '@marquee/kit';
import { Button, EmptyState, ErrorState, Panel, Skeleton } from '@marquee/ui';
import { ResultChart } from '@marquee/ui/chart';
import { TrendingUp } from '@marquee/ui/icons';
import { DataTable } from '@marquee/ui/table';
import { useState } from 'react';
import { useFigureColumns, useFigureText } from '../line/figure-columns';
import { lastDays } from './last-days';
import styles from './overview.module.css';

const DAYS = 30;
const COMPACT = { notation: 'compact' } as const;
const FIGURES = ['deposits', 'withdrawals', 'validBet', 'gameResult', 'net'] as const;

/** The game results of the last 30 days: drawn, or as a table with the figures beside it. */
export function ResultPanel() {
  const t = useMessages('agent');
  const { offsetMinutes } = useBrand();
  const { day: dayText, money, number } = useFormat();
  const failureTexts = useFailureTexts();
  const show = useFigureText();
  const [isTable, setIsTable] = useState(false);
  const days = lastDays(DAYS, offsetMinutes);
  const request = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  const { data, error, refetch } = useCall('agent.lineDays', request, { staleMs: 0 });
  const columns = useFigureColumns<(typeof FIGURES)[number], LineDay>(FIGURES, data?.totals, false);
  const results = new Map(data?.days.map(({ day, gameResult }) => [day, gameResult]));
  const bars = days.map((day) => {
    const amount = results.get(day) ?? '0.00';
    return { id: day, label: dayText(day), value: Number(amount), text: money(amount, { signed: true }) };
  });
  return (
    <Panel
      title={t('overview.chart')}
      actions={
        <Button size="sm" variant="ghost" onClick={() => setIsTable(!isTable)}>
          {t(isTable ? 'overview.showChart' : 'overview.showTable')}
        </Button>
      }
    >
      {error && !data && <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton shape="block" height="14rem" />}
      {data && !isTable && (
        <ResultChart
          label={t('overview.chart')}
          bars={bars}
          tickText={(value) => number(value, COMPACT)}
          readout={({ id, label }) => (
            <>
              <span className={styles.muted}>{label}</span> {show('gameResult', results.get(id) ?? '0.00')}
            </>
          )}
        />
      )}
      {data && isTable && (
        <DataTable<LineDay>
          caption={t('overview.chart')}
          columns={[{ id: 'day', header: t('line.day'), rowHeader: true, cell: ({ day }) => dayText(day) }, ...columns]}
          rows={data.days.toReversed()}
          rowKey={({ day }) => day}
          totalsLabel={t('line.totals')}
          density="dense"
          narrow="cards"
          maxHeight="28rem"
          empty={<EmptyState compact icon={<TrendingUp />} title={t('line.empty')} />}
        />
      )}
    </Panel>
  );
}
