import type { BootDocument, BootRemote, ResolvedRelease } from '@marquee/contract/boot';
import { matchPath } from 'react-router-dom';
import { whenIdle } from '../when-idle';
import { routesOf } from './selectors';

const LATEST_MS = 5_000;

const prefetched = new Set<string>();

/** Prefetches the files behind a link, at low priority and without running them. Call it on hover and focus. */
export function prefetchRoute(boot: BootDocument, path: string, language: string): void {
  const route = routesOf(boot).find(({ pattern }) => matchPath({ path: pattern, caseSensitive: true }, path));
  const remote = boot.remotes.find(({ name }) => name === route?.remote);
  if (route && remote)
    prefetchContribution(boot, remote, [route.id, `messages-${language}`, `slot-messages-${language}`]);
}

/** As `prefetchRoute` for the entries of all remotes, once the page is idle and the connection is not metered. */
export function prefetchWhenIdle(boot: BootDocument): void {
  const { saveData } = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection ?? {};
  if (saveData) return;
  whenIdle(() => {
    for (const { release } of boot.remotes) prefetchFile(release.baseUrl + release.entry, 'script');
  }, LATEST_MS);
}

function prefetchContribution({ shell }: BootDocument, { release }: BootRemote, ids: readonly string[]): void {
  prefetchFile(release.baseUrl + release.entry, 'script');
  prefetchAssets(release, ids);
  prefetchAssets(
    shell,
    ids.flatMap((id) => release.assets[id]?.shared ?? []),
  );
}

function prefetchAssets({ assets, baseUrl }: ResolvedRelease, ids: readonly string[]): void {
  for (const id of ids) {
    for (const file of assets[id]?.scripts ?? []) prefetchFile(baseUrl + file, 'script');
    for (const file of assets[id]?.styles ?? []) prefetchFile(baseUrl + file, 'style');
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
