import path from 'node:path';
import { parseArgs } from 'node:util';
import { inState } from '../paths';
import { backUp, restore } from './base-backup';
import { reachableFolder } from './placement';
import { type Recovery, restoreUntil } from './restore-until';
import { serverUser } from './server-user';
import { startDurable } from './start-durable';
import { walArchive } from './wal-archive';

const USAGE = 'usage: pnpm db:backup <new folder> | pnpm db:restore <folder of a backup> [--until <time>]';
const print = (line: string) => process.stdout.write(`${line}\n`);

async function backUpTo(target: string): Promise<void> {
  const server = await startDurable({ folder: inState('pg') });
  try {
    const firstSegment = await backUp(server.url, server.folder, target);
    print(`The database is backed up in ${target}`);
    if (walArchive(serverUser()) && firstSegment)
      print(`It needs the archive from ${firstSegment} on; earlier files serve older backups only.`);
  } finally {
    await server.stop();
  }
}

async function restoreFrom(source: string, until: Date | undefined): Promise<void> {
  const user = serverUser();
  const folder = reachableFolder(inState('pg'), user);
  const { former, reached } = until
    ? await restoreAt(source, folder, until)
    : { former: restore(source, folder, user), reached: null };
  print(`The database was restored from ${source}${former ? `; the previous data is in ${former}` : ''}`);
  if (until)
    print(`It ends with ${reached ? `the transaction of ${reached.toISOString()}` : 'the backup'}. Take a new backup.`);
}

async function restoreAt(source: string, folder: string, until: Date): Promise<Recovery> {
  const user = serverUser();
  const archive = walArchive(user);
  if (!archive) throw new Error('MARQUEE_WAL_ARCHIVE names no folder: nothing was archived since the backup.');
  return restoreUntil({ source, folder, user, archive, until });
}

/** With a zone, since the clocks of people and servers differ. */
function momentOf(text: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()) || !/(?:Z|[+-]\d{2}:?\d{2})$/.test(text))
    throw new Error(`--until ${text} is no time with a zone, such as 2026-11-30T14:05:00Z.`);
  return moment;
}

/** Usage: backup-command back-up|restore <folder> [--until <time>]. For the embedded server; others have their own tools. */
async function run(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { until: { type: 'string' } } });
  const [act, argument] = positionals;
  if (process.env.DATABASE_URL)
    throw new Error('DATABASE_URL is set: back that server up with its own tools (pgBackRest, pg_basebackup).');
  if (!argument) throw new Error(USAGE);
  const folder = path.resolve(argument);
  if (act === 'restore') await restoreFrom(folder, values.until === undefined ? undefined : momentOf(values.until));
  else await backUpTo(folder);
}

await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
