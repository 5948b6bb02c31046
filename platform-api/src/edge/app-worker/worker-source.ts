import { OFFLINE_PAGE } from './offline-page';
import { PUSH_WORKER } from './push-worker-source';

const CACHE = 'offline-page';

/**
 * The service worker of a brand's site. It answers one thing: the offline page, when a page cannot be fetched. Releases, calls and whatever
 * else are left to the browser, so that it can serve no withdrawn release, nothing of a member and nothing of another brand. Messages by web
 * push are shown and never kept.
 */
export const APP_WORKER = `"use strict";
const PAGE = ${JSON.stringify(OFFLINE_PAGE)};
const CACHE = ${JSON.stringify(CACHE)};
/* Addresses that are no pages: a single-use download must not be asked for by anybody but the browser. */
const NO_PAGES = /^\\/(?:wps|lgw|ops|wallet|psp|releases|art|in-house|looks|docs)(?:\\/|$)/;

${PUSH_WORKER}
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(removeOthers()));
self.addEventListener("message", (event) => {
  const language = event.data && event.data.offlineLanguage;
  if (typeof language === "string" && /^[a-z]{2,3}$/.test(language)) event.waitUntil(keepPage(language).catch(() => undefined));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode !== "navigate" || request.method !== "GET" || NO_PAGES.test(new URL(request.url).pathname)) return;
  event.respondWith(fetch(request).catch(offlinePage));
});

async function removeOthers() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
}

async function keepPage(language) {
  const response = await fetch(PAGE + "?language=" + language, { credentials: "omit" });
  if (!response.ok || response.redirected) return;
  await (await caches.open(CACHE)).put(PAGE, response);
}

async function offlinePage(error) {
  const page = await (await caches.open(CACHE)).match(PAGE);
  if (page) return page;
  throw error;
}
`;

/** Takes the place of the worker where a brand or the deployment wants none: it removes itself and what was kept, at the next visit. */
export const NO_APP_WORKER = `"use strict";
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(remove()));

async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
`;
