import type { SeedPair } from '@marquee/contract/in-house';
import { toHex } from '@marquee/contract/fairness/fair-bytes';
import { EngineError } from './engine-error';

const SEED_BYTES = 8;

/** A client seed of this browser's own random numbers: nobody else can have known it. */
export const newClientSeed = (): string => toHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));

/** The engine's calls about a player's seeds. */
export interface SeedCalls {
  seeds(): Promise<SeedPair>;
  /** @param request with the hash of the server seed that the client seed was chosen for */
  rotateSeeds(request: { readonly clientSeed: string; readonly serverSeedHash: string }): Promise<SeedPair>;
}

/**
 * Pairs a client seed with the next server seed, whose hash this browser has seen.
 * @param shown the pair whose next hash the player saw
 * @throws EngineError `seeds_differ` when the server then uses another seed than the one that it published
 */
export async function chooseClientSeed(
  client: Pick<SeedCalls, 'rotateSeeds'>,
  shown: Pick<SeedPair, 'nextServerSeedHash'>,
  clientSeed: string,
): Promise<SeedPair> {
  const serverSeedHash = shown.nextServerSeedHash;
  const pair = await client.rotateSeeds({ clientSeed, serverSeedHash });
  if (pair.serverSeedHash !== serverSeedHash || pair.clientSeed !== clientSeed) throw new EngineError('seeds_differ');
  return pair;
}

/** Chooses a client seed where the player has none yet: the hash of the server seed is read first. */
export async function ensureClientSeed(client: SeedCalls): Promise<void> {
  const shown = await client.seeds();
  if (shown.clientSeed === '') await chooseClientSeed(client, shown, newClientSeed());
}
