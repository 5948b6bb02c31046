import type { BootDocument, BootRemote, ResolvedRelease } from '@marquee/contract/boot';
import { type RemoteManifest, remoteManifestSchema } from '@marquee/contract/remote-manifest';
import { BUDGET_MS, withBudget } from './budget';
import type { Overrides } from './overrides';

/**
 * The boot document with the overridden remotes in place of the released ones, unchecked and without a fallback;
 * remotes that the brand does not have yet come last.
 */
export async function applyOverrides(boot: BootDocument, overrides: Overrides): Promise<BootDocument> {
  const releasedNames = new Set(boot.remotes.map(({ name }) => name));
  const newOverrides = Object.entries(overrides).filter(([name]) => !releasedNames.has(name));
  const [remotes, newRemotes] = await Promise.all([
    Promise.all(boot.remotes.map((remote) => replaceRelease(remote, overrides[remote.name]))),
    Promise.all(newOverrides.map(([name, url]) => unreleasedRemote(name, url))),
  ]);
  // What a developer tries out says nothing about a release.
  return { ...boot, telemetry: null, remotes: [...remotes, ...newRemotes.filter((remote) => remote !== null)] };
}

/** An address that does not answer stays in place, so that the failure shows where the remote would. */
async function replaceRelease(remote: BootRemote, url: string | undefined): Promise<BootRemote> {
  if (url === undefined) return remote;
  const override = await fetchOverride(url);
  return { ...remote, ...override, manifest: override.manifest ?? remote.manifest, fallback: null };
}

/** Without an answer neither its routes nor its menus are known. */
async function unreleasedRemote(name: string, url: string): Promise<BootRemote | null> {
  const { manifest, release } = await fetchOverride(url);
  return manifest && { name, manifest, release, fallback: null };
}

async function fetchOverride(url: string): Promise<{ manifest: RemoteManifest | null; release: ResolvedRelease }> {
  const baseUrl = url.endsWith('/') ? url : `${url}/`;
  const release = { version: 'override', baseUrl, integrity: {}, assets: {} };
  try {
    const { entry, manifest } = await withBudget(fetchRelease(baseUrl), BUDGET_MS.manifest, 'manifest');
    return { manifest: remoteManifestSchema.parse(manifest), release: { ...release, entry } };
  } catch {
    return { manifest: null, release: { ...release, entry: 'remote-entry.js' } };
  }
}

async function fetchRelease(baseUrl: string): Promise<{ entry: string; manifest: RemoteManifest }> {
  const response = await fetch(`${baseUrl}release.json`, { credentials: 'omit', cache: 'no-store' });
  if (!response.ok) throw new Error(`no release.json at ${baseUrl}`);
  return (await response.json()) as { entry: string; manifest: RemoteManifest };
}
