import type { ResolvedRelease } from '@marquee/contract/boot';

/** A well-formed hash that matches no file: the browser refuses the response. */
const UNMATCHABLE = `sha256-${'A'.repeat(43)}=`;

/** Which release a URL belongs to decides its SRI hash. */
export interface IntegrityMap {
  /** Adds a release, or further files of it: the files of a language are added when the page is switched to it. */
  add(release: ResolvedRelease): void;
  /**
   * Makes sure that the hashes of a group of files are loaded. A page that is older than the current release reads its own release
   * manifest: the boot document describes the current release only.
   */
  loadHashes(release: ResolvedRelease, group: string): Promise<void>;
  /** The SRI hash of a URL (query ignored); empty when the page may load it unchecked. */
  integrityOf(url: string): string;
}

/**
 * The hashes of every script and style of every release on the page. A file of a release that is missing from its
 * manifest, and in production any script of another origin, gets a hash that fails.
 */
export function createIntegrityMap(options: { origin: string; failClosed: boolean }): IntegrityMap {
  const releases = new Map<string, ResolvedRelease>();
  return {
    add(release) {
      const { href } = new URL(release.baseUrl, options.origin);
      const existingHashes = releases.get(href)?.integrity;
      releases.set(href, { ...release, integrity: { ...existingHashes, ...release.integrity } });
    },
    async loadHashes(release, group) {
      const integrity = releases.get(new URL(release.baseUrl, options.origin).href)?.integrity ?? {};
      const names = Object.keys(integrity);
      if (names.length === 0 || names.some((file) => file.startsWith(`${group}.`))) return;
      // Missing hashes are not an error here: the browser refuses the file, and that failure is reported.
      const response = await fetch(new URL(`${release.baseUrl}release.json`, options.origin)).catch(() => null);
      if (response?.ok) this.add({ ...release, ...((await response.json()) as Pick<ResolvedRelease, 'integrity'>) });
    },
    integrityOf(url) {
      const { href } = withoutQuery(new URL(url, options.origin));
      for (const [base, release] of releases) {
        if (!href.startsWith(base)) continue;
        if (Object.keys(release.integrity).length === 0) return options.failClosed ? UNMATCHABLE : '';
        return release.integrity[decodeURIComponent(href.slice(base.length))] ?? UNMATCHABLE;
      }
      return options.failClosed ? UNMATCHABLE : '';
    },
  };
}

function withoutQuery(url: URL): URL {
  url.search = '';
  url.hash = '';
  return url;
}

declare global {
  /** Called for every chunk and style request of our builds (`integrity-hook-plugin.ts`). */
  var marqueeIntegrity: ((url: string) => string) | undefined;
}
