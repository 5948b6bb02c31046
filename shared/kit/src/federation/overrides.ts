import type { BootDocument } from '@marquee/contract/boot';

const STORAGE_KEY = 'mq-remote-overrides';
const PREFIX = 'mf.';
const REMOTE_NAME = /^mf-[a-z][a-z-]*$/;

/** Base URL by remote name, chosen by a developer or tester. */
export type Overrides = Readonly<Record<string, string>>;

/**
 * Overrides of this tab: those of `?mf.<remote>=<url>` now, else those remembered, also for remotes that the brand does not
 * have yet. Only http(s) URLs count; the boot document decides whether any does.
 */
export function readOverrides(boot: BootDocument, search: string, storage: Storage): Overrides {
  if (!boot.overridesAllowed) return {};
  const requested = [...new URLSearchParams(search)].filter(([name]) => name.startsWith(PREFIX));
  const candidates = Object.fromEntries(requested.map(([name, url]) => [name.slice(PREFIX.length), url]));
  const storedOverrides = JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}') as Record<string, string>;
  const overrides = Object.entries({ ...storedOverrides, ...candidates }).filter(
    ([name, url]) => REMOTE_NAME.test(name) && isHttp(url),
  );
  const result = Object.fromEntries(overrides);
  storage.setItem(STORAGE_KEY, JSON.stringify(result));
  return result;
}

export function resetOverrides(storage: Storage): void {
  storage.removeItem(STORAGE_KEY);
}

function isHttp(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
