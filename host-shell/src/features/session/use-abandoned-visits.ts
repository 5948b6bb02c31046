import { useSession } from '@marquee/kit';
import { useEffect } from 'react';

/**
 * Returns money from games whose page was closed: after the first render, after a sign-in, and whenever
 * the page becomes visible again, as it does when the window of a game over it is closed.
 */
export function useAbandonedVisits(): void {
  const memberId = useSession().member?.id;
  useEffect(() => {
    if (memberId === undefined) return;
    const leaveAbandoned = () => {
      if (document.visibilityState === 'hidden') return;
      import(/* webpackChunkName: "abandoned-visits" */ '@marquee/kit/visits/abandoned-visits')
        .then(({ leaveAbandonedVisits }) => leaveAbandonedVisits(memberId))
        // Offline, or of a release that no longer exists: the next attempt loads it.
        .catch(() => undefined);
    };
    leaveAbandoned();
    document.addEventListener('visibilitychange', leaveAbandoned);
    return () => document.removeEventListener('visibilitychange', leaveAbandoned);
  }, [memberId]);
}
