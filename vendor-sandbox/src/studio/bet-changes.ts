import type { BetEnding, BetRecord, StudioEntry } from './bet-record';

/** A change of an existing bet. */
export type BetChange = Exclude<StudioEntry, { readonly do: 'session' | 'reward' | 'bet' | 'kept' | 'purse' | 'pool' }>;

/** A bet before the wallet's answer. */
export const newBet = (bet: Extract<StudioEntry, { readonly do: 'bet' }>['bet']): BetRecord => ({
  ...bet,
  state: 'asked',
  payout: 0,
  reason: null,
  balance: null,
  endedAt: null,
  ends: [],
  taken: 0,
});

/** A bet after an entry of the journal. */
export function applyChange(bet: BetRecord, entry: BetChange): BetRecord {
  switch (entry.do) {
    case 'taken':
      return { ...bet, state: 'open', balance: entry.balance };
    case 'refused':
      return { ...bet, state: 'refused', reason: entry.reason, balance: entry.balance };
    case 'note':
      return { ...bet, detail: entry.detail };
    case 'hit':
      return { ...bet, jackpotWin: entry.amount };
    case 'settle': {
      const { payout, detail, at } = entry;
      const win = { id: entry.endId, kind: 'win', of: bet.id, amount: payout, at } as const;
      return { ...bet, state: 'settled', payout, detail, endedAt: at, ends: [...bet.ends, win] };
    }
    case 'cancel': {
      const { detail, at } = entry;
      return { ...bet, state: 'cancelled', detail, endedAt: at, ends: [...bet.ends, rollbackOf(bet.id, entry)] };
    }
    case 'reverse': {
      const win = bet.ends.at(-1)?.id ?? '';
      return { ...bet, state: 'open', payout: 0, endedAt: null, ends: [...bet.ends, rollbackOf(win, entry)] };
    }
    case 'delivered':
      return { ...bet, taken: bet.taken + 1 };
  }
}

const rollbackOf = (of: string, { endId, at }: { readonly endId: string; readonly at: string }): BetEnding => ({
  id: endId,
  kind: 'rollback',
  of,
  amount: 0,
  at,
});

/** The change of a demo's balance by an entry. */
export function demoBalanceChange({ stake, payout, state }: BetRecord, entry: BetChange): number {
  switch (entry.do) {
    case 'taken':
      return -stake;
    case 'settle':
      return entry.payout;
    case 'cancel':
      return state === 'open' ? stake : 0;
    case 'reverse':
      return -payout;
    default:
      return 0;
  }
}
