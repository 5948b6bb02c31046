import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import type pg from 'pg';
import { applyBaseline } from '../platform/baseline';
import { applyFunction, readFunctionSources } from '../platform/database-functions';
import { sqlFolders } from '../platform/migrate';

/** SQLSTATE of a type that does not exist. */
const UNDEFINED_OBJECT = '42704';

export interface EarlierDatabase extends TestDatabase {
  /** Applies the migration that the database was stopped before, and those after it. */
  migrate(): Promise<void>;
}

/** A database as it was before a migration, to fill it and see what the migration makes of the rows. */
export async function migratedUntil(name: string): Promise<EarlierDatabase> {
  const db = await createTestDatabase();
  await db.pool.query('drop schema public cascade; create schema public');
  await db.pool.query(
    'create table schema_migration (name text primary key, checksum text); create table schema_function (name text primary key, checksum text, applied_at timestamptz)',
  );
  const files = (await readdir(sqlFolders.migrations)).filter((file) => file.endsWith('.sql')).sort();
  const apply = async (some: readonly string[]) => {
    for (const file of some) await db.pool.query(await readFile(join(sqlFolders.migrations, file), 'utf8'));
  };
  const client = await db.pool.connect();
  await applyBaseline(client, sqlFolders, new Map());
  await apply(files.filter((file) => file < name));
  await applyFunctionsOf(client);
  client.release();
  return { ...db, migrate: () => apply(files.filter((file) => file >= name)) };
}

/** Applies the functions of today, but for those whose arguments or results are of tables that came later. */
async function applyFunctionsOf(client: pg.PoolClient): Promise<void> {
  await client.query('begin');
  await client.query('set local check_function_bodies = off');
  for (const source of await readFunctionSources(sqlFolders.functions)) {
    await client.query('savepoint applied');
    try {
      await applyFunction(client, source);
    } catch (error) {
      if ((error as { cause?: { code?: string } }).cause?.code !== UNDEFINED_OBJECT) throw error;
      await client.query('rollback to savepoint applied');
    }
  }
  await client.query('commit');
}
