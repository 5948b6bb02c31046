import { randomBytes } from 'node:crypto';
import { sha256Hex } from '@marquee/contract/fairness/fair-bytes';
import type { SeedPair } from '@marquee/contract/in-house';
import type pg from 'pg';
import { inTransaction, type Queryable } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';

export interface ActivePair {
  readonly id: bigint;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** The seed pairs of single-player games: one active per player, revealed when rotated. */
export interface SeedPairs {
  /** Takes the next nonce of the player's active pair, in the transaction that writes the round. */
  take(client: pg.ClientBase, player: string): Promise<ActivePair>;
  /** The active client seeds by player; created for players without one. */
  clientSeeds(players: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The public part of the pair. */
  show(player: string): Promise<SeedPair>;
  /**
   * Reveals the active pair and opens the next with the player's own client seed.
   * @throws Failure `round_in_play` while a round of the pair is open
   */
  rotate(player: string, clientSeed: string): Promise<SeedPair>;
}

interface PairRow {
  id: bigint;
  server_seed: string;
  server_seed_hash: string;
  client_seed: string;
  next_nonce: number;
}

const ROUNDS_IN_PLAY = `select from mines_round where player = $1 and state in ('placing', 'open')
  union all select from hi_lo_round where player = $1 and state in ('placing', 'open')
  union all select from instant_round where player = $1 and state = 'placing'`;

export function createSeedPairs(pool: pg.Pool): SeedPairs {
  return {
    async take(client, player) {
      await ensurePair(client, player, randomBytes(8).toString('hex'));
      const { rows } = await client.query<PairRow>({
        name: 'take-nonce',
        text: 'update in_house_seed_pair set next_nonce = next_nonce + 1 where player = $1 and revealed_at is null returning *',
        values: [player],
      });
      const row = rows[0];
      if (!row) throw new Error('the active seed pair is gone');
      return {
        id: row.id,
        serverSeed: row.server_seed,
        serverSeedHash: row.server_seed_hash,
        clientSeed: row.client_seed,
        nonce: row.next_nonce - 1,
      };
    },

    async clientSeeds(players) {
      const storedSeeds = await readClientSeeds(pool, players);
      const without = [...new Set(players)].filter((player) => !storedSeeds.has(player));
      if (without.length === 0) return storedSeeds;
      await ensurePairs(
        pool,
        without.map((player) => ({ player, clientSeed: randomBytes(8).toString('hex') })),
      );
      return readClientSeeds(pool, players);
    },

    async show(player) {
      await ensurePair(pool, player, randomBytes(8).toString('hex'));
      return readSeedPair(pool, player);
    },

    rotate: (player, clientSeed) =>
      inTransaction(pool, async (client) => {
        await ensurePair(client, player, clientSeed);
        const { rows } = await client.query<{ id: bigint }>(
          'select id from in_house_seed_pair where player = $1 and revealed_at is null for update',
          [player],
        );
        const open = await client.query(ROUNDS_IN_PLAY, [player]);
        if (open.rowCount) throw new Failure('round_in_play');
        await client.query('update in_house_seed_pair set revealed_at = now() where id = $1', [rows[0]?.id]);
        await ensurePair(client, player, clientSeed);
        return readSeedPair(client, player);
      }),
  };
}

const ensurePair = (client: Queryable, player: string, clientSeed: string): Promise<void> =>
  ensurePairs(client, [{ player, clientSeed }]);

async function ensurePairs(
  client: Queryable,
  pairs: readonly { readonly player: string; readonly clientSeed: string }[],
): Promise<void> {
  const serverSeeds = pairs.map(() => randomBytes(32).toString('hex'));
  await client.query({
    name: 'ensure-seed-pairs',
    text: `insert into in_house_seed_pair (player, server_seed, server_seed_hash, client_seed)
           select * from unnest($1::text[], $2::text[], $3::text[], $4::text[])
           on conflict (player) where revealed_at is null do nothing`,
    values: [
      pairs.map(({ player }) => player),
      serverSeeds,
      await Promise.all(serverSeeds.map(sha256Hex)),
      pairs.map(({ clientSeed }) => clientSeed),
    ],
  });
}

async function readClientSeeds(pool: pg.Pool, players: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ player: string; client_seed: string }>({
    name: 'client-seeds',
    text: 'select player, client_seed from in_house_seed_pair where player = any($1) and revealed_at is null',
    values: [players],
  });
  return new Map(rows.map((row) => [row.player, row.client_seed]));
}

async function readSeedPair(client: Queryable, player: string): Promise<SeedPair> {
  const { rows } = await client.query<PairRow & { revealed_at: Date | null }>(
    'select * from in_house_seed_pair where player = $1 order by id desc limit 2',
    [player],
  );
  const [active, before] = rows;
  if (!active) throw new Error('no active seed pair');
  return {
    serverSeedHash: active.server_seed_hash,
    clientSeed: active.client_seed,
    nonce: active.next_nonce,
    revealed: before
      ? {
          serverSeed: before.server_seed,
          serverSeedHash: before.server_seed_hash,
          clientSeed: before.client_seed,
          rounds: before.next_nonce,
        }
      : null,
  };
}
