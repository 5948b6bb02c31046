import type { BootDocument } from '@marquee/contract/boot';

const STORAGE_KEY = 'mq-remote-overrides';
const PREFIX = 'mf.';
const REMOTE_NAME = /^mf-[a-z][a-z-]*$/;

/** Base URL by remote name, chosen by a developer or tester. */
export type Overrides = Readonly<Record<string, string>>;

/**
 * Overrides of this tab: those of `?mf.<remote>=<url>` now, else those remembered, also for remotes that the brand does not
 * have yet. Only http(s) URLs count; the boot document decides whether any does, and a team's right of whose remotes.
 */
export function readOverrides(boot: BootDocument, search: string, storage: Storage): Overrides {
  if (!boot.overridesAllowed) return {};
  const develops = boot.preview?.develops ?? [];
  const isAllowed = (name: string) => develops.length === 0 || develops.includes(name);
  const requested = [...new URLSearchParams(search)].filter(([name]) => name.startsWith(PREFIX));
  const candidates = Object.fromEntries(requested.map(([name, url]) => [name.slice(PREFIX.length), url]));
  const storedOverrides = JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}') as Record<string, string>;
  const overrides = Object.entries({ ...storedOverrides, ...candidates }).filter(
    ([name, url]) => REMOTE_NAME.test(name) && isAllowed(name) && isHttp(url),
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
