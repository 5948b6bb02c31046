import path from 'node:path';
import { ownFolder } from './placement';
import { canAccess, type ServerUser } from './server-user';
import type { Settings } from './settings';

/** A segment that is not full is archived after so long: what a lost disk may cost. */
const LONGEST_GAP_SECONDS = 60;

/**
 * The folder of `MARQUEE_WAL_ARCHIVE`, ready for the server's user; undefined without one.
 * @throws Error where that user cannot reach it
 */
export function walArchive(user: ServerUser, environment: NodeJS.ProcessEnv = process.env): string | undefined {
  if (!environment.MARQUEE_WAL_ARCHIVE) return undefined;
  const folder = path.resolve(environment.MARQUEE_WAL_ARCHIVE);
  ownFolder(folder, user);
  if (user.uid !== undefined && !canAccess(folder, user))
    throw new Error(`The database's user (uid ${user.uid}) cannot reach ${folder} (MARQUEE_WAL_ARCHIVE).`);
  return folder;
}

/**
 * Archives each segment of the write-ahead log, compressed, under its name. What is there already is never overwritten: the same segment once more,
 * after a crash, is success, another of its name a fault that the server repeats and logs.
 */
export function archiveSettings(folder: string | undefined): Settings {
  if (folder === undefined) return {};
  const target = `${inShell(folder)}/%f.gz`;
  const isThere = `gzip -dc ${target} | cmp -s - %p`;
  const store = `gzip -c %p > ${target}.part && mv ${target}.part ${target}`;
  return {
    archive_mode: 'on',
    archive_timeout: LONGEST_GAP_SECONDS,
    archive_command: `if test -e ${target}; then ${isThere}; else ${store}; fi`,
  };
}

/**
 * Replays the archive up to a moment, and then takes writes on a new timeline.
 * @param unarchived data folder of before, whose last segments may not have reached the archive
 */
export function recoverySettings(archive: string, unarchived: string | undefined, until: Date): Settings {
  const fromArchive = `gzip -dc ${inShell(archive)}/%f.gz > %p 2>/dev/null`;
  const fromBefore = unarchived === undefined ? '' : ` || cp ${inShell(path.join(unarchived, 'pg_wal'))}/%f %p`;
  return {
    restore_command: `${fromArchive}${fromBefore}`,
    // The server reads it before it knows `Z`.
    recovery_target_time: until.toISOString().replace('Z', '+00'),
    recovery_target_action: 'promote',
  };
}

/** As one word of the shell, in a setting where `%` begins a placeholder. */
const inShell = (file: string): string => `'${file.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`;
