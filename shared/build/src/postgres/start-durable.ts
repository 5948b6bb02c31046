import { serverUser } from './server-user';
import { durableSettings } from './settings';
import { type RunningPostgres, startPostgres, type StartOptions } from './start-postgres';
import { archiveSettings, walArchive } from './wal-archive';

/** The embedded server as an installation runs it: nothing acknowledged is lost, and its log is archived where a folder is named for it. */
export const startDurable = (options: Omit<StartOptions, 'settings'>): Promise<RunningPostgres> =>
  startPostgres({ ...options, settings: { ...durableSettings, ...archiveSettings(walArchive(serverUser())) } });
