import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Binaries, binariesIn } from './binaries';
import { canAccess, canRun, type ServerUser } from './server-user';

/** Used when the checkout lies where the unprivileged server user may not go, for example under /root. */
const systemFolder = '/var/lib/marquee';

/** Makes the folder with mode 0700 for the server's user. */
export function ownFolder(folder: string, user: ServerUser): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
}

/**
 * The folder for the server's data: the wished one, or where the server's user cannot reach that, a folder of the same
 * identity under /var/lib/marquee (a server run as root only ever gets here).
 */
export function reachableFolder(preferredFolder: string, user: ServerUser): string {
  ownFolder(preferredFolder, user);
  if (user.uid === undefined || canAccess(preferredFolder, user)) return preferredFolder;
  const substitute = path.join(systemFolder, createHash('sha256').update(preferredFolder).digest('hex').slice(0, 16));
  mkdirSync(systemFolder, { recursive: true, mode: 0o755 });
  ownFolder(substitute, user);
  return substitute;
}

/** The binaries themselves, or a copy of them where the server's user cannot reach the originals. */
export function reachableBinaries(installed: Binaries, version: string, user: ServerUser): Binaries {
  if (user.uid === undefined || canRun(installed.postgres, user)) return installed;
  const copy = binariesIn(path.join(systemFolder, `postgres-${version}`));
  if (!existsSync(copy.root)) copyWhole(installed.root, copy.root);
  if (canRun(copy.postgres, user)) return copy;
  throw new Error(`PostgreSQL's user (uid ${user.uid}) can run neither ${installed.postgres} nor ${copy.postgres}.`);
}

/** One rename at the end: an interrupted copy is never taken for a whole one. */
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
