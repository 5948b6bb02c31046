import type { Queryable } from '../../../platform/database';
import { readWaitingChanges } from './repository';

const NEW_MS = 72 * 3_600_000;

/**
 * While an e-mail address or a mobile number changes, money goes only to where it could go before: who has stolen a session must not
 * take it out faster than the owner hears of the change.
 * @param since when a payee was added
 * @returns the time from which it may be used again; null where nothing holds it
 */
export async function heldByContactChange(db: Queryable, memberId: bigint, since: Date): Promise<Date | null> {
  const [last] = await readWaitingChanges(db, memberId);
  if (!last || since.getTime() < last.requestedAt.getTime() - NEW_MS) return null;
  return last.effectiveAt;
}
