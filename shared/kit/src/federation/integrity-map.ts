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
  /** Gives later requests for files of this release new addresses: a hung request or a stored error may answer at the old ones. */
  renewAddresses(release: ResolvedRelease): void;
  /** The address at which a file is requested now. */
  addressOf(url: string): string;
}

/**
 * The hashes of every script and style of every release on the page. A file of a release that is missing from its
 * manifest, and in production any script of another origin, gets a hash that fails.
 */
export function createIntegrityMap(options: { origin: string; failClosed: boolean }): IntegrityMap {
  const releases = new Map<string, ResolvedRelease>();
  const renewals = new Map<string, number>();
  const baseOf = ({ baseUrl }: ResolvedRelease) => new URL(baseUrl, options.origin).href;
  return {
    add(release) {
      const base = baseOf(release);
      const existingHashes = releases.get(base)?.integrity;
      releases.set(base, { ...release, integrity: { ...existingHashes, ...release.integrity } });
    },
    async loadHashes(release, group) {
      const integrity = releases.get(baseOf(release))?.integrity ?? {};
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
    renewAddresses(release) {
      const base = baseOf(release);
      renewals.set(base, (renewals.get(base) ?? 0) + 1);
    },
    addressOf(url) {
      const file = withoutQuery(new URL(url, options.origin));
      const [, count] = [...renewals].find(([base]) => file.href.startsWith(base)) ?? [];
      return count === undefined ? url : `${file.href}?attempt=${count}`;
    },
  };
}

function withoutQuery(url: URL): URL {
  url.search = '';
  url.hash = '';
  return url;
}

/**
 * The hook of our builds for each chunk and style that they request: gives the element its address and answers its hash.
 * Remotes that were built before addresses were renewed pass no element.
 */
export function createRequestHook(integrity: IntegrityMap): NonNullable<typeof self.marqueeIntegrity> {
  return (url, element) => {
    const address = integrity.addressOf(url);
    if (element && address !== url)
      Object.assign(element, { [element.localName === 'link' ? 'href' : 'src']: address });
    return integrity.integrityOf(url);
  };
}

/**
 * Takes the elements of a release that still wait for their file out of the document. A new container would find them there and
 * wait with them; those that wait for one now are still notified.
 */
export function dropPendingRequests({ baseUrl }: ResolvedRelease): void {
  const base = new URL(baseUrl, location.origin).href;
  for (const script of document.querySelectorAll('script')) if (script.src.startsWith(base)) script.remove();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (link.href.startsWith(base) && link.sheet === null) link.remove();
}

declare global {
  /** Called for every chunk and style request of our builds (`integrity-hook-plugin.ts`). */
  var marqueeIntegrity: ((url: string, element?: HTMLScriptElement | HTMLLinkElement) => string) | undefined;
}
