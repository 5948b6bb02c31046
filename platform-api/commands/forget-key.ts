import { openDatabase } from '../../shared/build/src/start/database';
import { readSettings } from '../../shared/build/src/start/settings';
import { forgetKey } from '../src/composition/forget-key';
import { createAudit } from '../src/modules/operators/audit/audit';
import { openDatabase as openPool } from '../src/platform/database';

/** `pnpm keys:forget`: processes start without a key that the database was written with. */
const USAGE = `usage: pnpm keys:forget <file below keys/> <reason>
       takes a lost key off the list of those that every process must have; what it sealed can not be opened any more`;

async function run([name = '', reason = '', ...rest]: readonly string[]): Promise<void> {
  if (!name || !reason.trim() || rest.length > 0) throw new Error(USAGE);
  const server = await openDatabase(readSettings(), () => undefined);
  const { pool, close } = openPool(server.url, 1);
  try {
    await forgetKey(pool, createAudit(pool), { name, reason: reason.trim() });
    process.stdout.write(`${name} is forgotten: the next start makes another one, or records the one that is there\n`);
  } finally {
    await close();
    await server.stop();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
