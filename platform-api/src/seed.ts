import { readConfig } from './platform/config';
import { openDatabase } from './platform/database';
import { seedAll } from './seed/seed-all';

const config = readConfig();
const database = openDatabase(config.databaseUrl, 4);
try {
  await seedAll(database, config);
} finally {
  await database.close();
}
