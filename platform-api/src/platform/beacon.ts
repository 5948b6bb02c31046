import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { z } from 'zod';
import type { Config } from './config';
import { type KeyFolder, openKeyFile, readKeyFile, readPrivateKey } from './key-file';

export const BEACON_CHAINS = ['quicknet', 'local'] as const;
export type BeaconChain = (typeof BEACON_CHAINS)[number];

/** What a beacon published, hex. */
export interface BeaconRound {
  /** SHA-256 of the signature. */
  readonly randomness: string;
  readonly signature: string;
}

/** Public randomness in numbered rounds, which nobody knows before their time. */
export interface Beacon {
  readonly chain: BeaconChain;
  /** Ed25519 key, hex, that checks rounds of this installation's local chain; null where it never had one. */
  readonly localPublicKey: string | null;
  /**
   * A round whose time has come.
   * @returns null: it is not out yet
   * @throws Error when the beacon cannot be reached, or says something else than the interface of drand
   */
  read(round: number): Promise<BeaconRound | null>;
}

/** Of drand's chain "quicknet"; the local chain counts its rounds alike. */
const QUICKNET_HASH = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';
const GENESIS_MS = 1_692_803_367_000;
const PERIOD_MS = 3_000;

/** From the end of betting to the earliest round that may decide a draw. */
export const BEACON_DELAY_MS = 2_000;

/** The first round at least `BEACON_DELAY_MS` after the end of betting. */
export const beaconRoundOf = (closesAt: Date): number =>
  Math.ceil((closesAt.getTime() + BEACON_DELAY_MS - GENESIS_MS) / PERIOD_MS) + 1;

/** What a beacon round will decide, and until when bets on it are taken. */
export interface BeaconAppointment {
  readonly closesAt: Date;
  readonly round: number;
  /** When the round is published. */
  readonly at: Date;
}

/** The first round after so much time, and the end of betting that lies just before it: waiting for it takes always as long. */
export function beaconAppointment(now: Date, atLeastMs: number): BeaconAppointment {
  const round = beaconRoundOf(new Date(now.getTime() + atLeastMs));
  const at = timeOfBeaconRound(round);
  return { closesAt: new Date(at.getTime() - BEACON_DELAY_MS), round, at };
}

/** The key that checks a round of a chain; null for a public chain, whose key everybody knows. */
export const keyOfChain = ({ localPublicKey }: Pick<Beacon, 'localPublicKey'>, chain: BeaconChain): string | null =>
  chain === 'local' ? localPublicKey : null;

/** When a round is published. */
export const timeOfBeaconRound = (round: number): Date => new Date(GENESIS_MS + (round - 1) * PERIOD_MS);

const TIMEOUT_MS = 4_000;
/** What relays answer for a round that is not out. */
const NOT_OUT = new Set([404, 425]);

const hexSchema = z.string().regex(/^(?:[0-9a-f]{2})+$/);
const roundSchema = z.object({ round: z.number().int(), randomness: hexSchema, signature: hexSchema });

const sha256 = (hex: string): string => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

/**
 * drand's quicknet by its HTTP interface.
 * @param url address of a relay, such as `https://api.drand.sh`
 * @param localPublicKey of the local chain that the installation used before
 */
export function createDrandBeacon(url: string, localPublicKey: string | null = null): Beacon {
  const base = `${url.replace(/\/+$/, '')}/${QUICKNET_HASH}/public`;
  return {
    chain: 'quicknet',
    localPublicKey,
    async read(round) {
      const response = await fetch(`${base}/${round}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (NOT_OUT.has(response.status)) return null;
      if (!response.ok) throw new Error(`the beacon answered ${response.status}`);
      const { round: published, randomness, signature } = roundSchema.parse(await response.json());
      if (published !== round || sha256(signature) !== randomness)
        throw new Error(`the beacon’s round ${round} does not hold together`);
      return { randomness, signature };
    },
  };
}

/**
 * A chain of this installation alone, where no public beacon is configured: the holder of the key knows its rounds, so
 * draws that use it are labelled. A round is an Ed25519 signature of its number, and can be checked with the public key.
 */
export async function openLocalBeacon(keys: KeyFolder): Promise<Beacon> {
  const key = await openKeyFile(keys, KEY_FILE, {
    make: () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ...KEY_FORM,
  });
  return {
    chain: 'local',
    localPublicKey: publicKeyOf(key),
    read: async (round) => {
      const signature = sign(null, messageOf(round), key).toString('hex');
      return { randomness: sha256(signature), signature };
    },
  };
}

const KEY_FILE = 'lottery-beacon.pem';
const KEY_FORM = { read: (pem: string) => readPrivateKey(pem, 'ed25519') };

/** The 32 bytes of an Ed25519 key, which end its DER form. */
const publicKeyOf = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(-32).toString('hex');

/** As drand signs it: the SHA-256 of the number as eight bytes, the most significant first. */
function messageOf(round: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(round));
  return createHash('sha256').update(bytes).digest();
}

/** The public beacon where one is configured; a local one otherwise. */
export async function openBeacon({ beaconUrl, keys }: Pick<Config, 'beaconUrl' | 'keys'>): Promise<Beacon> {
  if (beaconUrl === undefined) return openLocalBeacon(keys);
  const key = await readKeyFile(keys, KEY_FILE, KEY_FORM);
  return createDrandBeacon(beaconUrl, key && publicKeyOf(key));
}
