import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { bigintTypes } from './database/bigint-types';
import { administer } from './database/administer';

export interface TestDatabase {
  /** Connection string, for code that opens its own pool. */
  url: string;
  /** A pool on the database; `int8` arrives as bigint, as in the product. */
  pool: pg.Pool;
  /** Closes the pool and drops the database, including open connections. */
  drop: () => Promise<void>;
}

/**
 * A separate database for one test file, with every migration applied: a copy of one of the run's templates, which takes
 * some 50 ms. Databases left by a file are dropped at the end of the run.
 * @param content only the rows that the baseline and migrations write, or the product's own brands as well
 */
export async function createTestDatabase(content: 'migrated' | 'brands' = 'migrated'): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const migrated = process.env.TEST_DATABASE_TEMPLATE;
  if (!serverUrl || !migrated)
    throw new Error('No test database server: name the file *.db.test.ts and run `pnpm test:db`.');
  const name = `${migrated}_${randomBytes(4).toString('hex')}`;
  const template = content === 'brands' ? `${migrated}_brands` : migrated;
  // Copying files takes a third of the work of copying their content through the log.
  await administer(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = withDatabase(serverUrl, name);
  const pool = new pg.Pool({ connectionString: url, max: 10, types: bigintTypes });
  // Without listeners a closed connection would end the process when the database is dropped.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { url, pool, drop: () => drop(pool, serverUrl, name) };
}

async function drop(pool: pg.Pool, serverUrl: string, name: string): Promise<void> {
  if (!pool.ended) await pool.end();
  await administer(serverUrl, `drop database if exists ${name} with (force)`);
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
