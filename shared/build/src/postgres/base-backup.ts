import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type Cluster, clusterIn } from './cluster';
import { isRunning, readPostmaster } from './postmaster';
import { giveTo, type ServerUser } from './server-user';

/** Files of the running server that are not data. */
const ofTheProcess = /^(postmaster\.(pid|opts)|\.s\.PGSQL\..*)$/;

/**
 * Copies the files of a running server into a new folder, following PostgreSQL's rules for a base backup: the files may
 * change meanwhile; the write-ahead log, copied last, makes them consistent. The backup contains everything committed
 * before it.
 * @returns the first segment of the log that it needs: earlier ones of an archive serve older backups only
 * @throws when the target exists
 */
export async function backUp(serverUrl: string, folder: string, target: string): Promise<string | undefined> {
  if (existsSync(target)) throw new Error(`${target} exists already; a backup never overwrites one.`);
  const source = clusterIn(folder);
  const copy = clusterIn(`${target}.part`);
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('marquee', true)`);
    copyFolder(source.dataFolder, copy.dataFolder, (name) => name === 'pg_wal' || ofTheProcess.test(name));
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    copyFolder(path.join(source.dataFolder, 'pg_wal'), path.join(copy.dataFolder, 'pg_wal'));
    const label = rows[0]?.labelfile ?? '';
    writeFileSync(path.join(copy.dataFolder, 'backup_label'), label, { mode: 0o600 });
    copyFileSync(source.passwordFile, copy.passwordFile);
    writeFileSync(endFileIn(copy.folder), new Date().toISOString());
    renameSync(copy.folder, target);
    return /^START WAL LOCATION: .* \(file ([0-9A-F]{24})\)$/m.exec(label)?.[1];
  } finally {
    await client.end();
  }
}

const endFileIn = (backup: string): string => path.join(backup, 'ended-at');

/** When a backup ended, by this machine's clock; undefined: it is of an earlier release. A moment before cannot be restored from it. */
export function endOf(backup: string): Date | undefined {
  const file = endFileIn(backup);
  return existsSync(file) ? new Date(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Replaces the server's data with a backup. The previous data is kept beside it.
 * @returns the folder of the previous data, undefined when there was none
 * @throws when the server runs, or when the folder contains no backup
 */
export function restore(source: string, folder: string, user: ServerUser): string | undefined {
  const backup = clusterIn(source);
  const cluster = clusterIn(folder);
  if (!existsSync(path.join(backup.dataFolder, 'backup_label'))) throw new Error(`${source} is not a backup.`);
  const postmaster = readPostmaster(cluster.dataFolder);
  if (postmaster && isRunning(postmaster)) throw new Error('The database runs. Stop Marquee first.');
  const former = setAside(cluster);
  copyFolder(backup.dataFolder, cluster.dataFolder);
  copyFileSync(backup.passwordFile, cluster.passwordFile);
  if (user.uid !== undefined) giveClusterTo(cluster, user);
  return former;
}

function setAside(cluster: Cluster): string | undefined {
  if (!existsSync(cluster.dataFolder)) return undefined;
  const former = path.join(cluster.folder, `before-restore-${new Date().toISOString().replaceAll(':', '')}`);
  mkdirSync(former);
  renameSync(cluster.dataFolder, clusterIn(former).dataFolder);
  renameSync(cluster.passwordFile, clusterIn(former).passwordFile);
  return former;
}

/** Files may vanish while the server works; the required ones are in its log. */
function copyFolder(from: string, to: string, skip: (name: string) => boolean = () => false): void {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  chmodSync(to, 0o700);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (skip(entry.name)) continue;
    if (entry.isDirectory()) copyFolder(source, target);
    else copyIfExists(source, target);
  }
}

function copyIfExists(source: string, target: string): void {
  try {
    copyFileSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function giveClusterTo(cluster: Cluster, user: ServerUser): void {
  const names = readdirSync(cluster.dataFolder, { recursive: true, encoding: 'utf8' });
  for (const name of names) giveTo(path.join(cluster.dataFolder, name), user);
  giveTo(cluster.dataFolder, user);
  giveTo(cluster.passwordFile, user);
}
