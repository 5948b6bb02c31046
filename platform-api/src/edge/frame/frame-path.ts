import type { BootDocument } from '@marquee/contract/boot';
import { SHELL_ROUTES, SITE_PATTERNS } from '@marquee/contract/shell-owned';
import { matchesPattern } from '../match-pattern';

/** Stands for what an address has at the place of a parameter. */
const ANY = '-';

/**
 * The address whose frame a page has: one for all addresses of a route, so that a frame holds nothing of what an address
 * names, and visitors cannot have as many rendered as there are addresses.
 */
export function framePathOf(boot: BootDocument, path: string): string {
  const patterns = [
    ...SHELL_ROUTES,
    ...boot.remotes.flatMap(({ manifest }) => manifest.routes.map(({ pattern }) => pattern)),
    ...boot.disabledRemotes.flatMap(({ routePatterns }) => routePatterns),
    ...SITE_PATTERNS,
  ];
  const matching = patterns.filter((pattern) => matchesPattern(pattern, path));
  const [closest = `/${ANY}`] = matching.toSorted((left, right) => vagueness(left) - vagueness(right));
  const segments = closest.split('/').map((segment) => (/^[:*]/.test(segment) ? ANY : segment));
  return segments.slice(0, path.split('/').length).join('/');
}

/** A route of literal segments comes before one with parameters, and that before one for all below. */
const vagueness = (pattern: string): number =>
  pattern.split('/').filter((segment) => segment.startsWith(':')).length + (pattern.endsWith('*') ? 100 : 0);
