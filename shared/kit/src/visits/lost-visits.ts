import { leaveVisit, lockOf, rememberedVisits } from './visit-memory';

/**
 * Leaves the games that a member had open in pages which are gone: closed, crashed, or left without the server hearing of it.
 * Never throws: what is not heard now is told at the next look.
 */
export async function leaveLostVisits(memberId: string): Promise<void> {
  const { locks } = navigator;
  if (!locks) return;
  for (const visitId of rememberedVisits(memberId)) {
    await locks
      .request(lockOf(visitId), { ifAvailable: true }, (free) => free && leaveVisit(memberId, visitId))
      .catch(() => undefined);
  }
}
