import { APP_WORKER_ADDRESS } from '@marquee/contract/app-worker';
import { followSession } from './push-subscription';

interface AppWorkerWishes {
  /** Whether the brand has an app; else a worker of before goes, with all that it kept. */
  readonly isWanted: boolean;
  /** Of the page without a connection. */
  readonly language: string;
}

/** Registers the service worker of the site, which shows a page without a connection, in the visitor's language, and messages by web push. */
export async function keepAppWorker({ isWanted, language }: AppWorkerWishes): Promise<void> {
  // Absent outside of secure contexts.
  const container = (navigator as Partial<Pick<Navigator, 'serviceWorker'>>).serviceWorker;
  if (!container) return;
  if (!isWanted) return removeAppWorkers(container);
  await container.register(APP_WORKER_ADDRESS, { updateViaCache: 'none' });
  const registration = await container.ready;
  registration.active?.postMessage({ offlineLanguage: language });
  await followSession(registration);
}

async function removeAppWorkers(container: ServiceWorkerContainer): Promise<void> {
  const registrations = await container.getRegistrations();
  if (registrations.length === 0) return;
  for (const registration of registrations) await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
