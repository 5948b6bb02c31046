import { CALENDAR_PERIODS } from '@marquee/contract/calendar-periods';
import { PLAY_GROUPS, PROFIT_LOSS_MAX_DAYS } from '@marquee/contract/constants';
import { refreshCall, useCall, useDayRange, useTopic } from '@marquee/kit';
import { useSearchParams } from 'react-router-dom';

/** What the figures are summed by. */
export const VIEWS = [...CALENDAR_PERIODS, ...PLAY_GROUPS] as const;

/** The profit and loss by what the address says: days, and what they are summed by. */
export function useProfitLoss() {
  const { range, rangeField } = useDayRange('last30', PROFIT_LOSS_MAX_DAYS);
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find((option) => option === params.get('by')) ?? 'day';
  const period = CALENDAR_PERIODS.find((option) => option === view);
  const group = PLAY_GROUPS.find((option) => option === view);
  const { from, to } = range;
  const periods = useCall('records.profitLoss', { from, to, by: period ?? 'day' }, { keepPrevious: true });
  const groups = useCall(
    'records.profitLossByGame',
    { from, to, by: group ?? 'gameType' },
    { enabled: group !== undefined },
  );
  const showsToday = to >= rangeField.latest;
  useTopic('wallet.balance', () => {
    if (!showsToday) return;
    void refreshCall('records.profitLoss');
    void refreshCall('records.profitLossByGame');
  });
  const chooseView = (value: string) =>
    setParams(
      (current) => {
        if (value === 'day') current.delete('by');
        else current.set('by', value);
        return current;
      },
      { replace: true },
    );
  return { range: { from, to }, rangeField, view, period, group, chooseView, periods, groups };
}
