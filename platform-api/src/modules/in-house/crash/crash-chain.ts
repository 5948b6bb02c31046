import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

/** Rounds of one chain; at 20 s a round about eleven days. */
const CHAIN_LENGTH = 50_000;

const hash = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** `seed` hashed `times` times: the seed that many rounds earlier. */
export function seedBefore(seed: string, times: number): string {
  let result = seed;
  for (let i = 0; i < times; i++) result = hash(result);
  return result;
}

export interface NextSeed {
  readonly chainId: number;
  readonly position: number;
  readonly seed: string;
  /** SHA-256 of `seed`: the seed of the round before, so every round proves the next. */
  readonly seedHash: string;
}

/** Takes the next seed of the chain in use; opens a new chain, anchor first, when it is spent. */
export async function takeSeed(client: pg.ClientBase): Promise<NextSeed> {
  const { rows } = await client.query<{ id: number; last_seed: string; length: number; used: number }>(
    'update crash_chain set used = used + 1 where id = (select max(id) from crash_chain) and used < length returning *',
  );
  const chain = rows[0];
  if (!chain) {
    await openChain(client);
    return takeSeed(client);
  }
  const seed = seedBefore(chain.last_seed, chain.length - chain.used);
  return { chainId: chain.id, position: chain.used, seed, seedHash: hash(seed) };
}

async function openChain(client: pg.ClientBase): Promise<void> {
  const lastSeed = randomBytes(32).toString('hex');
  await client.query('insert into crash_chain (anchor, last_seed, length) values ($1, $2, $3)', [
    seedBefore(lastSeed, CHAIN_LENGTH),
    lastSeed,
    CHAIN_LENGTH,
  ]);
}
