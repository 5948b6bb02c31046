import type { BootRemote, ResolvedRelease } from '@marquee/contract/boot';
import { type VisitorContext, meetsConditions, PAGE_SLOTS } from '@marquee/contract/conditions';
import { attributesOf, tag } from './html';
import { matchesPattern } from './match-pattern';
import type { UnsignedBoot } from './sign-boot';

/**
 * Head elements that bring everything of the first screen in one wave. The shell's own files first; of each remote that the
 * path shows: `preload` for the entry (the run time inserts that script itself), `async` scripts for the chunks (they queue
 * until their run time is there), `preload as=style` (a stylesheet that hangs would hold back the first paint).
 * URLs are absolute where webpack looks for an existing script of the same address.
 * @param origin the page's own
 */
export function headFor(boot: UnsignedBoot, path: string, origin: string): string[] {
  const shell = filesOf(boot.shell, ['main', `messages-${boot.language}`]);
  const deferredScripts = shell.scripts.filter((file) => file !== boot.shell.entry);
  return [
    ...shell.styles.map((file) => stylesheet(boot.shell, file)),
    ...(path === '/'
      ? boot.homeBanners
          .slice(0, 1)
          .map(({ url }) => tag('link', { rel: 'preload', as: 'image', href: url, fetchpriority: 'high' }))
      : []),
    mainScript(boot.shell, boot.shell.entry),
    ...deferredScripts.map((file) => chunkScript(boot.shell, file, origin)),
    ...boot.remotes.flatMap((remote) => remoteHead(boot, remote, path, origin)),
  ];
}

function remoteHead(boot: UnsignedBoot, remote: BootRemote, path: string, origin: string): string[] {
  const visible = contributionsAt(boot, remote, path);
  if (visible.length === 0) return [];
  const { release } = remote;
  const { scripts, styles } = filesOf(release, [...visible, `messages-${boot.language}`]);
  return [
    tag('link', {
      rel: 'preload',
      as: 'script',
      href: release.baseUrl + release.entry,
      ...cors(release, release.entry),
    }),
    ...scripts.map((file) => chunkScript(release, file, origin)),
    ...styles.map((file) =>
      tag('link', { rel: 'preload', as: 'style', href: release.baseUrl + file, ...cors(release, file) }),
    ),
  ];
}

/** Ids of what a remote shows on the first screen of a path: its route, or the slots of a page of the shell. */
export function contributionsAt(boot: UnsignedBoot, { manifest }: BootRemote, path: string): string[] {
  const circumstances: VisitorContext = { brand: boot.brand.code, flags: boot.brand.flags, state: boot.session.state };
  const slots = PAGE_SLOTS[path] ?? [];
  return [
    ...manifest.routes.filter(({ pattern }) => matchesPattern(pattern, path)),
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

function stylesheet(release: ResolvedRelease, file: string): string {
  return tag('link', { rel: 'stylesheet', href: release.baseUrl + file, ...cors(release, file) });
}

function mainScript(release: ResolvedRelease, file: string): string {
  const src = release.baseUrl + file;
  return `<script ${attributesOf({ defer: true, src, fetchpriority: 'high', ...cors(release, file) })}></script>`;
}

function chunkScript(release: ResolvedRelease, file: string, origin: string): string {
  const src = new URL(release.baseUrl + file, origin).href;
  return `<script ${attributesOf({ async: true, 'data-chunk': true, src, ...cors(release, file) })}></script>`;
}
