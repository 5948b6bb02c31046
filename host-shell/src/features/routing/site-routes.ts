import type { RouteContribution } from '@marquee/contract/remote-manifest';
import { SITE_PATTERNS } from '@marquee/contract/shell-owned';

type SitePattern = (typeof SITE_PATTERNS)[number];

interface SiteRoute {
  readonly path: SitePattern;
  readonly frame: RouteContribution['frame'];
  /** Needs a session (specification, section 2, "Auth guard"). */
  readonly guarded: boolean;
}

const GUARDED: ReadonlySet<SitePattern> = new Set<SitePattern>(['/lottery', '/seaLottery', '/vnLottery']);
const GAMES: ReadonlySet<SitePattern> = new Set<SitePattern>(['/seamless', '/lottert', '/vnlottery', '/sealottery']);

/**
 * Addresses of the specification that a remote fills. Where none does, for this brand or for now, the page says so instead
 * of calling the address unknown. The lobbies of the lotteries need a session, whichever remote fills them.
 */
export const SITE_ROUTES: readonly SiteRoute[] = SITE_PATTERNS.map((path) => ({
  path,
  frame: GAMES.has(path) ? 'game' : 'page',
  guarded: GUARDED.has(path),
}));
