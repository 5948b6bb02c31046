import path from 'node:path';
import { inState } from '../paths';
import { backUp, restore } from './base-backup';
import { reachableFolder } from './placement';
import { serverUser } from './server-user';
import { startPostgres } from './start-postgres';

/** Usage: backup-command back-up|restore <folder>. For the embedded server; others have their own tools. */
const [act, argument] = process.argv.slice(2);
const print = (line: string) => process.stdout.write(`${line}\n`);

async function backUpTo(target: string): Promise<void> {
  const server = await startPostgres({ folder: inState('pg') });
  try {
    await backUp(server.url, server.folder, target);
  } finally {
    await server.stop();
  }
  print(`The database is backed up in ${target}`);
}

function restoreFrom(source: string): void {
  const user = serverUser();
  const former = restore(source, reachableFolder(inState('pg'), user), user);
  print(`The database was restored from ${source}${former ? `; the previous data is in ${former}` : ''}`);
}

try {
  if (process.env.DATABASE_URL) throw new Error('DATABASE_URL is set: back that server up with its own pg_dump.');
  if (!argument) throw new Error('usage: pnpm db:backup <new folder> | pnpm db:restore <folder of a backup>');
  if (act === 'restore') restoreFrom(path.resolve(argument));
  else await backUpTo(path.resolve(argument));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
