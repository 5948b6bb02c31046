import { openDatabase } from '../../shared/build/src/start/database';
import { readSettings } from '../../shared/build/src/start/settings';
import { openDatabase as openPool } from '../src/platform/database';
import { printVerification } from './print-verification';

/**
 * `pnpm ledger:verify`: verifies the database of DATABASE_URL, else the embedded one of the state folder, running or
 * not.
 */
const database = await openDatabase(readSettings(), () => undefined);
const { pool, close } = openPool(database.url, 1);
try {
  const differing = await printVerification(pool, (line) => process.stdout.write(`${line}\n`));
  process.exitCode = differing > 0 ? 1 : 0;
} finally {
  await close();
  await database.stop();
}
