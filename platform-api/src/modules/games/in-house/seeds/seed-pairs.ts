import { randomBytes } from 'node:crypto';
import { sha256Hex } from '@marquee/contract/fairness/fair-bytes';
import type { SeedPair } from '@marquee/contract/in-house';
import type pg from 'pg';
import { inTransaction, type Queryable } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import {
  hasRoundInPlay,
  insertSeedPairs,
  lockActivePair,
  markRevealed,
  readClientSeeds,
  readLatestPairs,
  takeNonce,
} from './seed-pair-repository';

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

export function createSeedPairs(pool: pg.Pool): SeedPairs {
  return {
    async take(client, player) {
      await ensurePair(client, player, randomBytes(8).toString('hex'));
      const row = await takeNonce(client, player);
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
        const pairId = await lockActivePair(client, player);
        if (await hasRoundInPlay(client, player)) throw new Failure('round_in_play');
        await markRevealed(client, pairId);
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
  await insertSeedPairs(client, await Promise.all(pairs.map(newPair)));
}

async function newPair({ player, clientSeed }: { readonly player: string; readonly clientSeed: string }) {
  const serverSeed = randomBytes(32).toString('hex');
  return {
    player,
    server_seed: serverSeed,
    server_seed_hash: await sha256Hex(serverSeed),
    client_seed: clientSeed,
  };
}

async function readSeedPair(client: Queryable, player: string): Promise<SeedPair> {
  const [active, before] = await readLatestPairs(client, player);
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
