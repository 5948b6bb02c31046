import { SelectField } from '@marquee/ui/select';
import type { BetTexts } from '../bets/use-bet-texts';
import type { TrendSeries } from './trend';

interface SeriesChoiceProps {
  readonly all: readonly TrendSeries[];
  readonly series: TrendSeries;
  readonly texts: BetTexts;
  readonly onSelect: (series: TrendSeries) => void;
}

/** Which number of the draws is followed; nothing where there is one only. */
export function SeriesChoice({ all, series, texts, onSelect }: SeriesChoiceProps) {
  if (all.length < 2) return null;
  return (
    <SelectField
      label={texts.t('trend.series')}
      labelHidden
      options={all.map(({ id, label }) => ({ value: id, label: texts.row(label) }))}
      value={series.id}
      onValueChange={(id) => {
        const next = all.find((candidate) => candidate.id === id);
        if (next) onSelect(next);
      }}
    />
  );
}
