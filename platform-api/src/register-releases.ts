import { registerStoredReleases } from './modules/releases/federation/stored-releases';
import { readConfig } from './platform/config';
import { openDatabase } from './platform/database';
import { openStore } from './platform/store/open-store';

/** Run by `pnpm release`: updates the registry from the store without a restart of the API. */
const config = readConfig();
const database = openDatabase(config.databaseUrl, 2);
try {
  const { added, refused } = await registerStoredReleases(database.pool, config, openStore(config));
  process.stdout.write(`${added} new in the registry\n`);
  for (const { name, version, reasons } of refused)
    process.stderr.write(`${name} ${version} was refused: ${reasons.join('; ')}\n`);
  if (refused.length > 0) process.exitCode = 1;
} finally {
  await database.close();
}
