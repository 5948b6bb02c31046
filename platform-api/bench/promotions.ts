import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CallValue, calls } from '@marquee/contract/calls/index';
import { publishVersion } from '../src/modules/rewards/promotions/admin/publish-version';
import { readConfig } from '../src/platform/config';
import { type Database, inTransaction, openDatabase } from '../src/platform/database';
import { seedBrands } from '../src/seed/brands/seed-brands';
import { seedIdentity } from '../src/seed/identity/seed-identity';
import { promotionsOf, seedPromotions } from '../src/seed/promotions/seed-promotions';
import { startApi } from '../src/testing/api-process';
import { bundleApi } from './bundle';
import { openBenchDatabase } from './database';
import { compareWithEmpty, logInMember, readOnce } from './member-reading';

/**
 * `pnpm bench:promotions`: the list of promotions for a member of a brand with 200 live ones, read by 50 users, against an empty answer
 * to the same users in turns.
 */
const PROMOTIONS = 200;
const USERS = 50;
const GOAL = 3;
const BRAND = 'sundarban';
const folder = join(process.env['MARQUEE_HOME'] ?? '.marquee', 'bench');
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Copies of the brand's own promotions until there are so many. Codes are unique, so a copy has its own. */
async function publishCopies({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const originals = promotionsOf(BRAND, new Date());
  for (let made = originals.length; made < PROMOTIONS; made += 1) {
    const original = originals[made % originals.length];
    if (!original) throw new Error('the brand has no promotions');
    const { kind, terms } = original;
    const { trigger } = terms.rules;
    const own = trigger.kind === 'code' ? { ...trigger, code: `BENCH-${made}` } : trigger;
    const copied = { ...terms, rules: { ...terms.rules, trigger: own } };
    const id = randomUUID();
    await inTransaction(pool, async (tx) => {
      await tx.query(
        `insert into promotion (id, brand_id, kind, state, created_at) select $1, id, $2, 'draft', now() from brand where code = $3`,
        [id, kind, BRAND],
      );
      await tx.query(
        `insert into promotion_version (promotion_id, version, state, terms, reason, written_at, decided_at)
         values ($1, 1, 'confirmed', $2, 'a copy', now(), now())`,
        [id, JSON.stringify(copied)],
      );
      await publishVersion(tx, id, 1, copied);
    });
  }
}

async function measure(port: number): Promise<void> {
  const path = `${calls['promotions.list'].path}?language=en`;
  const reading = { port, folder, brand: BRAND, users: USERS, what: 'the list', path, goal: GOAL };
  const cookie = await logInMember(reading);
  const { promotions } = (await readOnce(reading, cookie)) as CallValue<'promotions.list'>;
  print(`promotions in the list: ${promotions.length}`);
  await compareWithEmpty(reading, cookie);
}

mkdirSync(folder, { recursive: true });
const database = await openBenchDatabase(folder);
try {
  const seeding = openDatabase(database.url, 2);
  await seedBrands(seeding, readConfig({ DATABASE_URL: database.url, MARQUEE_HOME: folder }));
  await seedIdentity(seeding, {});
  await seedPromotions(seeding);
  await publishCopies(seeding);
  await seeding.pool.query('vacuum analyze').catch(() => undefined);
  await seeding.close();
  const api = await startApi(database.url, folder, await bundleApi());
  try {
    await measure(api.port);
  } finally {
    await api.stop();
  }
} finally {
  await database.stop();
}
