import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { applyBaseline } from '../platform/baseline';
import { applyFunctions } from '../platform/database-functions';
import { sqlFolders } from '../platform/migrate';

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
  await applyFunctions(client, sqlFolders.functions);
  client.release();
  return { ...db, migrate: () => apply(files.filter((file) => file >= name)) };
}
