import { readConfig } from './platform/config';
import { openDatabase } from './platform/database';
import { demoAccountLines } from './seed/identity/demo-accounts';
import { seedAll } from './seed/seed-all';

const config = readConfig();
const database = openDatabase(config.databaseUrl, 4);
try {
  await seedAll(database, config);
  // The last line of output: `npm start` prints it.
  process.stdout.write(
    demoAccountLines()
      .map((line) => `${line}\n`)
      .join(''),
  );
} finally {
  await database.close();
}
