import { hash, randomBytes } from 'node:crypto';
import type { Queryable } from '../../../platform/database';
import { seedBefore } from '../../../platform/hash-chain';

/** Draws of one chain: so few that any of its seeds is hashed from the last one within milliseconds. */
export const CHAIN_LENGTH = 2_000;

/** A seed that was set aside for a draw; the seed itself stays secret until it is drawn. */
export interface Commitment {
  readonly chainId: number;
  /** 1 is the first draw of the chain. */
  readonly position: number;
  /** SHA-256 of the seed, hex. */
  readonly seedHash: string;
}

interface TakenSeeds {
  readonly id: number;
  readonly last_seed: string;
  readonly length: number;
  /** Seeds that were used before, and are now. */
  readonly before: number;
  readonly used: number;
}

/**
 * Sets the next seeds of a game aside, in the order of its draws; opens a new chain, anchor first, when one is exhausted.
 * @param client holds a lock on the game: seeds are taken in the order of the draws
 */
export async function takeCommitments(client: Queryable, lotteryId: number, count: number): Promise<Commitment[]> {
  const commitments: Commitment[] = [];
  while (commitments.length < count) {
    const taken = commitmentsOf(await takeSeeds(client, lotteryId, count - commitments.length));
    if (taken.length === 0) await openChain(client, lotteryId);
    commitments.push(...taken);
  }
  return commitments;
}

/** From the last seed down, so that each is hashed once. */
function commitmentsOf(taken: TakenSeeds | undefined): Commitment[] {
  if (!taken) return [];
  const commitments: Commitment[] = [];
  let seed = seedBefore(taken.last_seed, taken.length - taken.used);
  for (let position = taken.used; position > taken.before; position--) {
    seed = hash('sha256', seed);
    commitments.unshift({ chainId: taken.id, position, seedHash: seed });
  }
  return commitments;
}

async function takeSeeds(client: Queryable, lotteryId: number, most: number): Promise<TakenSeeds | undefined> {
  const { rows } = await client.query<TakenSeeds>(
    `update lottery_seed_chain c set used = least(c.length, c.used + $2)
     from (select id, used from lottery_seed_chain where lottery_id = $1 order by id desc limit 1 for update) before
     where c.id = before.id
     returning c.id, encode(c.last_seed, 'hex') as last_seed, c.length, before.used as before, c.used`,
    [lotteryId, most],
  );
  return rows[0];
}

async function openChain(client: Queryable, lotteryId: number): Promise<void> {
  const lastSeed = randomBytes(32).toString('hex');
  await client.query(
    `insert into lottery_seed_chain (lottery_id, anchor, last_seed, length)
     values ($1, decode($2, 'hex'), decode($3, 'hex'), $4)`,
    [lotteryId, seedBefore(lastSeed, CHAIN_LENGTH), lastSeed, CHAIN_LENGTH],
  );
}

/** The seed of a draw, hex. */
export async function readSeed(pool: Queryable, chainId: number, position: number): Promise<string> {
  const { rows } = await pool.query<{ last_seed: string; length: number }>({
    name: 'lottery-seed-chain',
    text: `select encode(last_seed, 'hex') as last_seed, length from lottery_seed_chain where id = $1`,
    values: [chainId],
  });
  const chain = rows[0];
  if (!chain) throw new Error(`no seed chain ${chainId}`);
  return seedBefore(chain.last_seed, chain.length - position);
}
