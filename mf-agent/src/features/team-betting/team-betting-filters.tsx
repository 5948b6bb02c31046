import { DAY_PRESETS, useMessages } from '@marquee/kit';
import { DateRange } from '@marquee/ui/date-range';
import { ColumnChoice, type ColumnChoiceProps, RecordFilters } from '@marquee/ui/record';
import type { useTeamBetting } from './use-team-betting';

type TeamBettingFiltersProps = Pick<ReturnType<typeof useTeamBetting>, 'range' | 'change' | 'presets' | 'today'> & {
  readonly columns: Omit<ColumnChoiceProps, 'label'>;
};

export function TeamBettingFilters({ range, change, presets, today, columns }: TeamBettingFiltersProps) {
  const t = useMessages('agent');
  return (
    <RecordFilters
      range={
        <DateRange
          label={t('range.label')}
          presets={DAY_PRESETS.map((id) => ({ id, label: t(`range.${id}`), ...presets[id] }))}
          value={range}
          onValueChange={change}
          customLabel={t('range.custom')}
          fromLabel={t('range.from')}
          toLabel={t('range.to')}
          latest={today}
        />
      }
    >
      <ColumnChoice label={t('betting.columns')} {...columns} />
    </RecordFilters>
  );
}
