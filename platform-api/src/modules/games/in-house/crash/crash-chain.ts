import { hash, randomBytes } from 'node:crypto';
import { setImmediate as othersHadATurn } from 'node:timers/promises';
import type pg from 'pg';
import { seedBefore } from '../../../../platform/hash-chain';
import { insertCrashChain, useCrashChain } from './crash-chain-repository';

/** Rounds of one chain; at 20 s a round about eleven days. */
const CHAIN_LENGTH = 50_000;
/** Rounds between two checkpoints of a chain. */
const STRIDE = 250;

export interface NextSeed {
  readonly chainId: number;
  readonly position: number;
  readonly seed: string;
  /** SHA-256 of `seed`: the seed of the round before, so every round proves the next. */
  readonly seedHash: string;
}

export interface SeedSource {
  /** Takes the next seed of the current chain; opens a new chain, anchor first, when it is exhausted. */
  take(client: pg.ClientBase): Promise<NextSeed>;
}

/**
 * Caches checkpoints of the current chain: hashing from its end for each round would block the process for a tenth of a
 * second.
 */
export function createSeedSource(): SeedSource {
  let cachedChain: { readonly lastSeed: string; readonly landmarks: Promise<readonly string[]> } | null = null;

  /** The seed that many rounds before the last one. */
  const seedOf = async (lastSeed: string, before: number): Promise<string> => {
    if (cachedChain?.lastSeed !== lastSeed) cachedChain = { lastSeed, landmarks: landmarksOf(lastSeed) };
    const landmarks = await cachedChain.landmarks;
    return seedBefore(landmarks[Math.floor(before / STRIDE)] ?? lastSeed, before % STRIDE);
  };

  async function openChain(client: pg.ClientBase): Promise<void> {
    const lastSeed = randomBytes(32).toString('hex');
    const anchor = await seedOf(lastSeed, CHAIN_LENGTH);
    await insertCrashChain(client, { anchor, lastSeed, length: CHAIN_LENGTH });
  }

  async function take(client: pg.ClientBase): Promise<NextSeed> {
    const chain = await useCrashChain(client);
    if (!chain) {
      await openChain(client);
      return take(client);
    }
    const seed = await seedOf(chain.last_seed, chain.length - chain.used);
    return { chainId: chain.id, position: chain.used, seed, seedHash: hash('sha256', seed) };
  }

  return { take };
}

/** Every `STRIDE`th seed, counted backwards from the last one; computed in pieces that yield to the event loop. */
async function landmarksOf(lastSeed: string): Promise<readonly string[]> {
  const landmarks = [lastSeed];
  for (let latest = lastSeed; landmarks.length * STRIDE <= CHAIN_LENGTH; await othersHadATurn()) {
    latest = seedBefore(latest, STRIDE);
    landmarks.push(latest);
  }
  return landmarks;
}
