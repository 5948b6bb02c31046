import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { applyFunction, checksumOf, readFunctionSources } from './database-functions';

/** The name under which a database records that its tables are those of the baseline. */
export const BASELINE = 'baseline';

/**
 * The migrations that the baseline stands for. A database from before it has a row for each: `last` is the last of them, and
 * `digest` the SHA-256 of their names and checksums, in order.
 */
const SUPERSEDED = {
  last: '0285_promotion_proposals.sql',
  digest: '4cf15acca1f9b268354655ed2724fa378505bb06edfe7219f45c6fa6cd065ce1',
};

/** Whether a migration of this name is part of the baseline. */
export const isSuperseded = (name: string): boolean => /^\d{4}_/.test(name) && name <= SUPERSEDED.last;

/** Where the baseline lies (`<number>-<floor>.sql`), and the functions that its triggers and views call. */
interface BaselineFolders {
  readonly baseline: string;
  readonly functions: string;
}

/**
 * Gives a new database its tables, and records of a database that has had every superseded migration that it has them, both in one
 * transaction. A database that has the baseline is left alone.
 * @param checksums by name, of what the database has recorded
 * @returns whether the baseline was created or recorded now
 * @throws Error when the database stands before the last superseded migration, or the baseline's content has changed
 */
export async function applyBaseline(
  client: pg.PoolClient,
  folders: BaselineFolders,
  checksums: ReadonlyMap<string, string>,
): Promise<boolean> {
  const sources = await readBaseline(folders.baseline);
  const checksum = checksumOf(sources.join(''));
  const recorded = checksums.get(BASELINE);
  if (recorded === checksum) return false;
  if (recorded !== undefined) throw new Error('the baseline was changed after it was applied');

  const superseded = [...checksums.keys()].filter(isSuperseded).sort();
  if (superseded.length > 0) requireAllOf(superseded, checksums);
  await client.query('begin');
  try {
    if (superseded.length === 0) await createBaseline(client, sources, folders.functions);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [BASELINE, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return true;
}

async function readBaseline(folder: string): Promise<readonly string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
}

function requireAllOf(superseded: readonly string[], checksums: ReadonlyMap<string, string>): void {
  const digest = checksumOf(superseded.map((name) => `${name} ${checksums.get(name)}`).join('\n'));
  if (digest === SUPERSEDED.digest) return;
  throw new Error(
    `the database stands at ${superseded.at(-1)}: bring it to ${SUPERSEDED.last} by the last release that has this migration`,
  );
}

/** Creates the functions that the baseline calls, then its tables: neither arguments nor results of those functions name a table. */
async function createBaseline(client: pg.PoolClient, sources: readonly string[], functions: string): Promise<void> {
  await client.query('set local check_function_bodies = off');
  for (const source of await readFunctionSources(functions))
    if (sources.some((sql) => sql.includes(`${source.name}(`))) await applyFunction(client, source);
  for (const sql of sources) await client.query(sql);
}
