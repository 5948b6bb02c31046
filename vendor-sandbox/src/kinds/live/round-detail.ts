import { z } from 'zod';
import type { BetRecord } from '../../studio/bet-record';
import type { SpotStake } from './bet-check';
import { outcomeSchema } from './correction';
import { payFactor, payoutOf } from './rules/live-rules';
import { LIVE_GAMES, type LiveGame, type Outcome } from './rules/outcome';

export interface SpotResult extends SpotStake {
  readonly payout: number;
}

/** A bet at a live table; with the outcome once it is decided, and with payouts once it is called. */
export interface LiveDetail {
  readonly table: string;
  readonly game: LiveGame;
  readonly number: number;
  readonly spots: readonly (SpotStake & { readonly payout?: number })[];
  readonly outcome?: Outcome;
  /** Once it is settled. */
  readonly valid_bet?: number;
}

const schema: z.ZodType<LiveDetail> = z.object({
  table: z.string(),
  game: z.enum(LIVE_GAMES),
  number: z.number(),
  spots: z.array(z.object({ spot: z.string(), stake: z.number(), payout: z.number().exactOptional() })),
  outcome: outcomeSchema.exactOptional(),
  valid_bet: z.number().exactOptional(),
});

/** @throws ZodError for the bet of another kind */
export const liveDetailOf = ({ detail }: Pick<BetRecord, 'detail'>): LiveDetail => schema.parse(detail);

export interface Settlement {
  readonly payout: number;
  readonly detail: LiveDetail & { readonly valid_bet: number };
  readonly spots: readonly SpotResult[];
}

/**
 * What a bet brings. A stake that comes back whole is no turnover, of one that comes back half, half is. Of several spots no more counts
 * than was won or lost together: red and black risk nothing.
 */
export function settlementOf(detail: LiveDetail, outcome: Outcome): Settlement {
  const spots = detail.spots.map(({ spot, stake }) => ({ spot, stake, payout: payoutOf(spot, stake, outcome) }));
  const eachValid = spots.reduce((sum, { spot, stake }) => sum + validPart(stake, payFactor(spot, outcome)), 0);
  const payout = spots.reduce((sum, entry) => sum + entry.payout, 0);
  const staked = spots.reduce((sum, { stake }) => sum + stake, 0);
  const valid = spots.length > 1 ? Math.min(eachValid, Math.abs(payout - staked)) : eachValid;
  return { payout, spots, detail: { ...detail, spots, outcome, valid_bet: valid } };
}

const validPart = (stake: number, factor: number): number => {
  if (factor === 100) return 0;
  return factor === 50 ? Math.floor(stake / 2) : stake;
};
