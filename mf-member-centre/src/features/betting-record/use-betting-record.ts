import type { CallRequest } from '@marquee/contract/calls/index';
import type { BetStatus } from '@marquee/contract/calls/records';
import { BET_DAYS, GAME_TYPES, LIST_PAGE_SIZE, RECORD_MAX_DAYS } from '@marquee/contract/constants';
import { pageNumberOf, refreshCall, useCall, useDayRange, useTopic } from '@marquee/kit';
import { useSearchParams } from 'react-router-dom';

export const BET_STATUSES = [
  'open',
  'won',
  'lost',
  'pushed',
  'void',
  'rolled_back',
] as const satisfies readonly BetStatus[];

/** The betting record by the filters in the address: days and what they count by, game type, status, page and the opened bet. */
export function useBettingRecord() {
  const days = useDayRange('last7', RECORD_MAX_DAYS);
  const [params, setParams] = useSearchParams();
  const gameType = GAME_TYPES.find((option) => option === params.get('gameType')) ?? null;
  const status = BET_STATUSES.find((option) => option === params.get('status')) ?? null;
  const dayBy = BET_DAYS.find((option) => option === params.get('dayBy')) ?? 'placement';
  const pageNo = pageNumberOf(params);
  const set = (name: 'gameType' | 'status' | 'dayBy' | 'page' | 'bet', value: string | null) =>
    setParams(
      (current) => {
        if (name !== 'page' && name !== 'bet') current.delete('page');
        if (value === null) current.delete(name);
        else current.set(name, value);
        return current;
      },
      { replace: true },
    );
  const filters: CallRequest<'records.bets'> = {
    from: days.range.from,
    to: days.range.to,
    dayBy,
    ...(gameType && { gameType }),
    ...(status && { status }),
  };
  const record = useCall('records.bets', { ...filters, pageNo, pageSize: LIST_PAGE_SIZE }, { keepPrevious: true });
  useTopic('wallet.balance', () => void refreshCall('records.bets'));
  return {
    ...days,
    dayBy,
    gameType,
    status,
    pageNo,
    filters,
    record,
    openBet: params.get('bet'),
    chooseDayBy: (value: string) => set('dayBy', value === 'placement' ? null : value),
    chooseGameType: (value: string) => set('gameType', value === 'all' ? null : value),
    chooseStatus: (value: string) => set('status', value === 'all' ? null : value),
    choosePage: (page: number) => set('page', page === 1 ? null : String(page)),
    chooseBet: (betId: string | null) => set('bet', betId),
  };
}
