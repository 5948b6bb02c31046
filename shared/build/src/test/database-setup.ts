import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { inRepository } from '../paths';
import { addressOf } from '../postgres/address';
import { administer } from '../postgres/administer';
import { startTestServer } from './test-server';

type Migrate = (pool: pg.Pool) => Promise<unknown>;

/**
 * Once per run of the database tests: a server (DATABASE_URL, else an embedded one of this run) with one migrated
 * template database. The test files get its address through the environment and copy the template.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer();
  const template = `marquee_test_${process.pid}_${Date.now().toString(36)}`;
  await administer(server.url, `create database ${template}`);
  await migrateTemplate(addressOf(server.url, template));
  process.env.TEST_DATABASE_URL = server.url;
  process.env.TEST_DATABASE_TEMPLATE = template;
  return async () => {
    await dropDatabases(server.url, template);
    await server.stop();
  };
}

async function migrateTemplate(url: string): Promise<void> {
  const source = inRepository('platform-api/src/platform/migrate.ts');
  if (!existsSync(source)) return;
  const { migrate } = (await import(pathToFileURL(source).href)) as { migrate: Migrate };
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    await migrate(pool);
  } finally {
    await pool.end();
  }
}

/** Drops the template and leftovers of the test files, so that a given server does not fill up. */
async function dropDatabases(url: string, template: string): Promise<void> {
  const rows = await administer(url, `select datname from pg_database where datname like '${template}%'`);
  for (const { datname } of rows) await administer(url, `drop database if exists ${String(datname)} with (force)`);
}
