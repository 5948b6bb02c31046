import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type CallValue, calls } from '@marquee/contract/calls/index';
import { publishVersion } from '../src/modules/rewards/promotions/admin/publish-version';
import { type Database, inTransaction } from '../src/platform/database';
import { promotionsOf, seedPromotions } from '../src/seed/promotions/seed-promotions';
import { compareWithEmpty, logInMember, readOnce } from './member-reading';
import { onSeededApi } from './on-seeded-api';

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

await onSeededApi(
  folder,
  async (database) => {
    await seedPromotions(database);
    await publishCopies(database);
  },
  measure,
);
