import type { Queryable } from '../../../../platform/database';

export interface NewCrashChain {
  /** What the first seed is proved by. */
  readonly anchor: string;
  /** The seed that all others follow from, used last. */
  readonly lastSeed: string;
  readonly length: number;
}

/** A chain with the seed that was taken from it counted in `used`. */
export interface UsedChainRow {
  readonly id: number;
  readonly last_seed: string;
  readonly length: number;
  readonly used: number;
}

export async function insertCrashChain(client: Queryable, { anchor, lastSeed, length }: NewCrashChain): Promise<void> {
  await client.query({
    name: 'insert-crash-chain',
    text: 'insert into crash_chain (anchor, last_seed, length) values ($1, $2, $3)',
    values: [anchor, lastSeed, length],
  });
}

/** Counts one more seed of the newest chain as used. @returns null: it is exhausted, or there is none */
export async function useCrashChain(client: Queryable): Promise<UsedChainRow | null> {
  const { rows } = await client.query<UsedChainRow>({
    name: 'use-crash-chain',
    text: `update crash_chain set used = used + 1
           where id = (select max(id) from crash_chain) and used < length returning id, last_seed, length, used`,
  });
  return rows[0] ?? null;
}
