import { useMessages } from '@marquee/kit';
import { DateRange, type DateRangeProps } from '@marquee/ui/date-range';
import { ColumnPicker, type ColumnPickerProps, RecordFilters } from '@marquee/ui/record';
import type { ReactNode } from 'react';

interface LineFiltersProps {
  readonly rangeField: DateRangeProps;
  readonly columns: Omit<ColumnPickerProps, 'label'>;
  /** Further choices, before the columns. */
  readonly children?: ReactNode;
}

/** Days, choices and columns of a list. */
export function LineFilters({ rangeField, columns, children }: LineFiltersProps) {
  const t = useMessages('agent');
  return (
    <RecordFilters range={<DateRange {...rangeField} />}>
      {children}
      <ColumnPicker label={t('line.columns')} {...columns} />
    </RecordFilters>
  );
}
