import type { LimitsOverview, PlayBar } from '@marquee/contract/calls/limits';
import { formatAmount } from '@marquee/contract/money';
import type { UsedLimit } from './repository';

const MINUTE_SECONDS = 60n;
const minutesOf = (seconds: bigint) => Number(seconds / MINUTE_SECONDS);

export function overviewOf(
  currency: string,
  limits: readonly UsedLimit[],
  bar: PlayBar | null,
  realityCheckMinutes: number,
): LimitsOverview {
  const pendingOf = <Limit>({ pending_amount, pending_from }: UsedLimit, write: (amount: bigint) => Limit) =>
    pending_from && { limit: pending_amount === null ? null : write(pending_amount), from: pending_from.toISOString() };
  return {
    currency,
    money: limits.flatMap(({ kind, ...limit }) =>
      kind === 'session'
        ? []
        : {
            kind,
            period: limit.period,
            limit: formatAmount(limit.amount),
            used: formatAmount(limit.used > 0n ? limit.used : 0n),
            pending: pendingOf({ kind, ...limit }, formatAmount),
          },
    ),
    session: limits
      .filter(({ kind }) => kind === 'session')
      .map((limit) => ({
        period: limit.period,
        limitMinutes: minutesOf(limit.amount),
        usedMinutes: minutesOf(limit.used),
        pending: pendingOf(limit, minutesOf),
      })),
    bar,
    realityCheckMinutes,
  };
}
