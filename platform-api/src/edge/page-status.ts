import type { BootDocument, BootRemote } from '@marquee/contract/boot';
import { meetsConditions } from '@marquee/contract/conditions';
import { SHELL_ROUTES } from '@marquee/contract/shell-owned';
import { matchesPattern } from './match-pattern';

/**
 * The HTTP status of a page, for search engines and monitors; people see the brand's page whatever it is. 503 where a remote
 * is off or has no usable release, 404 where nobody owns the address.
 */
export function pageStatus(boot: BootDocument, path: string): 200 | 404 | 503 {
  const matches = (pattern: string) => matchesPattern(pattern, path);
  if (SHELL_ROUTES.some(matches) || boot.remotes.some((remote) => routesOf(boot, remote).some(matches))) return 200;
  return boot.disabledRemotes.some(({ routePatterns }) => routePatterns.some(matches)) ? 503 : 404;
}

/** Routes that a remote has at the brand. Whom they are for is the page's question: a guest is led to the login. */
function routesOf({ brand }: BootDocument, { manifest }: BootRemote): string[] {
  const circumstances = { brand: brand.code, flags: brand.flags, state: 'guest' } as const;
  return manifest.routes.flatMap(({ pattern, when: { states: _, ...when } = {} }) =>
    meetsConditions(when, circumstances) ? [pattern] : [],
  );
}
