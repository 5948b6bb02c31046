import { leaveVisit, visitLockName, storedVisitIds } from './visit-storage';

/**
 * Leaves games that a member had open in pages that were closed or crashed without telling the server.
 * Never throws: a failed call is repeated at the next visit.
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
