import type { CallValue } from '@marquee/contract/calls/index';
import type { ReleaseLoads } from '@marquee/contract/release-health';

export type BrandRemote = CallValue<'remotes.list'>[number];
export type Loads = BrandRemote['loads'][number];

/** The roles of a version for the brand; a version may have several. */
export type Role = 'pinned' | 'stable' | 'canary' | 'previous' | 'bad';

/** A canary at zero per cent has ended. */
export const hasCanary = ({ canary, canaryPercent }: Pick<BrandRemote, 'canary' | 'canaryPercent'>): boolean =>
  canary !== null && canaryPercent > 0;

export function rolesOf(remote: BrandRemote, version: string): Role[] {
  const roles: Role[] = [];
  if (remote.pinned === version) roles.push('pinned');
  if (remote.stable === version) roles.push('stable');
  if (hasCanary(remote) && remote.canary === version) roles.push('canary');
  if (remote.previous === version && remote.stable !== version) roles.push('previous');
  if (remote.versions.some((listed) => listed.version === version && listed.verdict === 'bad')) roles.push('bad');
  return roles;
}

/** The version that most visitors get. */
export const servedVersion = ({ pinned, stable }: Pick<BrandRemote, 'pinned' | 'stable'>): string => pinned ?? stable;

const NO_LOADS: Omit<Loads, 'version'> = {
  loaded: 0,
  slow: 0,
  failed: 0,
  threw: 0,
  error: 0,
  blocked: 0,
  p50Ms: null,
  p95Ms: null,
  failures: [],
};

/** Loads of the last day of one version. */
export function loadsOf({ loads }: Pick<BrandRemote, 'loads'>, version: string): Loads {
  return loads.find((load) => load.version === version) ?? { version, ...NO_LOADS };
}

/** Slow loads showed something, so they count as good. */
export const releaseLoads = ({ loaded, slow, failed, threw }: Loads): ReleaseLoads => ({
  good: loaded + slow,
  bad: failed + threw,
});

/** Versions that an operator may go back to: earlier stable ones that are not known to be bad, the latest first. */
export function rollBackTargets(remote: BrandRemote): BrandRemote['versions'] {
  return remote.versions
    .filter(({ version, stableAt, verdict }) => {
      return stableAt !== null && verdict !== 'bad' && version !== servedVersion(remote);
    })
    .toSorted((left, right) => (right.stableAt ?? '').localeCompare(left.stableAt ?? ''));
}
