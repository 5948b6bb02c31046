import { openDatabase } from '../../shared/build/src/start/database';
import { readSettings } from '../../shared/build/src/start/settings';
import { createAudit } from '../src/modules/operators/audit/audit';
import { inviteOperator } from '../src/modules/operators/operator/invitations';
import { RIGHTS } from '../src/modules/operators/rights/rights';
import { readConfig } from '../src/platform/config';
import { openDatabase as openPool } from '../src/platform/database';
import { Failure } from '../src/platform/failure';

/** `pnpm operator:invite`: the first operator of an installation, or another one with every right. */
const USAGE = `usage: pnpm operator:invite <e-mail address>
       prints a link that sets up an operator with every right for every brand; valid once, for three days`;
const EMAIL = /^[^\s@]+@[^\s@]+$/;

async function run([email = '', ...rest]: readonly string[]): Promise<void> {
  if (!EMAIL.test(email) || rest.length > 0) throw new Error(USAGE);
  const settings = readSettings();
  const server = await openDatabase(settings, () => undefined);
  const config = readConfig({ ...process.env, DATABASE_URL: server.url, MARQUEE_HOME: settings.home });
  const database = openPool(server.url, 1);
  try {
    const { link, expiresAt } = await inviteOperator(
      { database, clock: { now: () => new Date() }, config },
      createAudit(database.pool),
      { email, rights: RIGHTS, brandIds: [] },
      { actor: { kind: 'system' }, reason: 'pnpm operator:invite' },
    );
    process.stdout.write(`${link}\nvalid once, until ${expiresAt.toISOString()}\n`);
  } finally {
    await database.close();
    await server.stop();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const exists = error instanceof Failure && error.code === 'operator_exists';
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${exists ? 'there is an operator with this e-mail address' : message}\n`);
  process.exitCode = 1;
}
