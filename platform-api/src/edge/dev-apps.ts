import { type Release, releaseSchema } from '@marquee/contract/release';
import type {
  BrandResolution,
  FederationService,
  ResolvedApp,
  ResolvedRemote,
} from '../modules/releases/federation/service';

/**
 * Replaces released apps with builds of development servers. Resolved at every page load, so that the next load shows
 * the latest build.
 * @param apps base URL by app name
 */
export function withDevApps(federation: FederationService, apps: ReadonlyMap<string, string>): FederationService {
  if (apps.size === 0) return federation;
  const built = async (baseUrl: string): Promise<Release> =>
    releaseSchema.parse(await (await fetch(`${baseUrl}release.json`)).json());
  const developed = async <App extends ResolvedApp>(app: App): Promise<App> => {
    const baseUrl = apps.get(app.name);
    if (baseUrl === undefined) return app;
    const release = await built(baseUrl);
    return { ...app, release, fallback: null, baseUrl, ...(release.manifest && { manifest: release.manifest }) };
  };
  /** A remote in development that the brand has not had until now. */
  const added = async ([name, baseUrl]: [string, string]): Promise<ResolvedRemote[]> => {
    const release = await built(baseUrl);
    return release.manifest ? [{ name, release, manifest: release.manifest, fallback: null, baseUrl }] : [];
  };
  return {
    ...federation,
    async resolve(brandId, bucket, picks): Promise<BrandResolution> {
      const { shell, remotes, disabled, reloads } = await federation.resolve(brandId, bucket, picks);
      const existing = new Set([...remotes, ...disabled].map(({ name }) => name));
      const isNew = ([name]: [string, string]) => !existing.has(name);
      return {
        shell: shell && (await developed(shell)),
        remotes: [
          ...(await Promise.all(remotes.map(developed))),
          ...(await Promise.all([...apps].filter(isNew).map(added))).flat(),
        ],
        disabled,
        reloads,
      };
    },
  };
}
