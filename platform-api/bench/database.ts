import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { startPostgres } from '../../shared/build/src/postgres/start-postgres';
import pg from 'pg';
import { migrate } from '../src/platform/migrate';

/**
 * A migrated database for this run, on DATABASE_URL's server or on an embedded one with the product's durable settings.
 */
export async function openBenchDatabase(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const configuredUrl = process.env['DATABASE_URL'];
  const server = configuredUrl
    ? { url: configuredUrl, stop: async () => undefined }
    : await startPostgres({ folder: join(folder, 'pg') });
  const name = `bench_${randomBytes(4).toString('hex')}`;
  await administer(server.url, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 1 });
  await migrate(pool);
  await pool.end();
  return {
    url: url.href,
    async stop() {
      await administer(server.url, `drop database ${name} with (force)`);
      await server.stop();
    },
  };
}

async function administer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
