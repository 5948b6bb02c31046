import type { RouteContribution } from '@marquee/contract/remote-manifest';

interface SiteRoute {
  readonly path: string;
  readonly frame?: RouteContribution['frame'];
  /** Needs a session (specification, section 2, "Auth guard"). */
  readonly guarded?: true;
}

/**
 * Addresses of the specification that a remote fills. Where none does, for this brand or for now, the page says so instead
 * of calling the address unknown. The lobbies of the lotteries need a session, whichever remote fills them.
 */
export const SITE_ROUTES: readonly SiteRoute[] = [
  ...['sports', 'esports', 'lott', 'elott', 'cockfight', 'live', 'fish', 'rng', 'pvp', 'bgs'].map((type) => ({
    path: `/${type}`,
  })),
  { path: '/favorite' },
  { path: '/recent' },
  { path: '/member/*' },
  { path: '/promotions' },
  { path: '/pointMall' },
  { path: '/agent' },
  { path: '/agentHome' },
  { path: '/seamless', frame: 'game' },
  { path: '/lottery', guarded: true },
  { path: '/seaLottery', guarded: true },
  { path: '/vnLottery', guarded: true },
  { path: '/lottert', frame: 'game' },
  { path: '/vnlottery', frame: 'game' },
  { path: '/sealottery', frame: 'game' },
];
