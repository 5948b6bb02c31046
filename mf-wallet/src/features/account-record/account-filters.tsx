import { useMessages } from '@marquee/kit';
import { DateRange } from '@marquee/ui/date-range';
import { ColumnPicker, type ColumnPickerProps, RecordFilters } from '@marquee/ui/record';
import { SelectField } from '@marquee/ui/select';
import { type AccountRecordState, MOVEMENT_STATES, MOVEMENT_TYPES } from './use-account-record';

interface AccountFiltersProps {
  readonly account: AccountRecordState;
  readonly columns: Omit<ColumnPickerProps, 'label'>;
}

/** Which days, which kind of movement and which columns the record shows. */
export function AccountFilters({ account, columns }: AccountFiltersProps) {
  const t = useMessages('wallet');
  const { rangeField, type, chooseType, state, chooseState } = account;
  return (
    <RecordFilters range={<DateRange {...rangeField} />}>
      <SelectField
        label={t('record.type')}
        labelHidden
        size="sm"
        value={type ?? 'all'}
        onValueChange={chooseType}
        options={[
          { value: 'all', label: t('record.allTypes') },
          ...MOVEMENT_TYPES.map((value) => ({ value, label: t(`record.types.${value}`) })),
        ]}
      />
      <SelectField
        label={t('record.state')}
        labelHidden
        size="sm"
        value={state ?? 'all'}
        onValueChange={chooseState}
        options={[
          { value: 'all', label: t('record.allStates') },
          ...MOVEMENT_STATES.map((value) => ({ value, label: t(`record.states.${value}`) })),
        ]}
      />
      <ColumnPicker label={t('record.columns')} {...columns} />
    </RecordFilters>
  );
}
