import { callApi } from '@marquee/kit';

/** Absent in browsers without web push, such as those of iOS outside of the installed app. */
type MaybePush = Partial<Pick<ServiceWorkerRegistration, 'pushManager'>>;

const subscriptionOf = async ({ pushManager }: MaybePush): Promise<PushSubscription | null> =>
  (await pushManager?.getSubscription()) ?? null;

/**
 * Binds web push of this browser to the session of now, which may have been opened anew. What another member has turned on in it, or what
 * was ended elsewhere, ends here too.
 */
export async function renewPush(registration: ServiceWorkerRegistration): Promise<void> {
  const subscription = await subscriptionOf(registration);
  if (!subscription) return;
  const { isOn } = await callApi('push.renew', { endpoint: subscription.endpoint });
  if (!isOn) await endPush(registration);
}

/** Takes messages that are shown off the screen, and lets no further one come. */
export async function endPush(registration: ServiceWorkerRegistration): Promise<void> {
  for (const notification of await registration.getNotifications()) notification.close();
  await (await subscriptionOf(registration))?.unsubscribe();
}
