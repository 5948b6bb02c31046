import type { Release } from '@marquee/contract/release';
import type { Platform } from '../../platform/platform';
import { readBrandRemotes, readRelease } from './repository';
import { type BrandRemote, resolveVersion } from './resolve';

export interface ResolvedRemote {
  readonly name: string;
  readonly release: Release;
  readonly fallback: Release | null;
  /** Base URL of its files when not in the release store; ends with a slash. */
  readonly baseUrl?: string;
}

export interface BrandResolution {
  readonly shell: ResolvedRemote | null;
  readonly remotes: readonly ResolvedRemote[];
  readonly disabled: readonly { readonly name: string; readonly reason: string; readonly release: Release }[];
}

export interface FederationService {
  /**
   * The releases for a visitor of a brand.
   * @param bucket 0 to 99, constant for a visitor
   */
  resolve(brandId: number, bucket: number): Promise<BrandResolution>;
  close(): void;
}

/** How long another process's change may stay unseen if its event is lost. */
const MAX_AGE_MS = 30_000;

/** The releases of each brand, cached in memory until a configuration change is announced. */
export function createFederationService({ database, bus, clock }: Platform): FederationService {
  const releases = new Map<string, Promise<Release>>();
  let cached: { readonly at: number; readonly entries: Promise<Map<number, BrandRemote[]>> } | null = null;

  const unsubscribe = bus.subscribe((event) => {
    if (event.topic === 'config.changed') cached = null;
  });

  const entriesOf = async (brandId: number): Promise<BrandRemote[]> => {
    const now = clock.now().getTime();
    if (!cached || now - cached.at > MAX_AGE_MS) {
      cached = { at: now, entries: readBrandRemotes(database.query) };
      cached.entries.catch(() => {
        cached = null;
      });
    }
    return (await cached.entries).get(brandId) ?? [];
  };

  /** Releases never change, so they are cached without expiry. */
  const release = (remote: string, version: string): Promise<Release> => {
    const key = `${remote}@${version}`;
    const cached = releases.get(key);
    if (cached) return cached;
    const reading = readRelease(database.query, remote, version).then((release) => {
      if (!release) throw new Error(`release ${key} is not registered`);
      return release;
    });
    releases.set(key, reading);
    reading.catch(() => releases.delete(key));
    return reading;
  };

  const resolved = async (entry: BrandRemote, bucket: number): Promise<ResolvedRemote> => {
    const { version, fallback } = resolveVersion(entry, bucket);
    return {
      name: entry.remote,
      release: await release(entry.remote, version),
      fallback: fallback === null ? null : await release(entry.remote, fallback),
    };
  };

  return {
    close: unsubscribe,
    async resolve(brandId, bucket) {
      const entries = await entriesOf(brandId);
      const all = await Promise.all(entries.filter(({ enabled }) => enabled).map((entry) => resolved(entry, bucket)));
      const disabled = await Promise.all(
        entries
          .filter(({ enabled }) => !enabled)
          .map(async ({ remote, disabledReason, stable }) => ({
            name: remote,
            reason: disabledReason ?? '',
            release: await release(remote, stable),
          })),
      );
      return {
        shell: all.find(({ release: { kind } }) => kind === 'shell') ?? null,
        remotes: all.filter(({ release: { kind } }) => kind === 'remote'),
        disabled,
      };
    },
  };
}
