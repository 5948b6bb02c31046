import type { BootDocument, BootRemote, ResolvedRelease } from '@marquee/contract/boot';
import { type RemoteManifest, remoteManifestSchema } from '@marquee/contract/remote-manifest';
import { BUDGET_MS, withBudget } from './budget';
import type { Overrides } from './overrides';

/** The boot document with the overridden remotes put in place of the released ones, unchecked and without a fallback. */
export async function applyOverrides(boot: BootDocument, overrides: Overrides): Promise<BootDocument> {
  const remotes = await Promise.all(
    boot.remotes.map(async (remote) => {
      const url = overrides[remote.name];
      return url === undefined ? remote : overridden(remote, url);
    }),
  );
  return { ...boot, remotes };
}

/** An address that does not answer stays in place, so that the failure shows where the remote would. */
async function overridden(remote: BootRemote, url: string): Promise<BootRemote> {
  const baseUrl = url.endsWith('/') ? url : `${url}/`;
  const release: ResolvedRelease = {
    version: 'override',
    baseUrl,
    entry: 'remote-entry.js',
    integrity: {},
    assets: {},
  };
  try {
    const { entry, manifest } = await withBudget(fetchRelease(baseUrl), BUDGET_MS.manifest, 'manifest');
    return {
      ...remote,
      manifest: remoteManifestSchema.parse(manifest),
      release: { ...release, entry },
      fallback: null,
    };
  } catch {
    return { ...remote, release, fallback: null };
  }
}

async function fetchRelease(baseUrl: string): Promise<{ entry: string; manifest: RemoteManifest }> {
  const response = await fetch(`${baseUrl}release.json`, { credentials: 'omit', cache: 'no-store' });
  if (!response.ok) throw new Error(`no release.json at ${baseUrl}`);
  return (await response.json()) as { entry: string; manifest: RemoteManifest };
}
