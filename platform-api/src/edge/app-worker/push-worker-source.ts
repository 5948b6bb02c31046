import { calls } from '@marquee/contract/calls/index';

/**
 * The worker's part in web push. The device may have been ended while the message was on its way: the site is asked before anything is shown,
 * and without an answer only that there is a message. What a message says is a `PushMessage` of the module `people/push`.
 */
export const PUSH_WORKER = `const STANDING = ${JSON.stringify(calls['push.standing'].path)};
const PATIENCE_MS = 5000;

self.addEventListener("push", (event) => event.waitUntil(showMessage(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});

function readMessage(data) {
  try {
    const message = data.json();
    const isWhole = ["deviceId", "title", "body", "closed", "link", "tag"].every((name) => typeof message[name] === "string");
    return isWhole ? message : null;
  } catch {
    return null;
  }
}

async function showMessage(data) {
  const message = readMessage(data);
  if (!message) return;
  const standing = await standingOf(message.deviceId);
  if (standing === "ended") return endPush();
  const { title, tag, lang, dir } = message;
  const icon = message.icon ? pathOf(message.icon) : undefined;
  const body = standing === "open" ? message.body : message.closed;
  await self.registration.showNotification(title, { body, tag, lang, dir, icon, renotify: true, data: pathOf(message.link) });
  if (self.navigator.setAppBadge) await self.navigator.setAppBadge().catch(() => undefined);
}

async function standingOf(deviceId) {
  try {
    const response = await fetch(STANDING, {
      method: "POST",
      credentials: "omit",
      redirect: "error",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ deviceId }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return (await response.json()).value.standing;
  } catch {
    return "closed";
  }
}

async function endPush() {
  for (const notification of await self.registration.getNotifications()) notification.close();
  const subscription = await self.registration.pushManager.getSubscription();
  if (subscription) await subscription.unsubscribe();
}

/* A path of this site, whatever is named. */
function pathOf(address) {
  const url = new URL(address, self.location.origin);
  return url.origin === self.location.origin ? url.pathname + url.search : "/";
}

/* A page that shows something else is left as it is: a game may run there. */
async function openPage(path) {
  const url = new URL(path, self.location.origin).href;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((client) => client.url === url);
  return page ? page.focus() : self.clients.openWindow(url);
}
`;
