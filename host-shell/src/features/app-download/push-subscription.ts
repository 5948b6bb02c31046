import type { Session } from '@marquee/contract/session';
import { callApi } from '@marquee/kit';
import { runtime } from '@marquee/kit/host';
import { isSigningOut } from '../session/signing-out';

/** Absent in browsers without web push, such as those of iOS outside of the installed app. */
type MaybePush = Partial<Pick<ServiceWorkerRegistration, 'pushManager'>>;

/** Agents have an inbox, too. */
const hasInbox = ({ state }: Pick<Session, 'state'>): boolean => state === 'member' || state === 'agent';

let stopFollowing = (): void => undefined;

/**
 * Keeps web push of this browser to whoever is logged in: a log-in binds it to the new session, a log-out ends it. Where the log-out is
 * faster than this script, the server and the worker let nothing through.
 */
export async function followSession(registration: ServiceWorkerRegistration): Promise<void> {
  const { session } = runtime();
  stopFollowing();
  stopFollowing = session.subscribe((now, before) => {
    if (now.state === before.state) return;
    // A session that runs out is no log-out: the next log-in goes on with it.
    const work = hasInbox(now) ? renewPush : hasInbox(before) && isSigningOut() ? endPush : null;
    // The next visit tries again.
    work?.(registration).catch(() => undefined);
  });
  if (!hasInbox(session.getState())) return;
  // Set by the worker for a message that came while the site was closed.
  await (navigator as Partial<Pick<Navigator, 'clearAppBadge'>>).clearAppBadge?.();
  await renewPush(registration);
}

const subscriptionOf = async ({ pushManager }: MaybePush): Promise<PushSubscription | null> =>
  (await pushManager?.getSubscription()) ?? null;

/** What another member has turned on in this browser, or what was ended elsewhere, ends here too. */
async function renewPush(registration: ServiceWorkerRegistration): Promise<void> {
  const subscription = await subscriptionOf(registration);
  if (!subscription) return;
  const { isOn } = await callApi('push.renew', { endpoint: subscription.endpoint });
  if (!isOn) await endPush(registration);
}

/** Takes messages that are shown off the screen, and lets no further one come. */
async function endPush(registration: ServiceWorkerRegistration): Promise<void> {
  for (const notification of await registration.getNotifications()) notification.close();
  await (await subscriptionOf(registration))?.unsubscribe();
}
