import type { BootDocument, BootRemote, ResolvedRelease } from '@marquee/contract/boot';
import { firstScreenSlots, type VisitorContext, meetsConditions } from '@marquee/contract/conditions';
import { messageChunks } from '@marquee/contract/message-chunks';
import type { RouteContribution } from '@marquee/contract/remote-manifest';
import { attributesOf, tag } from './html';
import { matchesPattern } from './match-pattern';

export interface PageResources {
  readonly head: readonly string[];
  /** Before the boot document, and after it: the document's end, behind the frame. */
  readonly beforeBoot: readonly string[];
  readonly afterBoot: readonly string[];
}

/** What a page fetches for its first screen, in the order of the document. */
interface PageFiles {
  readonly styles: readonly string[];
  readonly banner: readonly string[];
  readonly main: string;
  readonly chunks: readonly string[];
  readonly remotes: readonly string[];
}

/**
 * Elements that bring everything of the first screen in one wave. The shell's own files first, then its chunks that remotes
 * share; of each remote that the path shows: `preload` for the entry (the run time inserts that script itself), `async` scripts for the chunks (they queue
 * until their run time is there), `preload as=style` (a stylesheet that hangs would hold back the first paint).
 * URLs are absolute where webpack looks for an existing script of the same address.
 * Without a frame all of it stands in the head. With one, only the banner's preload does: the style sheet behind the frame
 * does not hold up its paint, and still holds back the deferred script; remotes give way to the shell.
 * @param origin the page's own
 */
export function resourcesOf(boot: BootDocument, path: string, origin: string, hasFrame: boolean): PageResources {
  const { styles, banner, main, chunks, remotes } = filesOfPage(boot, path, origin, hasFrame);
  if (hasFrame) return { head: banner, beforeBoot: styles, afterBoot: [main, ...chunks, ...remotes] };
  return { head: [...styles, ...banner, main, ...chunks, ...remotes], beforeBoot: [], afterBoot: [] };
}

function filesOfPage(boot: BootDocument, path: string, origin: string, hasFrame: boolean): PageFiles {
  const shell = filesOf(boot.shell, ['main', `messages-${boot.language}`]);
  const late = shell.scripts.filter((file) => file !== boot.shell.entry);
  const banners = path === '/' ? boot.homeBanners.slice(0, 1) : [];
  const options = { origin, fetchpriority: hasFrame ? ('low' as const) : null };
  const visible = boot.remotes.map((remote) => ({ remote, ids: contributionsAt(boot, remote, path) }));
  const shared = visible.flatMap(({ remote, ids }) => ids.flatMap((id) => remote.release.assets[id]?.shared ?? []));
  return {
    styles: shell.styles.map((file) => stylesheet(boot.shell, file)),
    banner: banners.map(({ url }) => tag('link', { rel: 'preload', as: 'image', href: url, fetchpriority: 'high' })),
    main: mainScript(boot.shell, boot.shell.entry, hasFrame ? null : 'high'),
    chunks: late.map((file) => chunkScript(boot.shell, file, origin, null)),
    remotes: [
      ...contributionFiles(boot.shell, shared, options),
      ...visible.flatMap(({ remote, ids }) => remoteFiles(boot, remote, ids, options)),
    ],
  };
}

interface FetchOptions {
  readonly origin: string;
  readonly fetchpriority: FetchPriority;
}

function remoteFiles(
  boot: BootDocument,
  { release, manifest }: BootRemote,
  ids: readonly string[],
  options: FetchOptions,
) {
  if (ids.length === 0) return [];
  return [
    preload(release, 'script', release.entry, options),
    ...contributionFiles(release, [...ids, ...messageChunks(release.assets, manifest, ids, boot.language)], options),
  ];
}

function contributionFiles(release: ResolvedRelease, ids: readonly string[], options: FetchOptions): string[] {
  const { scripts, styles } = filesOf(release, ids);
  return [
    ...scripts.map((file) => chunkScript(release, file, options.origin, options.fetchpriority)),
    ...styles.map((file) => preload(release, 'style', file, options)),
  ];
}

/** Ids of what a remote shows on the first screen of a path: its route, and what it puts into the page's slots. */
function contributionsAt(boot: BootDocument, { manifest }: BootRemote, path: string): string[] {
  const circumstances: VisitorContext = { brand: boot.brand.code, flags: boot.brand.flags, state: boot.session.state };
  const isHere = ({ pattern }: RouteContribution) => matchesPattern(pattern, path);
  const route = boot.remotes.flatMap((remote) => remote.manifest.routes).find(isHere);
  const slots = firstScreenSlots(path, route?.frame);
  return [
    ...manifest.routes.filter(isHere),
    ...manifest.slots.filter(({ slot, when }) => slots.includes(slot) && meetsConditions(when, circumstances)),
  ].map(({ id }) => id);
}

function filesOf(release: ResolvedRelease, ids: readonly string[]) {
  const assets = ids.flatMap((id) => release.assets[id] ?? []);
  return {
    scripts: [...new Set(assets.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(assets.flatMap(({ styles }) => styles))],
  };
}

function cors(release: ResolvedRelease, file: string) {
  return { crossorigin: 'anonymous', integrity: release.integrity[file] ?? null };
}

function preload(
  release: ResolvedRelease,
  as: 'script' | 'style',
  file: string,
  { fetchpriority }: FetchOptions,
): string {
  return tag('link', { rel: 'preload', as, href: release.baseUrl + file, fetchpriority, ...cors(release, file) });
}

function stylesheet(release: ResolvedRelease, file: string): string {
  return tag('link', { rel: 'stylesheet', href: release.baseUrl + file, ...cors(release, file) });
}

type FetchPriority = 'high' | 'low' | null;

function mainScript(release: ResolvedRelease, file: string, fetchpriority: FetchPriority): string {
  const src = release.baseUrl + file;
  return `<script ${attributesOf({ defer: true, src, fetchpriority, ...cors(release, file) })}></script>`;
}

function chunkScript(release: ResolvedRelease, file: string, origin: string, fetchpriority: FetchPriority): string {
  const src = new URL(release.baseUrl + file, origin).href;
  const attributes = { async: true, 'data-chunk': true, src, fetchpriority, ...cors(release, file) };
  return `<script ${attributesOf(attributes)}></script>`;
}
