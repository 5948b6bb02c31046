import { GAME_TYPES } from '@marquee/contract/constants';
import { DAY_PRESETS, useMessages } from '@marquee/kit';
import { DateRange } from '@marquee/ui/date-range';
import { ColumnChoice, type ColumnChoiceProps, RecordFilters } from '@marquee/ui/record';
import { SelectField } from '@marquee/ui/select';
import { BET_STATUSES, type useBettingRecord } from './use-betting-record';

type BetFiltersProps = Pick<
  ReturnType<typeof useBettingRecord>,
  'range' | 'change' | 'presets' | 'today' | 'gameType' | 'chooseGameType' | 'status' | 'chooseStatus'
> & { readonly columns: Omit<ColumnChoiceProps, 'label'> };

export function BetFilters(props: BetFiltersProps) {
  const { range, change, presets, today, gameType, chooseGameType, status, chooseStatus, columns } = props;
  const t = useMessages('member');
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
      <ColumnChoice label={t('bets.columns')} {...columns} />
    </RecordFilters>
  );
}
