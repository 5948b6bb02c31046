import type { Detail } from '../../studio/bet-record';
import type { SpotStake } from './bet-check';
import { payFactor, payoutOf } from './rules/live-rules';
import type { LiveGame, Outcome } from './rules/outcome';

export interface SpotResult extends SpotStake {
  readonly payout: number;
}

/** What is kept of a bet at a live table; the outcome once it is decided, payouts once it is called. */
export interface LiveDetail {
  readonly table: string;
  readonly game: LiveGame;
  readonly number: number;
  readonly spots: readonly (SpotStake & { readonly payout?: number })[];
  readonly outcome?: Outcome;
}

/** Reads what this kind has written. */
export const liveDetail = (detail: Detail): LiveDetail => detail as unknown as LiveDetail;

export const asDetail = (detail: LiveDetail): Detail => ({ ...detail });

export interface Settlement {
  readonly payout: number;
  readonly detail: Detail;
  readonly spots: readonly SpotResult[];
}

/** What a bet brings. A stake that comes back whole is no turnover, of one that comes back half, half is. */
export function settlementOf(detail: LiveDetail, outcome: Outcome): Settlement {
  const spots = detail.spots.map(({ spot, stake }) => ({ spot, stake, payout: payoutOf(spot, stake, outcome) }));
  const valid = spots.reduce((sum, { spot, stake }) => sum + validPart(stake, payFactor(spot, outcome)), 0);
  const payout = spots.reduce((sum, one) => sum + one.payout, 0);
  return { payout, spots, detail: { ...detail, spots, outcome, valid_bet: valid } };
}

const validPart = (stake: number, factor: number): number => {
  if (factor === 100) return 0;
  return factor === 50 ? Math.floor(stake / 2) : stake;
};
