/** A series of spins. Amounts in the wallet's integers. */
export interface AutoPlan {
  readonly spins: number;
  /** The series may not lose more. */
  readonly lossLimit: number;
  /** A single win of so much ends the series; null: no limit. */
  readonly winLimit: number | null;
}

/** A running series. */
export interface AutoSeries {
  readonly plan: AutoPlan;
  readonly left: number;
  /** Payouts minus stakes so far. */
  readonly net: number;
}

export type AutoEnd = 'done' | 'loss' | 'win' | 'money';

export const AUTO_SPINS = [10, 25, 50, 100] as const;
/** Limits on offer, times the stake. */
export const LOSS_LIMITS = [5, 10, 20, 50] as const;
export const WIN_LIMITS = [10, 25, 50, 100] as const;

export const startSeries = (plan: AutoPlan): AutoSeries => ({ plan, left: plan.spins, net: 0 });

/** A series after a round. @param payout of the whole round, its free spins included @param paid the stake, 0 for a free bet */
export const afterRound = ({ plan, left, net }: AutoSeries, payout: number, paid: number): AutoSeries => ({
  plan,
  left: left - 1,
  net: net + payout - paid,
});

interface NextSpin {
  /** 0 for a free bet. */
  readonly stake: number;
  readonly balance: number;
  /** Payout of the round before; 0 before the first. */
  readonly lastPayout: number;
}

/** Why a series ends before its next spin; null when it goes on. A spin that could break the loss limit is not made. */
export function endOf({ plan, left, net }: AutoSeries, { stake, balance, lastPayout }: NextSpin): AutoEnd | null {
  if (left <= 0) return 'done';
  if (plan.winLimit !== null && lastPayout >= plan.winLimit) return 'win';
  if (stake - net > plan.lossLimit) return 'loss';
  return stake > balance ? 'money' : null;
}
