import { APP_WORKER_ADDRESS } from '@marquee/contract/app-worker';
import { endPush, renewPush } from './push-subscription';

interface AppWorkerWishes {
  /** Whether the brand has an app; else a worker of before goes, with all that it kept. */
  readonly isWanted: boolean;
  /** Of the page without a connection. */
  readonly language: string;
  /** Whether a real member is logged in. */
  readonly isMember: boolean;
}

// Absent outside of secure contexts.
const workers = () => (navigator as Partial<Pick<Navigator, 'serviceWorker'>>).serviceWorker;

/** Registers the service worker of the site, which shows a page without a connection, in the visitor's language, and messages by web push. */
export async function keepAppWorker({ isWanted, language, isMember }: AppWorkerWishes): Promise<void> {
  const container = workers();
  if (!container) return;
  if (!isWanted) return removeAppWorkers(container);
  await container.register(APP_WORKER_ADDRESS, { updateViaCache: 'none' });
  const registration = await container.ready;
  registration.active?.postMessage({ offlineLanguage: language });
  // Set by the worker for a message that came while the site was closed.
  await (navigator as Partial<Pick<Navigator, 'clearAppBadge'>>).clearAppBadge?.();
  if (isMember) await renewPush(registration);
}

/** Ends web push of this browser for whoever logs out in it. */
export async function leaveAppWorker(): Promise<void> {
  const registration = await workers()?.getRegistration();
  if (registration) await endPush(registration);
}

async function removeAppWorkers(container: ServiceWorkerContainer): Promise<void> {
  const registrations = await container.getRegistrations();
  if (registrations.length === 0) return;
  for (const registration of registrations) await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
