import type { LimitPeriod } from '@marquee/contract/calls/limits';
import { refreshCall, useCallMutation } from '@marquee/kit';
import type { LimitKind } from './limit-view';

/**
 * Sets or removes a limit; a looser one takes effect after the waiting time.
 * @returns takes an amount, or minutes; null: no limit. Rejects with `ApiError`
 */
export function useChangeLimit(kind: LimitKind, period: LimitPeriod): (limit: string | null) => Promise<void> {
  const money = useCallMutation('limits.setMoney');
  const session = useCallMutation('limits.setSession');
  return async (limit) => {
    if (kind === 'session') await session.mutateAsync({ period, limitMinutes: limit === null ? null : Number(limit) });
    else await money.mutateAsync({ kind, period, limit });
    void refreshCall('limits.overview');
  };
}
