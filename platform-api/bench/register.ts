import { REGISTRATION_CHUNK_ROWS, REGISTRATION_MAX_ROWS } from '@marquee/contract/agent-line';
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createAudit } from '../src/modules/operators/audit/audit';
import { createAccountGroups } from '../src/modules/lottery/groups/account-groups';
import { createLineRegistrations } from '../src/modules/people/line/registrations';
import { createBrandService } from '../src/modules/site/brand/service';
import { readConfig } from '../src/platform/config';
import { silentBus } from '../src/platform/events/silent-bus';
import { type Database, openDatabase } from '../src/platform/database';
import type { MemberRef } from '../src/platform/http/visitor';
import { seedBrands } from '../src/seed/brands/seed-brands';
import { seedIdentity } from '../src/seed/identity/seed-identity';
import { openBenchDatabase } from './database';

/**
 * `pnpm bench:register`: an agent's list of 10,000 accounts, registered in the parts that the office sends, beside one of 1,000. After each
 * part the heap is read before and after it is collected: what a part takes, and what stays of all parts so far.
 */
const FEW = 1_000;
const MEGABYTE = 1_048_576;
const WARM_UP = 5 * REGISTRATION_CHUNK_ROWS;
const folder = join(process.env['MARQUEE_HOME'] ?? '.marquee', 'bench');
const print = (line: string) => process.stdout.write(`${line}\n`);

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const heap = () => process.memoryUsage().heapUsed / MEGABYTE;

interface Peaks {
  /** Before a collection, in MB. */
  readonly used: number;
  /** After one, in MB. */
  readonly kept: number;
}

const server = await startServer();
try {
  const database = openDatabase(server.url, 2);
  await register(database, WARM_UP);
  const few = await register(database, FEW);
  const many = await register(database, REGISTRATION_MAX_ROWS);
  const ratio = (name: keyof Peaks) => (many[name] / few[name]).toFixed(2);
  print(`peak heap of ${REGISTRATION_MAX_ROWS} rows against ${FEW}: ${ratio('used')}; what stays: ${ratio('kept')}`);
  await database.close();
} finally {
  await server.stop();
}

async function startServer() {
  mkdirSync(folder, { recursive: true });
  const opened = await openBenchDatabase(folder);
  const database = openDatabase(opened.url, 2);
  await seedBrands(database, readConfig({ DATABASE_URL: opened.url, MARQUEE_HOME: folder }));
  await seedIdentity(database, {});
  await database.close();
  return opened;
}

/** Registers a list of so many new names below the demo agent; its rows are made part by part, as they arrive. */
async function register(database: Database, total: number): Promise<Peaks> {
  const { pool } = database;
  const platform = {
    database,
    clock: { now: () => new Date() },
    config: { rateLimits: true },
    bus: silentBus,
  } as never;
  const registrations = createLineRegistrations({
    platform,
    audit: createAudit(pool),
    brands: createBrandService(platform),
    groups: createAccountGroups(),
    openAccounts: async (memberId, tx) => void (await tx.query('select open_member_accounts($1)', [memberId])),
  });
  const { rows: agents } = await pool.query<MemberRef>(
    `select id, public_id as "publicId", account, type from member where account = 'demoagent' and brand_id = 1`,
  );
  const [agent] = agents;
  if (!agent) throw new Error('there is no demo agent');
  const context = { brand: { id: 1 } as never, requestId: 'bench' };
  const upload = { upload: randomUUID(), way: 'password' } as const;
  const stem = `b${total}x`;
  const before = process.cpuUsage();
  let [used, kept, registered] = [0, 0, 0];
  for (let at = 0; at < total; at += REGISTRATION_CHUNK_ROWS) {
    const places = Array.from({ length: Math.min(REGISTRATION_CHUNK_ROWS, total - at) }, (_, more) => at + more + 1);
    const rows = places.map((place) => ({ place, account: `${stem}${place}` }));
    const answer = await registrations.register(agent, context, { ...upload, rows });
    registered += answer.rows.filter(({ outcome }) => outcome === 'registered').length;
    used = Math.max(used, heap());
    collect();
    kept = Math.max(kept, heap());
  }
  if (registered !== total) throw new Error(`only ${registered} of ${total} rows were registered`);
  const { user, system } = process.cpuUsage(before);
  print(
    `${total} rows: heap at most ${used.toFixed(1)} MB, ${kept.toFixed(1)} MB after a collection; ${((user + system) / 1e6).toFixed(1)} s of processor time`,
  );
  return { used, kept };
}
