import { acceptAmount, floorToCent, parseAmount } from '@marquee/contract/amount';

/** What happens to the stake after a round: back to that of the start, or raised by whole per cent of itself. */
export type StakeChange = { readonly kind: 'reset' } | { readonly kind: 'raise'; readonly percent: number };

/** A series of bets, one a round. Amounts are decimal strings in currency units; empty: no limit. */
export interface CrashAutoPlan {
  readonly rounds: number;
  readonly loss: string;
  readonly win: string;
  readonly onWin: StakeChange;
  readonly onLoss: StakeChange;
}

/** A running series. Amounts in ledger units. */
export interface CrashAutoSeries {
  readonly plan: CrashAutoPlan;
  readonly left: number;
  readonly firstStake: bigint;
  /** Of the next bet. */
  readonly stake: bigint;
  /** Payouts minus stakes so far. */
  readonly net: bigint;
}

/** Bounds of a stake: decimal strings in currency units. */
interface StakeLimits {
  readonly minStake: string;
  readonly maxStake: string;
}

export type CrashAutoEnd = 'done' | 'loss' | 'win' | 'money' | 'failed';

export const MAX_RAISE_PERCENT = 500;

export const startSeries = (plan: CrashAutoPlan, stake: string): CrashAutoSeries => ({
  plan,
  left: plan.rounds,
  firstStake: parseAmount(stake),
  stake: parseAmount(stake),
  net: 0n,
});

/** A series after a round of its own. A stake never leaves the limits of the game. */
export function afterRound(
  series: CrashAutoSeries,
  { stake, payout }: { readonly stake: string; readonly payout: string },
  limits: StakeLimits,
): CrashAutoSeries {
  const [paid, won] = [parseAmount(stake), parseAmount(payout)];
  const change = won > paid ? series.plan.onWin : series.plan.onLoss;
  const next = change.kind === 'reset' ? series.firstStake : (series.stake * BigInt(100 + change.percent)) / 100n;
  return { ...series, left: series.left - 1, net: series.net + won - paid, stake: within(next, limits) };
}

/** Whole hundredths between the least and the largest stake. */
function within(units: bigint, { minStake, maxStake }: StakeLimits): bigint {
  const [least, most] = [parseAmount(minStake), parseAmount(maxStake)];
  const cents = floorToCent(units);
  return cents < least ? least : cents > most ? most : cents;
}

/**
 * Why a series ends before its next bet; null when it goes on. A bet that could lose more than the limit is not placed.
 * @param balance decimal string in currency units
 */
export function endOf({ plan, left, net, stake }: CrashAutoSeries, balance: string): CrashAutoEnd | null {
  if (left <= 0) return 'done';
  const [maxWin, maxLoss] = [unitsOf(plan.win), unitsOf(plan.loss)];
  if (maxWin !== null && net >= maxWin) return 'win';
  if (maxLoss !== null && stake - net > maxLoss) return 'loss';
  return stake > parseAmount(balance) ? 'money' : null;
}

/** Ledger units of a limit; null when there is none. */
function unitsOf(text: string): bigint | null {
  const accepted = acceptAmount(text);
  return accepted.fault === null ? accepted.units : null;
}
