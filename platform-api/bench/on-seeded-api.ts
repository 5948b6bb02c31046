import { mkdirSync } from 'node:fs';
import { readConfig } from '../src/platform/config';
import { type Database, openDatabase } from '../src/platform/database';
import { seedBrands } from '../src/seed/brands/seed-brands';
import { seedIdentity } from '../src/seed/identity/seed-identity';
import { startApi } from '../src/testing/api-process';
import { bundleApi } from './bundle';
import { openBenchDatabase } from './database';

/**
 * Measures the API's bundle on a database of its own that holds the demo's brands and people.
 * @param folder keys and files of the run
 * @param seed adds what is to be measured
 * @param measure gets the API's port on this machine
 */
export async function onSeededApi(
  folder: string,
  seed: (database: Database) => Promise<void>,
  measure: (port: number) => Promise<void>,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const database = await openBenchDatabase(folder);
  try {
    const seeding = openDatabase(database.url, 2);
    await seedBrands(seeding, readConfig({ DATABASE_URL: database.url, MARQUEE_HOME: folder }));
    await seedIdentity(seeding, {});
    await seed(seeding);
    await seeding.pool.query('vacuum analyze').catch(() => undefined);
    await seeding.close();
    const api = await startApi(database.url, folder, await bundleApi());
    try {
      await measure(api.port);
    } finally {
      await api.stop();
    }
  } finally {
    await database.stop();
  }
}
