import { APP_WORKER_ADDRESS } from '@marquee/contract/app-worker';

/**
 * What this browser can do: `needsApp`: only in the installed app, as on phones of Apple; `denied`: the member has refused it in the browser;
 * `off` and `on`: whether it has a subscription.
 */
export type PushAbility = 'unsupported' | 'needsApp' | 'denied' | 'off' | 'on';

/** iPads name themselves as computers, which have no touch screen. */
const isApple = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

const subscriptionOf = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

export async function readAbility(): Promise<PushAbility> {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isAble) return isApple(navigator) ? 'needsApp' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await subscriptionOf()) ? 'on' : 'off';
}

/** Tells when the member changes the permission in the browser's own settings. @returns stops it */
export function onPermission(changed: () => void): () => void {
  const stopping = new AbortController();
  // Browsers without it tell at the next visit of the page.
  (navigator as Partial<Pick<Navigator, 'permissions'>>).permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', changed, { signal: stopping.signal }))
    .catch(() => undefined);
  return () => stopping.abort();
}

/** Address of this browser at its push service. */
export const readEndpoint = async (): Promise<string | null> => (await subscriptionOf())?.endpoint ?? null;

/** What the server needs to send to this browser; all base64url. */
export interface BrowserSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Subscribes this browser. The permission has to be granted.
 * @param publicKey of the brand, base64url
 * @throws Error where the browser's push service cannot be reached, or the worker not be installed
 */
export async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription> {
  await navigator.serviceWorker.register(APP_WORKER_ADDRESS, { updateViaCache: 'none' });
  const { pushManager } = await Promise.race([navigator.serviceWorker.ready, tooLate()]);
  // One of before may be bound to another key.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh, auth } = keys;
  if (!endpoint || !p256dh || !auth) throw new Error('the browser named no keys');
  return { endpoint, p256dh, auth };
}

/** A worker whose installation fails is never ready, and no browser says so. */
const READY_MS = 20_000;

const tooLate = (): Promise<never> =>
  new Promise((_resolve, reject) => setTimeout(() => reject(new Error('the worker is not ready')), READY_MS));

export async function unsubscribeBrowser(): Promise<void> {
  await (await subscriptionOf())?.unsubscribe();
}
