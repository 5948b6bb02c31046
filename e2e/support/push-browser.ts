import type { Page, Worker } from '@playwright/test';
import type { TestSubscription } from '../../platform-api/src/testing/push-service';

/** What the worker has put on the screen. */
export interface ShownNotification {
  readonly title: string;
  readonly body: string;
  readonly data: string;
}

/**
 * Gives the page's browser what one without windows lacks: the question for the permission, which the member answers yes, and a subscription.
 * The worker, its messages and the site are the real ones. Before the first page.
 */
export async function lendSubscription(page: Page, { endpoint, p256dh, auth }: TestSubscription): Promise<void> {
  await page.addInitScript(
    (subscription) => {
      const isOn = () => localStorage.getItem('test.push') === 'on';
      const granted = () => localStorage.getItem('test.permission') === 'granted';
      const lent = {
        endpoint: subscription.endpoint,
        toJSON: () => ({
          endpoint: subscription.endpoint,
          keys: { p256dh: subscription.p256dh, auth: subscription.auth },
        }),
        unsubscribe: () => Promise.resolve(localStorage.removeItem('test.push')),
      };
      Object.defineProperty(Notification, 'permission', { get: () => (granted() ? 'granted' : 'default') });
      Notification.requestPermission = () => {
        localStorage.setItem('test.permission', 'granted');
        return Promise.resolve('granted');
      };
      Object.assign(PushManager.prototype, {
        getSubscription: () => Promise.resolve(isOn() ? lent : null),
        subscribe: () => {
          localStorage.setItem('test.push', 'on');
          return Promise.resolve(lent);
        },
      });
    },
    { endpoint, p256dh, auth },
  );
}

/** The worker of the page's site, which notes what it shows. */
export async function noteNotifications(page: Page): Promise<Worker> {
  const context = page.context();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    // A browser without windows has no icon for it, and ends the page that asks for one.
    Object.assign(navigator, { setAppBadge: () => Promise.resolve() });
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = (title, options) => {
      shown.push({ title, body: options?.body, data: options?.data as unknown });
      return Promise.resolve();
    };
  });
  return worker;
}

export const shownBy = (worker: Worker): Promise<ShownNotification[]> =>
  worker.evaluate(() => (globalThis as unknown as { shown: ShownNotification[] }).shown);

/** Hands the worker a message as the browser does when one arrives. */
export async function deliverPush(page: Page, message: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [last] = registrations.toReversed();
      if (last) resolve(last.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
  await devtools.detach();
}
