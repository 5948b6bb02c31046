import type { BootDocument, BootRemote } from '@marquee/contract/boot';
import { matchPath } from 'react-router-dom';
import { whenIdle } from '../when-idle';
import { routesOf } from './selectors';

const LATEST_MS = 5_000;

const prefetched = new Set<string>();

/** Prefetches the files behind a link, at low priority and without running them. Call it on hover and focus. */
export function prefetchRoute(boot: BootDocument, path: string, language: string): void {
  const route = routesOf(boot).find(({ pattern }) => matchPath({ path: pattern, caseSensitive: true }, path));
  const remote = boot.remotes.find(({ name }) => name === route?.remote);
  if (route && remote) prefetchContribution(remote, route.id, language);
}

/** As `prefetchRoute` for the entries of all remotes, once the page is idle and the connection is not metered. */
export function prefetchWhenIdle(boot: BootDocument): void {
  const { saveData } = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection ?? {};
  if (saveData) return;
  whenIdle(() => {
    for (const { release } of boot.remotes) prefetchFile(release.baseUrl + release.entry, 'script');
  }, LATEST_MS);
}

function prefetchContribution({ release }: BootRemote, contribution: string, language: string): void {
  prefetchFile(release.baseUrl + release.entry, 'script');
  for (const id of [contribution, `messages-${language}`]) {
    for (const file of release.assets[id]?.scripts ?? []) prefetchFile(release.baseUrl + file, 'script');
    for (const file of release.assets[id]?.styles ?? []) prefetchFile(release.baseUrl + file, 'style');
  }
}

function prefetchFile(url: string, as: 'script' | 'style'): void {
  if (prefetched.has(url)) return;
  prefetched.add(url);
  if (performance.getEntriesByName(new URL(url, location.origin).href).length > 0) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'prefetch', as, crossOrigin: 'anonymous', href: url });
  document.head.append(link);
}
