import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { applyBaseline, BASELINE, isSuperseded } from './baseline';
import { applyFunctions, checksumOf, messageOf } from './database-functions';
import { migrateJobs } from './jobs';
import { StartFault } from './start-fault';

/** One process at a time may migrate a database. */
const MIGRATION_LOCK = 4_611_001;

/** A folder of this package; the path is valid in the source tree and in the bundle. */
const folderOf = (name: string) =>
  fileURLToPath(new URL(`${import.meta.url.endsWith('.ts') ? '../../' : '../'}${name}`, import.meta.url));

export interface SqlFolders {
  /** `<number>-<floor>.sql`: the tables of a new database. */
  readonly baseline: string;
  /** `NNNN_name.sql`, what has changed since the baseline: applied once, in order. */
  readonly migrations: string;
  /** `<function>.sql`, each the current definition of one function. */
  readonly functions: string;
}

export const sqlFolders: SqlFolders = {
  baseline: folderOf('sql/baseline'),
  migrations: folderOf('migrations'),
  functions: folderOf('sql/functions'),
};

export interface Migrated {
  /** Names of the migrations and functions that were applied now. */
  readonly applied: readonly string[];
  /** The database has migrations unknown to this release: its functions were not changed. */
  readonly isNewer: boolean;
}

/**
 * Brings a database up to this release: gives a new one the tables of the baseline, applies the migrations, each in its own
 * transaction, then the functions whose files have changed, in one transaction, then the job queue's own migrations.
 * Concurrent processes are serialised.
 * @throws Error when the content of what was applied has changed, or the database is older than the baseline
 */
export async function migrate(pool: pg.Pool, folders: SqlFolders = sqlFolders): Promise<Migrated> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await createTables(client);
    const { migrations, isNewer } = await applyMigrations(client, folders);
    // The functions of a newer release match its tables; ours may not.
    const functions = isNewer ? [] : await applyFunctions(client, folders.functions);
    if (pool.options.connectionString) await migrateJobs(pool.options.connectionString);
    return { applied: [...migrations, ...functions], isNewer };
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
}

/**
 * Refuses to start on a database without a migration of this release. One with later migrations is served: they only add until no process of the
 * release before is left.
 * @throws StartFault which names the first that is missing
 */
export async function checkSchema(pool: pg.Pool, { migrations }: SqlFolders = sqlFolders): Promise<void> {
  const names = await migrationNames(migrations);
  const { rows } = await pool
    .query<{ name: string }>('select name from schema_migration')
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === UNDEFINED_TABLE) return { rows: [] };
      throw error;
    });
  const applied = new Set(rows.map(({ name }) => name));
  const missing = [BASELINE, ...names].find((name) => !applied.has(name));
  if (missing !== undefined)
    throw new StartFault(`The database is older than this release (${missing} is missing): run its migrations first.`);
}

const UNDEFINED_TABLE = '42P01';

const migrationNames = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((file) => /^\d{4}_.*\.sql$/.test(file)).sort();

async function createTables(client: pg.PoolClient): Promise<void> {
  await client.query(
    'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  await client.query(
    'create table if not exists schema_function (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
}

async function applyMigrations(
  client: pg.PoolClient,
  folders: SqlFolders,
): Promise<{ readonly migrations: string[]; readonly isNewer: boolean }> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  );
  const checksums = new Map(rows.map((row) => [row.name, row.checksum]));
  const names = await migrationNames(folders.migrations);
  const migrations = (await applyBaseline(client, folders, checksums)) ? [BASELINE] : [];
  for (const name of names) {
    const sql = await readFile(join(folders.migrations, name), 'utf8');
    const checksum = checksumOf(sql);
    const appliedChecksum = checksums.get(name);
    if (appliedChecksum === checksum) continue;
    if (appliedChecksum) throw new Error(`migration ${name} was changed after it was applied`);
    await applyMigration(client, name, sql, checksum);
    migrations.push(name);
  }
  const known = new Set([BASELINE, ...names]);
  return { migrations, isNewer: rows.some(({ name }) => !known.has(name) && !isSuperseded(name)) };
}

async function applyMigration(client: pg.PoolClient, name: string, sql: string, checksum: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    // A migration may have dropped or replaced a function, so all are applied again, even if this process ends before.
    await client.query('delete from schema_function');
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed: ${messageOf(error)}`, { cause: error });
  }
}
