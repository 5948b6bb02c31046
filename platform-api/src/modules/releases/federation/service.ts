import type { OwnedClaim } from '@marquee/contract/remote-claims';
import type { Release } from '@marquee/contract/release';
import type { RemoteManifest } from '@marquee/contract/remote-manifest';
import type { Platform } from '../../../platform/platform';
import { readClaims } from './claim-repository';
import type { Picks } from './previews';
import { ownContributions } from './claims';
import { readBrandRemotes, readRelease, type StoredRelease, UnusableRelease } from './repository';
import { type BrandRemote, candidateVersions, withPicks } from './resolve';

/** A release of a remote or the shell, with the one to fall back on. */
export interface ResolvedApp {
  readonly name: string;
  readonly release: Release;
  readonly fallback: Release | null;
  /** Where its files lie when not below `/releases/` of the page's own origin; ends with a slash. */
  readonly baseUrl?: string;
  readonly fallbackBaseUrl?: string;
}

/** A remote with what of its manifest belongs to it. */
export interface ResolvedRemote extends ResolvedApp {
  readonly manifest: RemoteManifest;
}

/** A remote that the brand has, but that is off or has no usable release. */
export interface AbsentRemote {
  readonly name: string;
  /** What members read, by language; empty where no operator wrote anything. */
  readonly notices: Readonly<Record<string, string>>;
  readonly routePatterns: readonly string[];
}

export interface BrandResolution {
  readonly shell: ResolvedApp | null;
  readonly remotes: readonly ResolvedRemote[];
  readonly disabled: readonly AbsentRemote[];
  /** As `reloads` of the boot document. */
  readonly reloads: Readonly<Record<string, number>>;
}

export interface FederationService {
  /**
   * The releases for a visitor of a brand. A remote whose releases cannot be used is left out; the others do not notice.
   * @param bucket 0 to 99, constant for a visitor
   * @param picks releases that this visitor previews, by app
   */
  resolve(brandId: number, bucket: number, picks?: Picks): Promise<BrandResolution>;
  close(): void;
}

interface Registry {
  readonly entries: ReadonlyMap<number, readonly BrandRemote[]>;
  readonly claims: readonly OwnedClaim[];
  /** `name@version` of releases that were read and cannot be used. */
  readonly unusable: Set<string>;
}

/** How long another process's change may stay unseen if its event is lost. */
const MAX_AGE_MS = 30_000;

/** The releases of each brand, cached in memory until a configuration change is announced. */
export function createFederationService({ database: { pool }, bus, clock, log }: Platform): FederationService {
  const releases = new Map<string, Promise<StoredRelease>>();
  let cached: { readonly at: number; readonly registry: Promise<Registry> } | null = null;

  const forget = () => {
    cached = null;
  };
  const unsubscribe = bus.subscribe(({ topic }) => topic === 'config.changed' && forget(), forget);

  const currentRegistry = (): Promise<Registry> => {
    const now = clock.now().getTime();
    if (!cached || now - cached.at > MAX_AGE_MS) {
      cached = { at: now, registry: readRegistry() };
      cached.registry.catch(() => {
        cached = null;
      });
    }
    return cached.registry;
  };

  async function readRegistry(): Promise<Registry> {
    const [entries, claims] = await Promise.all([readBrandRemotes(pool), readClaims(pool)]);
    return { entries, claims, unusable: new Set() };
  }

  /** Releases never change, so they are cached without expiry. */
  const cachedRelease = (key: string, remote: string, version: string): Promise<StoredRelease> => {
    const known = releases.get(key);
    if (known) return known;
    const reading = readRelease(pool, remote, version);
    releases.set(key, reading);
    reading.catch(() => releases.delete(key));
    return reading;
  };

  async function usableRelease({ unusable }: Registry, remote: string, version: string): Promise<StoredRelease | null> {
    const key = `${remote}@${version}`;
    if (unusable.has(key)) return null;
    try {
      return await cachedRelease(key, remote, version);
    } catch (error) {
      if (!(error instanceof UnusableRelease)) throw error;
      unusable.add(key);
      log.error({ remote, version, reasons: error.reasons }, 'a registered release cannot be used');
      return null;
    }
  }

  async function usableReleases(
    registry: Registry,
    remote: string,
    versions: readonly string[],
  ): Promise<StoredRelease[]> {
    const releases = await Promise.all(versions.map((version) => usableRelease(registry, remote, version)));
    return releases.filter((release) => release !== null);
  }

  async function resolved(registry: Registry, entry: BrandRemote, bucket: number): Promise<ResolvedApp | AbsentRemote> {
    const { remote: name } = entry;
    const [best, next] = await usableReleases(registry, name, candidateVersions(entry, bucket));
    if (!best || !entry.enabled) return absent(registry, entry, best?.release);
    return appOf(name, best, next);
  }

  return {
    close: unsubscribe,
    async resolve(brandId, bucket, picks = new Map()) {
      const registry = await currentRegistry();
      const entries = withPicks(registry.entries.get(brandId) ?? [], brandId, picks);
      const all = await Promise.all(entries.map((entry) => resolved(registry, entry, bucket)));
      const apps = all.filter((app) => 'release' in app);
      return {
        shell: apps.find(({ release }) => release.kind === 'shell') ?? null,
        remotes: apps.flatMap((app) => remoteOf(app, registry.claims)),
        disabled: all.filter((app) => 'routePatterns' in app),
        reloads: reloadsOf(entries),
      };
    },
  };
}

const appOf = (name: string, best: StoredRelease, next: StoredRelease | undefined): ResolvedApp => ({
  name,
  release: best.release,
  fallback: next?.release ?? null,
  ...(best.baseUrl !== null && { baseUrl: best.baseUrl }),
  ...(next && next.baseUrl !== null && { fallbackBaseUrl: next.baseUrl }),
});

const reloadsOf = (entries: readonly BrandRemote[]) =>
  Object.fromEntries(
    entries.flatMap(({ remote, reloadRevision }) => (reloadRevision === 0 ? [] : [[remote, reloadRevision]])),
  );

function remoteOf(app: ResolvedApp, claims: readonly OwnedClaim[]): ResolvedRemote[] {
  const { manifest } = app.release;
  return manifest ? [{ ...app, manifest: ownContributions(app.name, manifest, claims) }] : [];
}

/** @param release the one that it would run, undefined where none is usable: its routes are then those that it owns */
function absent({ claims }: Registry, entry: BrandRemote, release: Release | undefined): AbsentRemote {
  const { remote: name, enabled, offNotices } = entry;
  const routePatterns = release
    ? (release.manifest?.routes.map(({ pattern }) => pattern) ?? [])
    : claims.filter(({ kind, remote }) => kind === 'route' && remote === name).map((claim) => claim.name);
  return { name, notices: enabled ? {} : offNotices, routePatterns };
}
