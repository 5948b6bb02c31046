import { callApi } from '@marquee/kit';
import { runtime } from '@marquee/kit/host';
import { stateOf } from './member-state';
import { setSession } from './set-session';

/** A sign-in in progress, here or in another tab, becomes known to the page within this time. */
const SETTLE_MS = 1_000;
let settling: ReturnType<typeof setTimeout> | undefined;

/**
 * The browser has the session of somebody else, as after a link that signs in: a page of another account loads again, a
 * guest's becomes that person's. Until then the server refuses what the page writes.
 * @param reload replaced by tests
 */
export function takenForAnother(subject: string, reload: () => void = () => location.reload()): void {
  clearTimeout(settling);
  settling = setTimeout(() => {
    const { state, member } = runtime().session.getState();
    if (member?.id === subject) return;
    if (state === 'guest') void joinSession();
    else reload();
  }, SETTLE_MS);
}

/** @see follow-other-tabs: another tab that signs in says so; a link that does has nobody who could. */
async function joinSession(): Promise<void> {
  const member = await callApi('member.info', {}).catch(() => null);
  if (member) setSession({ state: stateOf(member.type), member }, 'other-tab');
}
