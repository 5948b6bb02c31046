import { hash, randomBytes } from 'node:crypto';
import type { Queryable } from '../../../platform/database';
import { seedBefore } from '../../../platform/hash-chain';
import { insertChain, readChain, type TakenSeeds, takeSeeds } from './seed-chain-repository';

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
function commitmentsOf(taken: TakenSeeds | null): Commitment[] {
  if (!taken) return [];
  const commitments: Commitment[] = [];
  let seed = seedBefore(taken.lastSeed, taken.length - taken.used);
  for (let position = taken.used; position > taken.before; position--) {
    seed = hash('sha256', seed);
    commitments.unshift({ chainId: taken.id, position, seedHash: seed });
  }
  return commitments;
}

async function openChain(client: Queryable, lotteryId: number): Promise<void> {
  const lastSeed = randomBytes(32).toString('hex');
  await insertChain(client, lotteryId, {
    anchor: seedBefore(lastSeed, CHAIN_LENGTH),
    lastSeed,
    length: CHAIN_LENGTH,
  });
}

/** The seed of a draw, hex. */
export async function readSeed(pool: Queryable, chainId: number, position: number): Promise<string> {
  const chain = await readChain(pool, chainId);
  if (!chain) throw new Error(`no seed chain ${chainId}`);
  return seedBefore(chain.lastSeed, chain.length - position);
}
