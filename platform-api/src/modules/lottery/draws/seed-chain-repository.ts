import type { Queryable } from '../../../platform/database';

/** A chain of seeds, of which the last is hashed down to the others. Seeds in hex. */
export interface SeedChain {
  readonly lastSeed: string;
  /** How many seeds it has. */
  readonly length: number;
}

/** Seeds of a chain that were set aside just now: those from `before`, exclusive, to `used`, inclusive. */
export interface TakenSeeds extends SeedChain {
  readonly id: number;
  readonly before: number;
  readonly used: number;
}

/** Sets seeds of a lottery's latest chain aside, as many as it still has. @returns null for a lottery without a chain */
export async function takeSeeds(db: Queryable, lotteryId: number, most: number): Promise<TakenSeeds | null> {
  const { rows } = await db.query<TakenSeeds>(
    `update lottery_seed_chain c set used = least(c.length, c.used + $2)
     from (select id, used from lottery_seed_chain where lottery_id = $1 order by id desc limit 1 for update) before
     where c.id = before.id
     returning c.id, encode(c.last_seed, 'hex') as "lastSeed", c.length, before.used as before, c.used`,
    [lotteryId, most],
  );
  return rows[0] ?? null;
}

/** Opens a chain of a lottery. @param anchor what its first seed hashes to, hex: public at once */
export async function insertChain(
  db: Queryable,
  lotteryId: number,
  { anchor, lastSeed, length }: SeedChain & { readonly anchor: string },
): Promise<void> {
  await db.query(
    `insert into lottery_seed_chain (lottery_id, anchor, last_seed, length)
     values ($1, decode($2, 'hex'), decode($3, 'hex'), $4)`,
    [lotteryId, anchor, lastSeed, length],
  );
}

/** A chain by its id. */
export async function readChain(db: Queryable, chainId: number): Promise<SeedChain | null> {
  const { rows } = await db.query<{ lastSeed: string; length: number }>({
    name: 'lottery-seed-chain',
    text: `select encode(last_seed, 'hex') as "lastSeed", length from lottery_seed_chain where id = $1`,
    values: [chainId],
  });
  return rows[0] ?? null;
}
