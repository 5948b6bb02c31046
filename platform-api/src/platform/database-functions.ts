import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** The current definition of one function of the database. */
export interface FunctionSource {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** Reads `<function>.sql` of a folder. */
export async function readFunctionSources(folder: string): Promise<FunctionSource[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(join(folder, file), 'utf8');
      return { name: file.slice(0, -'.sql'.length), sql, checksum: checksumOf(sql) };
    }),
  );
}

/**
 * Replaces the functions whose files have changed since they were last applied, all or none. A function is never
 * dropped here: a migration does that, and one that changes arguments or result drops the old function before the file
 * creates the new.
 * @param client holds the migration lock
 * @returns names of the replaced functions
 */
export async function applyFunctions(client: pg.PoolClient, folder: string): Promise<string[]> {
  const sources = await readFunctionSources(folder);
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from schema_function');
  const checksums = new Map(rows.map((row) => [row.name, row.checksum]));
  const changed = sources.filter(({ name, checksum }) => checksums.get(name) !== checksum);
  if (changed.length === 0) return [];

  await client.query('begin');
  try {
    // Functions call one another: bodies are not resolved until all of them exist, so the order of files does not
    // matter.
    await client.query('set local check_function_bodies = off');
    for (const source of changed) await applyFunction(client, source);
    await client.query('delete from schema_function where name <> all ($1)', [sources.map(({ name }) => name)]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return changed.map(({ name }) => name);
}

/** Creates or replaces one function and records its checksum, in the transaction of the caller. */
export async function applyFunction(client: pg.PoolClient, { name, sql, checksum }: FunctionSource): Promise<void> {
  try {
    await client.query(sql);
    await client.query(
      `insert into schema_function (name, checksum) values ($1, $2)
       on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
      [name, checksum],
    );
  } catch (error) {
    throw new Error(`function ${name} failed: ${messageOf(error)}`, { cause: error });
  }
}

/** Detects whether a file has changed since it was applied. */
export const checksumOf = (sql: string): string => createHash('sha256').update(sql).digest('hex');

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
