import type { CallValue } from '@marquee/contract/calls/index';

export type BrandRemote = CallValue<'remotes.list'>[number];
export type Loads = BrandRemote['loads'][number];

/** The shell is listed with the remotes, but cannot be disabled here. */
export const SHELL = 'host-shell';

/** The roles of a version for the brand; a version may have several. */
export type Role = 'pinned' | 'stable' | 'canary' | 'previous';

/** A canary at zero per cent has ended. */
export const hasCanary = ({ canary, canaryPercent }: Pick<BrandRemote, 'canary' | 'canaryPercent'>): boolean =>
  canary !== null && canaryPercent > 0;

export function rolesOf(remote: BrandRemote, version: string): Role[] {
  const roles: Role[] = [];
  if (remote.pinned === version) roles.push('pinned');
  if (remote.stable === version) roles.push('stable');
  if (hasCanary(remote) && remote.canary === version) roles.push('canary');
  if (remote.previous === version && remote.stable !== version) roles.push('previous');
  return roles;
}

/** The version that most visitors get. */
export const servedVersion = ({ pinned, stable }: Pick<BrandRemote, 'pinned' | 'stable'>): string => pinned ?? stable;

const NO_LOADS = { loaded: 0, slow: 0, failed: 0, threw: 0 } as const;

/** Loads of the last day of one version. */
export function loadsOf({ loads }: Pick<BrandRemote, 'loads'>, version: string): Loads {
  return loads.find((load) => load.version === version) ?? { version, ...NO_LOADS };
}

export type Health = 'unknown' | 'good' | 'watch' | 'bad';

/** From this share of failed loads a version counts as unhealthy. */
const WATCH_RATIO = 0.01;
const BAD_RATIO = 0.05;

export const countOf = ({ loaded, slow, failed, threw }: Loads): number => loaded + slow + failed + threw;

/** Share of the loads that failed; 0 when there were none. */
export function failureRatio(loads: Loads): number {
  const count = countOf(loads);
  return count === 0 ? 0 : (loads.failed + loads.threw) / count;
}

export function healthOf(loads: Loads): Health {
  if (countOf(loads) === 0) return 'unknown';
  const ratio = failureRatio(loads);
  if (ratio >= BAD_RATIO) return 'bad';
  return ratio >= WATCH_RATIO ? 'watch' : 'good';
}
