import type { OpenedDraw } from '@marquee/contract/calls/lottery-results';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { useMemo, useState } from 'react';
import type { BetTexts } from '../bets/use-bet-texts';
import { useIssueName } from '../results/use-issue-name';
import { SeriesChoice } from './series-choice';
import { StreakBoard } from './streak-board';
import { drawnOf, trendSeries } from './trend';
import { TrendChart } from './trend-chart';

interface DrawTrendsProps {
  readonly view: 'trend' | 'streaks';
  readonly shape: LotteryShape;
  /** The newest first. */
  readonly results: readonly OpenedDraw[];
  readonly texts: BetTexts;
}

/** Past draws as a chart or as runs. */
export function DrawTrends({ view, shape, results, texts }: DrawTrendsProps) {
  const all = trendSeries(shape);
  const [seriesId, setSeriesId] = useState<string | null>(null);
  const series = all.find(({ id }) => id === seriesId) ?? all[0];
  const nameOf = useIssueName();
  const draws = useMemo(() => drawnOf(results, nameOf), [results, nameOf]);
  if (!series) return null;
  if (draws.length === 0) return <p>{texts.t('trend.empty')}</p>;
  const choice = <SeriesChoice all={all} series={series} texts={texts} onSelect={({ id }) => setSeriesId(id)} />;
  return view === 'trend' ? (
    <TrendChart series={series} draws={draws} texts={texts} choice={choice} />
  ) : (
    <StreakBoard series={series} draws={draws} texts={texts} choice={choice} />
  );
}
