import { firstScreenSlots } from '@marquee/contract/conditions';
import { matchPath } from 'react-router-dom';
import type { Federation } from './federation';
import { routesOf, slotOf } from './selectors';

/** Starts the contributions of the current URL before the first render. The edge preloads the same files. */
export function startContributionsForPath(federation: Federation, path: string): void {
  const boot = federation.boot();
  const { state } = boot.session;
  const route = routesOf(boot).find(({ pattern }) => matchPath({ path: pattern, caseSensitive: true }, path));
  if (route) federation.ensure({ remote: route.remote, contribution: route.id });
  for (const slot of firstScreenSlots(path, route?.frame)) {
    for (const { remote, id } of slotOf(boot, slot, state)) federation.ensure({ remote, contribution: id });
  }
}
