import { readConfig } from './platform/config';
import { openDatabase } from './platform/database';
import { migrate } from './platform/migrate';
import { runProgram } from './platform/run-program';

await runProgram(async () => {
  const database = openDatabase(readConfig().directDatabaseUrl, 2);
  try {
    const { applied, isNewer } = await migrate(database.pool);
    if (isNewer) process.stdout.write('a newer release has migrated this database: its functions stay as they are\n');
    process.stdout.write(applied.length > 0 ? `applied ${applied.join(', ')}\n` : 'nothing to apply\n');
  } finally {
    await database.close();
  }
});
