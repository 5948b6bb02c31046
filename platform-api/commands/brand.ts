import fastify from 'fastify';
import { openDatabase } from '../../shared/build/src/start/database';
import { readSettings } from '../../shared/build/src/start/settings';
import { restoreLook, storeLook } from '../src/modules/operators/settings/store-look';
import { createAudit } from '../src/modules/operators/audit/audit';
import { originOf, readConfig } from '../src/platform/config';
import { openDatabase as openPool, inTransaction } from '../src/platform/database';
import { openEventBus } from '../src/platform/events/open-event-bus';
import { readBrandFolder } from '../src/seed/brands/brand-folder';
import { openBrand } from '../src/seed/brands/open-brand';

/** `pnpm brand`: opens a brand from files and changes its look, without a build. */
const USAGE = `usage: pnpm brand open <folder>                        creates the brand that the folder is named after
       pnpm brand look <folder> <reason>               the look of the folder, from now on
       pnpm brand looks <brand>                        every look that it had, the latest first
       pnpm brand restore <brand> <revision> <reason>  an earlier look again`;
const print = (line: string) => process.stdout.write(`${line}\n`);
const actor = { kind: 'system' } as const;

const settings = readSettings();
const server = await openDatabase(settings, () => undefined);
const config = readConfig({ ...process.env, DATABASE_URL: server.url, MARQUEE_HOME: settings.home });
const database = openPool(server.url, 2);
const { pool } = database;
const audit = createAudit(pool);

async function idOf(code: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('select id from brand where code = $1', [code]);
  const [row] = rows;
  if (!row) throw new Error(`there is no brand ${code}`);
  return row.id;
}

async function list(code: string): Promise<void> {
  const { rows } = await pool.query<{ revision: number; digest: string; at: Date; reason: string }>(
    `select revision, digest, created_at as at, reason from brand_look where brand_id = $1 order by revision desc`,
    [await idOf(code)],
  );
  for (const { revision, digest, at, reason } of rows) print(`${revision}  ${digest}  ${at.toISOString()}  ${reason}`);
}

/** Running processes read the brands again, and open pages follow. */
async function announce(): Promise<void> {
  const bus = await openEventBus(
    { nats: config.nats, directDatabaseUrl: server.url },
    { pool },
    fastify({ logger: { level: 'warn' } }).log,
  );
  bus.publish('config.changed', { revision: 'brand' }, 'everybody');
  await bus.close();
}

async function run([act, subject = '', ...rest]: readonly string[]): Promise<void> {
  const reason = rest.at(-1)?.trim() ?? '';
  if (act === 'looks' && subject !== '') return list(subject);
  if (act === 'open' && subject !== '' && rest.length === 0) {
    const brand = readBrandFolder(subject);
    await openBrand(database, config, brand);
    print(`${brand.name} is open at ${originOf(config, brand.code)}`);
  } else if (act === 'look' && reason !== '' && rest.length === 1) {
    const { code, look } = readBrandFolder(subject);
    const change = { brandId: await idOf(code), look, followsFiles: true, actor, reason };
    print(`${code} has look ${await inTransaction(pool, (client) => storeLook(client, audit, change))}`);
  } else if (act === 'restore' && reason !== '' && rest.length === 2) {
    const change = { brandId: await idOf(subject), revision: Number(rest[0]), actor, reason };
    print(`${subject} has look ${await inTransaction(pool, (client) => restoreLook(client, audit, change))}`);
  } else {
    throw new Error(USAGE);
  }
  await announce();
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
  await server.stop();
}
