import { releaseSchema } from '@marquee/contract/release';
import type { BrandResolution, FederationService, ResolvedRemote } from '../modules/federation/service';

/**
 * Replaces released apps with builds of development servers. Resolved at every page load, so that the next load shows
 * the latest build.
 * @param apps base URL by app name
 */
export function withDevApps(federation: FederationService, apps: ReadonlyMap<string, string>): FederationService {
  if (apps.size === 0) return federation;
  const replaced = async (resolved: ResolvedRemote): Promise<ResolvedRemote> => {
    const baseUrl = apps.get(resolved.name);
    if (baseUrl === undefined) return resolved;
    const release = releaseSchema.parse(await (await fetch(`${baseUrl}release.json`)).json());
    return { ...resolved, release, fallback: null, baseUrl };
  };
  return {
    ...federation,
    async resolve(brandId, bucket): Promise<BrandResolution> {
      const resolution = await federation.resolve(brandId, bucket);
      return {
        ...resolution,
        shell: resolution.shell && (await replaced(resolution.shell)),
        remotes: await Promise.all(resolution.remotes.map(replaced)),
      };
    },
  };
}
