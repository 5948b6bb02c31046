import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { administer } from './administer';
import { endOf, restore } from './base-backup';
import { clusterIn } from './cluster';
import { giveTo, type ServerUser } from './server-user';
import { durableSettings } from './settings';
import { startPostgres } from './start-postgres';
import { archiveSettings, recoverySettings } from './wal-archive';

export interface PointInTime {
  /** Folder of a backup that ended before the moment. */
  readonly source: string;
  /** Folder of the server, whose data is replaced. */
  readonly folder: string;
  readonly user: ServerUser;
  readonly archive: string;
  readonly until: Date;
}

export interface Recovery {
  /** When the last transaction was committed that was replayed; null: none was. */
  readonly reached: Date | null;
  /** Folder of the previous data. */
  readonly former: string | undefined;
}

/**
 * Replaces the server's data with the state at a moment: a backup, and what was committed after it until then. Where that fails, the previous data is
 * back in its place.
 * @throws Error when the server runs, the folder is no backup, or the moment is not between the backup and the end of the log
 */
export async function restoreUntil({ source, folder, user, archive, until }: PointInTime): Promise<Recovery> {
  const ended = endOf(source);
  if (ended && until < ended) throw new Error(`The backup ended at ${ended.toISOString()}: take an older one.`);
  const former = restore(source, folder, user);
  try {
    return { reached: await replay(folder, user, archive, former, until), former };
  } catch (error) {
    putBack(former, folder);
    throw error;
  }
}

async function replay(
  folder: string,
  user: ServerUser,
  archive: string,
  former: string | undefined,
  until: Date,
): Promise<Date | null> {
  const cluster = clusterIn(folder);
  const signal = path.join(cluster.dataFolder, 'recovery.signal');
  writeFileSync(signal, '', { mode: 0o600 });
  giveTo(signal, user);
  const unarchived = former === undefined ? undefined : clusterIn(former).dataFolder;
  const settings = { ...durableSettings, ...archiveSettings(archive), ...recoverySettings(archive, unarchived, until) };
  const logStart = sizeOf(cluster.logFile);
  const reason = () => faultIn(readFileSync(cluster.logFile).subarray(logStart).toString('utf8'));
  const server = await startPostgres({ folder, settings }).catch((error: unknown) => {
    throw new Error(reason() ?? String(error), { cause: error });
  });
  try {
    for (;;) {
      const [state] = await administer(
        server.url,
        'select pg_is_in_recovery() as busy, pg_last_xact_replay_timestamp() as at',
      );
      if (state?.['busy'] === false) return state['at'] instanceof Date ? state['at'] : null;
      await sleep(200);
    }
  } catch (error) {
    throw new Error(reason() ?? String(error), { cause: error });
  } finally {
    await server.stop();
  }
}

/** In a sentence for operators where the server has one for its developers. */
function faultIn(log: string): string | undefined {
  if (log.includes('before configured recovery target was reached'))
    return 'The log ends before this moment: nothing was committed after it, or its segments are not in the archive.';
  return /^.*FATAL:\s+(.*)$/m.exec(log)?.[1];
}

function putBack(former: string | undefined, folder: string): void {
  if (former === undefined) return;
  const [current, previous] = [clusterIn(folder), clusterIn(former)];
  rmSync(current.dataFolder, { recursive: true, force: true, maxRetries: 3 });
  renameSync(previous.dataFolder, current.dataFolder);
  renameSync(previous.passwordFile, current.passwordFile);
  rmSync(former, { recursive: true });
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
