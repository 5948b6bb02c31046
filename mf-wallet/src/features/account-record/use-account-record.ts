import type { CallRequest } from '@marquee/contract/calls/index';
import type { MovementState, MovementType } from '@marquee/contract/calls/records';
import { LIST_PAGE_SIZE, RECORD_MAX_DAYS } from '@marquee/contract/constants';
import { pageNumberOf, refreshCall, useCall, useDayRange, useTopic } from '@marquee/kit';
import { useSearchParams } from 'react-router-dom';

export const MOVEMENT_TYPES = [
  'deposit',
  'withdrawal',
  'withdrawal_return',
  'bet',
  'win',
  'rollback',
  'transfer',
  'promotion',
  'bonus',
  'adjustment',
  'commission',
] as const satisfies readonly MovementType[];

export const MOVEMENT_STATES = ['booked', 'reversed'] as const satisfies readonly MovementState[];

export type AccountRecordState = ReturnType<typeof useAccountRecord>;

/** The account record by the filters in the address: days, type, page. */
export function useAccountRecord() {
  const days = useDayRange('last7', RECORD_MAX_DAYS);
  const [params, setParams] = useSearchParams();
  const type = MOVEMENT_TYPES.find((option) => option === params.get('type')) ?? null;
  const state = MOVEMENT_STATES.find((option) => option === params.get('state')) ?? null;
  const pageNo = pageNumberOf(params);
  const set = (name: string, value: string | null) =>
    setParams(
      (current) => {
        if (name !== 'page' && name !== 'movement') current.delete('page');
        if (value === null) current.delete(name);
        else current.set(name, value);
        return current;
      },
      { replace: true },
    );
  const filters: CallRequest<'records.account'> = {
    from: days.range.from,
    to: days.range.to,
    ...(type && { type }),
    ...(state && { state }),
  };
  const record = useCall('records.account', { ...filters, pageNo, pageSize: LIST_PAGE_SIZE }, { keepPrevious: true });
  useTopic('wallet.balance', () => void refreshCall('records.account'));
  return {
    ...days,
    type,
    state,
    pageNo,
    filters,
    record,
    chooseType: (value: string) => set('type', value === 'all' ? null : value),
    chooseState: (value: string) => set('state', value === 'all' ? null : value),
    /** The movement whose detail is open. */
    openMovement: params.get('movement'),
    chooseMovement: (transactionId: string | null) => set('movement', transactionId),
    choosePage: (page: number) => set('page', page === 1 ? null : String(page)),
  };
}
