import type { BootDocument } from '@marquee/contract/boot';
import type { RouteContribution } from '@marquee/contract/remote-manifest';
import type { RemoteContribution } from '@marquee/kit';
import { routesOf } from '@marquee/kit/host';
import { matchRoutes } from 'react-router-dom';
import { CONTENT_ROUTES, type ContentView } from '../content/content-routes';
import { HOME_PATHS } from '../../lib/home-paths';
import { SITE_ROUTES } from './site-routes';

/** `alone`: nothing of the site around it. */
export type PageFrame = RouteContribution['frame'] | 'alone';

/** One address of the site and what stands there. `name` is the page's identity: the page scrolls up when it changes. */
export type PageRoute = { readonly name: string; readonly path: string; readonly frame: PageFrame } & (
  | { readonly kind: 'home' | 'help' | 'app-download' | 'not-found' }
  | { readonly kind: 'content'; readonly content: ContentView }
  | { readonly kind: 'unavailable'; readonly guard: RouteContribution['guard'] }
  | { readonly kind: 'remote'; readonly contribution: RemoteContribution<RouteContribution> }
  | { readonly kind: 'disabled'; readonly remote: string; readonly reason: string }
);

const NOT_FOUND: PageRoute = { kind: 'not-found', name: 'not-found', path: '*', frame: 'page' };

/** Every address of the site, from the shell's own pages and from the remotes' manifests. */
export function pageRoutes(boot: BootDocument): PageRoute[] {
  const own: PageRoute[] = [
    ...HOME_PATHS.map((path) => ({ kind: 'home' as const, name: 'home', path, frame: 'page' as const })),
    { kind: 'help', name: 'help', path: '/help', frame: 'page' },
    ...CONTENT_ROUTES.map(
      ({ path, content }): PageRoute => ({ kind: 'content', name: path, path, frame: 'page', content }),
    ),
    { kind: 'app-download', name: 'app-download', path: '/m/appDownload', frame: 'alone' },
  ];
  const remote = routesOf(boot).map(
    (contribution): PageRoute => ({
      kind: 'remote',
      name: `${contribution.remote}/${contribution.id}`,
      path: contribution.pattern,
      frame: contribution.frame,
      contribution,
    }),
  );
  const disabled = boot.disabledRemotes.flatMap(({ name, reason, routePatterns }) =>
    routePatterns.map(
      (path): PageRoute => ({ kind: 'disabled', name: `${name}/off`, path, frame: 'page', remote: name, reason }),
    ),
  );
  const unfilled = SITE_ROUTES.map(
    ({ path, frame, guarded }): PageRoute => ({
      kind: 'unavailable',
      name: `unavailable${path}`,
      path,
      frame,
      guard: guarded ? 'login' : 'none',
    }),
  );
  // Of equal addresses the first one counts.
  return [...own, ...remote, ...disabled, ...unfilled];
}

/** What stands at an address. Addresses are case-sensitive: `/vnLottery` is the lobby, `/vnlottery` the room. */
export function pageRouteAt(routes: readonly PageRoute[], path: string): PageRoute {
  const objects = routes.map((route, index) => ({ id: String(index), path: route.path, caseSensitive: true }));
  const match = matchRoutes(objects, path)?.at(-1);
  return (match && routes[Number(match.route.id)]) ?? NOT_FOUND;
}

/** Whether anything but the not-found page stands at an address; menus leave out what does not. */
export function leadsSomewhere(routes: readonly PageRoute[], to: string): boolean {
  const { kind } = pageRouteAt(routes, to.replace(/[?#].*$/, ''));
  return kind !== 'not-found' && kind !== 'disabled' && kind !== 'unavailable';
}
