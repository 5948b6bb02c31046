import type { LimitPeriod, LimitsOverview } from '@marquee/contract/calls/limits';
import { LIMIT_PERIODS, MONEY_LIMITS } from '@marquee/contract/constants';

export const LIMIT_KINDS = [...MONEY_LIMITS, 'session'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** One limit for display: an amount, or minutes of play time as text. */
export interface LimitView {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Null: there is none. */
  readonly limit: string | null;
  readonly used: string;
  /** 0 to 1, and beyond where a limit was tightened below what was used. */
  readonly share: number;
  readonly pending: { readonly limit: string | null; readonly from: string } | null;
}

/** The limits of a kind, one for each period. */
export function limitsOf(kind: LimitKind, { money, session }: LimitsOverview): LimitView[] {
  const limitsOfKind = kind === 'session' ? session.map(inMinutes) : money.filter((limit) => limit.kind === kind);
  return LIMIT_PERIODS.map((period) => {
    const match = limitsOfKind.find((limit) => limit.period === period);
    if (!match) return { kind, period, limit: null, used: '0', share: 0, pending: null };
    const { limit, used, pending } = match;
    return { kind, period, limit, used, share: Number(used) / Number(limit), pending };
  });
}

const inMinutes = ({ period, limitMinutes, usedMinutes, pending }: LimitsOverview['session'][number]) => ({
  period,
  limit: String(limitMinutes),
  used: String(usedMinutes),
  pending: pending && { from: pending.from, limit: pending.limit === null ? null : String(pending.limit) },
});

/** Whether a change loosens a limit, so that it starts only after the waiting time. The server decides. */
export function isLooser(current: string | null, next: string | null): boolean {
  return current !== null && (next === null || Number(next) > Number(current));
}
