import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync } from 'node:fs';

/** The user that runs the server; empty for the current one. */
export interface ServerUser {
  uid?: number;
  gid?: number;
}

/**
 * PostgreSQL refuses to run as uid 0. A root process therefore runs it as `postgres`, created if necessary, else as
 * `nobody`.
 */
export function serverUser(): ServerUser {
  if (process.getuid?.() !== 0) return {};
  const user = lookUp('postgres') ?? createPostgresUser() ?? lookUp('nobody');
  if (!user) throw new Error('Running as root, and there is no user postgres or nobody that PostgreSQL could run as.');
  return user;
}

/** Makes a file or a folder the user's own, where another one than the current runs the server. */
export function giveTo(file: string, { uid, gid }: ServerUser): void {
  if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
}

/** Whether the given user can run the file: every folder above it must be accessible. */
export function canRun(file: string, user: ServerUser): boolean {
  return spawnSync(file, ['--version'], { ...user, stdio: 'ignore', cwd: '/' }).status === 0;
}

/** Whether the given user can access the folder by its absolute path. */
export function canAccess(folder: string, user: ServerUser): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, stdio: 'ignore', cwd: '/' }).status === 0;
}

function lookUp(name: string): Required<ServerUser> | undefined {
  const uid = idOf('-u', name);
  const gid = idOf('-g', name);
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

function idOf(option: '-u' | '-g', name: string): number | undefined {
  const answer = spawnSync('id', [option, name], { encoding: 'utf8' });
  return answer.status === 0 ? Number(answer.stdout) : undefined;
}

function createPostgresUser(): Required<ServerUser> | undefined {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'];
  try {
    execFileSync('useradd', options, { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return lookUp('postgres');
}
