import { registerStoredReleases } from './modules/federation/stored-releases';
import { readConfig } from './platform/config';
import { openDatabase } from './platform/database';

/** Run by `pnpm release`: updates the registry from the store without a restart of the API. */
const config = readConfig();
const database = openDatabase(config.databaseUrl, 2);
try {
  const added = await registerStoredReleases(database.pool, config.home);
  process.stdout.write(`${added} new in the registry\n`);
} finally {
  await database.close();
}
