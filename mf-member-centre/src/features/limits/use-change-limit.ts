import type { LimitPeriod } from '@marquee/contract/calls/limits';
import { refreshCall, useCallMutation } from '@marquee/kit';
import type { LimitKind } from './shown-limits';

/** Sets a limit, or ends it; looser ones wait for their day. */
export function useChangeLimit(kind: LimitKind, period: LimitPeriod) {
  const money = useCallMutation('limits.setMoney');
  const session = useCallMutation('limits.setSession');
  const { isPending, error } = kind === 'session' ? session : money;
  return {
    isPending,
    error,
    /** @param limit an amount, or minutes; null: no limit */
    change(limit: string | null, onDone: () => void) {
      const onSuccess = () => {
        void refreshCall('limits.overview');
        onDone();
      };
      if (kind === 'session')
        session.mutate({ period, limitMinutes: limit === null ? null : Number(limit) }, { onSuccess });
      else money.mutate({ kind, period, limit }, { onSuccess });
    },
  };
}
