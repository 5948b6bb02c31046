import { leaveVisit, visitLockName, storedVisitIds } from './visit-storage';

/**
 * Leaves the games that a member had open in pages which are gone: closed, crashed, or left without the server hearing of it.
 * Never throws: what is not heard now is told at the next look.
 */
export async function leaveAbandonedVisits(memberId: string): Promise<void> {
  const { locks } = navigator;
  if (!locks) return;
  for (const visitId of storedVisitIds(memberId)) {
    await locks
      .request(
        visitLockName(visitId),
        { ifAvailable: true },
        (isAbandoned) => isAbandoned && leaveVisit(memberId, visitId),
      )
      .catch(() => undefined);
  }
}
