import { callApi, refreshCall } from '../query/use-call';
import { runtime } from '../runtime';

/** One key per visit, so that tabs do not overwrite each other. */
const KEY_PREFIX = 'mq.visit.';
const keyOf = (memberId: string, visitId: string) => `${KEY_PREFIX}${memberId}.${visitId}`;

/**
 * The Web Lock that a page holds while it shows the game of a visit; the browser releases it when the page is closed.
 */
export const visitLockName = (visitId: string): string => `${KEY_PREFIX}${visitId}`;

export function storeVisit(memberId: string, visitId: string): void {
  localStorage.setItem(keyOf(memberId, visitId), '');
}

/** Ids of a member's visits in this browser that were not yet left. */
export function storedVisitIds(memberId: string): readonly string[] {
  const prefix = keyOf(memberId, '');
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
}

/**
 * Returns the money of a visit. It stays stored when the call fails, or when another member has signed in meanwhile.
 * @throws ApiError
 */
export async function leaveVisit(memberId: string, visitId: string): Promise<void> {
  const isSignedIn = () => runtime().session.getState().member?.id === memberId;
  if (!isSignedIn()) return;
  await callApi('wallets.leaveGame', { visitId });
  for (const call of ['wallets.balance', 'wallets.vendors', 'member.consolidatedFunds'] as const)
    void refreshCall(call);
  if (isSignedIn()) localStorage.removeItem(keyOf(memberId, visitId));
}
