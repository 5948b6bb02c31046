import { z } from 'zod';
import { releasedManifestSchema } from './remote-manifest';

/** Relative, with forward slashes; no segment is `.` or `..`. */
const file = z
  .string()
  .max(200)
  .regex(/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w@.+-]+(\/[\w@.+-]+)*$/, 'is no path of a file inside the release');
const assetsSchema = z.strictObject({
  scripts: z.array(file),
  styles: z.array(file),
  /** Contributions of the shell's own release that hold what these files share with it. */
  shared: z.array(z.string()).optional(),
});

/** Exported names by the module that remotes import, each with the digest of its type; `*` stands for whatever a library has. */
const surfaceSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** Both are folders of the store, whose names have an end. */
const NAME_MAX_LENGTH = 60;

/** `release.json`: what a build is, checked when it is made, when it is registered and before it is served. */
export const releaseSchema = z
  .strictObject({
    name: z
      .string()
      .max(NAME_MAX_LENGTH)
      .regex(/^[a-z][a-z0-9-]*$/),
    version: z
      .string()
      .max(NAME_MAX_LENGTH)
      .regex(/^\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.-]+)?$/),
    kind: z.enum(['shell', 'remote']),
    /** Range of contract versions a remote works with; the exact one that a shell brings. */
    contract: z.string().regex(/^\^?\d+\.\d+\.\d+$/, 'is no version and no range such as ^1.2.0'),
    /** Libraries the page has once: what a shell brings, what a remote was built against. */
    shared: z.record(z.string(), z.string()),
    /** What a remote imports from the shell, with the types it was built against. */
    imports: surfaceSchema.optional(),
    /** What a shell shares with remotes. */
    exports: surfaceSchema.optional(),
    /** The first script: the container of a remote, `main` of a shell. */
    entry: file,
    /** Files by contribution id and by `messages-<lang>`; a shell's own first files are `main`. */
    assets: z.record(z.string(), assetsSchema),
    /** Bytes of each script and style as they travel, compressed; releases of earlier tools do not say. */
    sizes: z.record(file, z.number().int().nonnegative()).optional(),
    /** SRI hash of every file of the release. */
    integrity: z.record(file, z.string().regex(/^sha(?:256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/)),
    manifest: releasedManifestSchema.nullable(),
  })
  .refine(({ kind, manifest }) => (kind === 'remote') === (manifest !== null), {
    path: ['manifest'],
    message: 'is what a remote needs, and what a shell does not have',
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
