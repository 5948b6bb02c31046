import { useEffect } from 'react';
import { useSession } from '../session/use-session';
import { leaveVisit, visitLockName, storeVisit } from './visit-storage';

/**
 * Money that was transferred into a game is returned when the game is left. When the page is closed or crashes instead, the visit
 * stays stored for `leaveAbandonedVisits`.
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
      // If the call fails, the money stays with the vendor until the next game, the next page, or a transfer by the member.
      leaveVisit(memberId, visitId).then(resolve, () => resolve());
    });
  });
  // Stored only while the lock is held, so that no other tab takes the visit for abandoned. Browsers without locks store nothing.
  void navigator.locks
    ?.request(visitLockName(visitId), () => {
      if (visit.signal.aborted) return;
      storeVisit(memberId, visitId);
      return visitEnd;
    })
    .catch(() => undefined);
  return () => visit.abort();
}
