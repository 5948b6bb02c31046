import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Binaries, binariesIn } from './binaries';
import { canAccess, canRun, giveTo, type ServerUser } from './server-user';

/** Used when the checkout is not accessible to the unprivileged server user, for example under /root. */
const systemFolder = '/var/lib/marquee';

/** Creates the folder with mode 0700 for the server's user. */
export function ownFolder(folder: string, user: ServerUser): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  giveTo(folder, user);
}

/**
 * The folder for the server's data: the preferred one, or if the server's user cannot access it, a folder derived from
 * it under /var/lib/marquee (only for a server run as root).
 */
export function reachableFolder(preferredFolder: string, user: ServerUser): string {
  ownFolder(preferredFolder, user);
  if (user.uid === undefined || canAccess(preferredFolder, user)) return preferredFolder;
  const substitute = path.join(systemFolder, createHash('sha256').update(preferredFolder).digest('hex').slice(0, 16));
  mkdirSync(systemFolder, { recursive: true, mode: 0o755 });
  ownFolder(substitute, user);
  return substitute;
}

/** The binaries themselves, or a copy where the server's user cannot access the originals. */
export function reachableBinaries(installed: Binaries, version: string, user: ServerUser): Binaries {
  if (user.uid === undefined || canRun(installed.postgres, user)) return installed;
  const copy = binariesIn(path.join(systemFolder, `postgres-${version}`));
  if (!existsSync(copy.root)) copyWhole(installed.root, copy.root);
  if (canRun(copy.postgres, user)) return copy;
  throw new Error(`PostgreSQL's user (uid ${user.uid}) can run neither ${installed.postgres} nor ${copy.postgres}.`);
}

/** Renamed at the end, so that an interrupted copy is never used. */
function copyWhole(from: string, to: string): void {
  const side = `${to}.copy-${process.pid}`;
  mkdirSync(path.dirname(to), { recursive: true, mode: 0o755 });
  cpSync(from, side, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(side, to);
  } catch (error) {
    rmSync(side, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}
