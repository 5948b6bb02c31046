import { LIMIT_PERIODS, type LimitPeriod, type LimitsOverview, MONEY_LIMITS } from '@marquee/contract/calls/limits';

export const LIMIT_KINDS = [...MONEY_LIMITS, 'session'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** One limit as the page shows it: an amount, or minutes as text for the time at play. */
export interface ShownLimit {
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
export function limitsOf(kind: LimitKind, { money, session }: LimitsOverview): ShownLimit[] {
  const known = kind === 'session' ? session.map(inMinutes) : money.filter((limit) => limit.kind === kind);
  return LIMIT_PERIODS.map((period) => {
    const found = known.find((limit) => limit.period === period);
    if (!found) return { kind, period, limit: null, used: '0', share: 0, pending: null };
    const { limit, used, pending } = found;
    return { kind, period, limit, used, share: Number(used) / Number(limit), pending };
  });
}

const inMinutes = ({ period, limitMinutes, usedMinutes, pending }: LimitsOverview['session'][number]) => ({
  period,
  limit: String(limitMinutes),
  used: String(usedMinutes),
  pending: pending && { from: pending.from, limit: pending.limit === null ? null : String(pending.limit) },
});

/** Whether another limit would begin only after the wait; the server decides. */
export function isLooser(present: string | null, wanted: string | null): boolean {
  return present !== null && (wanted === null || Number(wanted) > Number(present));
}
