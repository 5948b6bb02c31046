import { useEffect } from 'react';
import { useSession } from '../session/use-session';
import { leaveVisit, visitLockName, storeVisit } from './visit-storage';

/**
 * Money that has followed into a game comes home when the game is left; when the page is closed or crashes instead, the visit
 * stays remembered for `leaveAbandonedVisits`.
 * @param visitId null while no money has followed
 */
export function useGameVisit(visitId: string | null): void {
  const memberId = useSession().member?.id;
  useEffect(() => {
    if (visitId === null || memberId === undefined) return;
    return trackVisit(memberId, visitId);
  }, [memberId, visitId]);
}

/** @returns ends the visit */
function trackVisit(memberId: string, visitId: string): () => void {
  const visit = new AbortController();
  const visitEnd = new Promise<void>((resolve) => {
    visit.signal.addEventListener('abort', () => {
      // Unheard, the money stays at the vendor until the next game, the next look at the site, or until the member brings it home.
      leaveVisit(memberId, visitId).then(resolve, () => resolve());
    });
  });
  // Remembered only once it is held, so that no other tab takes it for lost. Browsers without locks remember nothing.
  void navigator.locks
    ?.request(visitLockName(visitId), () => {
      if (visit.signal.aborted) return;
      storeVisit(memberId, visitId);
      return visitEnd;
    })
    .catch(() => undefined);
  return () => visit.abort();
}
