import { BET_DAYS, GAME_TYPES } from '@marquee/contract/constants';
import { useMessages } from '@marquee/kit';
import { DateRange } from '@marquee/ui/date-range';
import { ColumnPicker, type ColumnPickerProps, RecordFilters } from '@marquee/ui/record';
import { SelectField } from '@marquee/ui/select';
import { BET_STATUSES, type useBettingRecord } from './use-betting-record';

type BetFiltersProps = Pick<
  ReturnType<typeof useBettingRecord>,
  'rangeField' | 'dayBy' | 'chooseDayBy' | 'gameType' | 'chooseGameType' | 'status' | 'chooseStatus'
> & { readonly columns: Omit<ColumnPickerProps, 'label'> };

export function BetFilters(props: BetFiltersProps) {
  const { rangeField, dayBy, chooseDayBy, gameType, chooseGameType, status, chooseStatus, columns } = props;
  const t = useMessages('member');
  return (
    <RecordFilters range={<DateRange {...rangeField} />}>
      <SelectField
        label={t('bets.dayBy')}
        labelHidden
        size="sm"
        value={dayBy}
        onValueChange={chooseDayBy}
        options={BET_DAYS.map((value) => ({ value, label: t(`bets.days.${value}`) }))}
      />
      <SelectField
        label={t('bets.gameType')}
        labelHidden
        size="sm"
        value={gameType ?? 'all'}
        onValueChange={chooseGameType}
        options={[
          { value: 'all', label: t('bets.allTypes') },
          ...GAME_TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
        ]}
      />
      <SelectField
        label={t('bets.status')}
        labelHidden
        size="sm"
        value={status ?? 'all'}
        onValueChange={chooseStatus}
        options={[
          { value: 'all', label: t('bets.allStatuses') },
          ...BET_STATUSES.map((value) => ({ value, label: t(`bets.statuses.${value}`) })),
        ]}
      />
      <ColumnPicker label={t('bets.columns')} {...columns} />
    </RecordFilters>
  );
}
