import { useMessages } from '@marquee/kit';
import { DateRange } from '@marquee/ui/date-range';
import { ColumnPicker, type ColumnPickerProps, RecordFilters } from '@marquee/ui/record';
import type { useTeamBetting } from './use-team-betting';

type TeamBettingFiltersProps = Pick<ReturnType<typeof useTeamBetting>, 'rangeField'> & {
  readonly columns: Omit<ColumnPickerProps, 'label'>;
};

export function TeamBettingFilters({ rangeField, columns }: TeamBettingFiltersProps) {
  const t = useMessages('agent');
  return (
    <RecordFilters range={<DateRange {...rangeField} />}>
      <ColumnPicker label={t('betting.columns')} {...columns} />
    </RecordFilters>
  );
}
