import { z } from 'zod';
import { remoteManifestSchema } from './remote-manifest';

const file = z.string().regex(/^[\w@.+-]+(\/[\w@.+-]+)*$/);
const assetsSchema = z.strictObject({ scripts: z.array(file), styles: z.array(file) });

/** `release.json`: what a build is, checked when it is made, when it is registered and before it is served. */
export const releaseSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  version: z.string().regex(/^\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.-]+)?$/),
  kind: z.enum(['shell', 'remote']),
  /** Range of contract versions a remote works with; the exact one that a shell brings. */
  contract: z.string(),
  /** Libraries the page has once: what a shell brings, what a remote was built against. */
  shared: z.record(z.string(), z.string()),
  /** The first script: the container of a remote, `main` of a shell. */
  entry: file,
  /** Files by contribution id and by `messages-<lang>`; a shell's own first files are `main`. */
  assets: z.record(z.string(), assetsSchema),
  /** SRI hash of every file of the release. */
  integrity: z.record(file, z.string().regex(/^sha(?:256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/)),
  manifest: remoteManifestSchema.nullable(),
});

export type Release = z.output<typeof releaseSchema>;

/** Folder and URL segment of a version: a plus sign is a space in some stores' URLs. */
export function versionSegment(version: string): string {
  return version.replaceAll('+', '_');
}

/** Path of a release below the store's root and below `/releases/` in URLs, without slashes at its ends. */
export function releasePath({ name, version }: { name: string; version: string }): string {
  return `${name}/${versionSegment(version)}`;
}
