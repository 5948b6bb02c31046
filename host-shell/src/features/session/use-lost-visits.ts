import { useSession } from '@marquee/kit';
import { useEffect } from 'react';

/**
 * Money in games that were left by closing their page comes home: once the page stands, when somebody signs in, and whenever
 * the page comes into view again, as it does when the window of a game was closed over it.
 */
export function useLostVisits(idle: boolean): void {
  const memberId = useSession().member?.id;
  useEffect(() => {
    if (!idle || memberId === undefined) return;
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      import(/* webpackChunkName: "lost-visits" */ '@marquee/kit/visits/abandoned-visits')
        .then(({ leaveAbandonedVisits }) => leaveAbandonedVisits(memberId))
        // Offline, or of a release that is gone: the next look loads it.
        .catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [idle, memberId]);
}
