import { randomBytes } from 'node:crypto';
import { sha256Hex } from '@marquee/contract/fairness/fair-bytes';
import type { SeedPair } from '@marquee/contract/in-house';
import type pg from 'pg';
import { inTransaction, type Queryable } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import {
  hasNextPair,
  hasRoundInPlay,
  insertNextPair,
  lockPairs,
  readLatestPairs,
  revealActivePair,
  type SeedPairRow,
  setClientSeed,
  takeNonce,
  wasClientSeedUsed,
} from './seed-pair-repository';

export interface ActivePair {
  readonly id: bigint;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** A player's answer to the hash of the next server seed. */
export interface ClientSeed {
  readonly clientSeed: string;
  /** The next server seed's hash, as the player's browser saw it; absent: whichever is next. */
  readonly serverSeedHash?: string | undefined;
}

/**
 * The seed pairs of a player: the next one, of which only the hash of the server's seed exists for others, the active one, which has the
 * player's client seed as well, and past ones, which are revealed. A server seed is never made after the client seed that it meets.
 */
export interface SeedPairs {
  /**
   * Takes the next nonce of the player's active pair, in the transaction that writes the round.
   * @throws Failure `client_seed_required` before the player's browser has chosen one
   */
  take(client: pg.ClientBase, player: string): Promise<ActivePair>;
  /** The public part of the pairs; publishes the next one for players who have none. */
  show(player: string): Promise<SeedPair>;
  /**
   * Reveals the active pair, gives the next one, whose hash was published, the player's client seed, and publishes one more.
   * @throws Failure `round_in_play` while a round of the pair is open, `seeds_changed` where another hash is the next one,
   *   `client_seed_used`: the house knew it when it published the next server seed
   */
  rotate(player: string, chosen: ClientSeed): Promise<SeedPair>;
}

export function createSeedPairs(pool: pg.Pool): SeedPairs {
  return {
    async take(client, player) {
      const row = await takeNonce(client, player);
      if (!row) throw new Failure('client_seed_required');
      return {
        id: row.id,
        serverSeed: row.server_seed,
        serverSeedHash: row.server_seed_hash,
        clientSeed: row.client_seed,
        nonce: row.next_nonce - 1,
      };
    },

    async show(player) {
      if (!(await hasNextPair(pool, player))) await publishNext(pool, player);
      return readSeedPair(pool, player);
    },

    rotate: (player, { clientSeed, serverSeedHash }) =>
      inTransaction(pool, async (client) => {
        const next = (await lockPairs(client, player)).find((pair) => pair.client_seed === null);
        const isShown = next && (serverSeedHash ?? next.server_seed_hash) === next.server_seed_hash;
        if (!isShown) throw new Failure('seeds_changed');
        if (await hasRoundInPlay(client, player)) throw new Failure('round_in_play');
        if (await wasClientSeedUsed(client, player, clientSeed)) throw new Failure('client_seed_used');
        await revealActivePair(client, player);
        await setClientSeed(client, next.id, clientSeed);
        await publishNext(client, player);
        return readSeedPair(client, player);
      }),
  };
}

async function publishNext(client: Queryable, player: string): Promise<void> {
  const serverSeed = randomBytes(32).toString('hex');
  await insertNextPair(client, { player, serverSeed, serverSeedHash: await sha256Hex(serverSeed) });
}

async function readSeedPair(client: Queryable, player: string): Promise<SeedPair> {
  const pairs = await readLatestPairs(client, player);
  const next = pairs.find((pair) => pair.client_seed === null);
  if (!next) throw new Error('no seed pair is published');
  const active = pairs.find((pair) => pair.revealed_at === null && pair.client_seed_at !== null);
  return {
    serverSeedHash: (active ?? next).server_seed_hash,
    clientSeed: active?.client_seed ?? '',
    nonce: active?.next_nonce ?? 0,
    nextServerSeedHash: next.server_seed_hash,
    revealed: revealedOf(pairs.find((pair) => pair.revealed_at !== null)),
  };
}

const revealedOf = (pair: SeedPairRow | undefined): SeedPair['revealed'] =>
  pair
    ? {
        serverSeed: pair.server_seed,
        serverSeedHash: pair.server_seed_hash,
        clientSeed: pair.client_seed ?? '',
        rounds: pair.next_nonce,
      }
    : null;
