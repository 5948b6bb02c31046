import { bytesOfHex, sha256Hex, toHex } from '../fairness/fair-bytes';
import { type OwnDraw, ownResult } from './own-draw';
import type { LotteryResult } from './result';
import type { LotteryShape } from './shape';

/** What was published of an own draw before and after it. */
export interface PublishedDraw extends OwnDraw {
  readonly shape: LotteryShape;
  /** SHA-256 of the seed, hex: published before betting opened. */
  readonly seedHash: string;
  readonly result: LotteryResult;
}

/** What a repetition of a draw found. */
export interface DrawCheck {
  /** The seed is the one that was committed to. */
  readonly isSeedCommitted: boolean;
  /** Seed and beacon give the published result. */
  readonly isResultDrawn: boolean;
}

/** Repeats a draw from what was published of it, in a browser or on a server. */
export async function checkDraw({ shape, seedHash, result, ...own }: PublishedDraw): Promise<DrawCheck> {
  const [hash, drawn] = await Promise.all([sha256Hex(own.seed), ownResult(shape, own)]);
  return { isSeedCommitted: hash === seedHash, isResultDrawn: JSON.stringify(drawn) === JSON.stringify(result) };
}

/** Whether the seed is that position of the chain whose anchor was published: each hash is the seed of the draw before. */
export async function isInChain(seed: string, position: number, anchor: string): Promise<boolean> {
  let link = seed;
  for (let step = 0; step < position; step++) link = await sha256Hex(link);
  return link === anchor;
}

/** A round of a beacon as it was published; hex. */
export interface PublishedRound {
  readonly round: number;
  readonly randomness: string;
  readonly signature: string;
  /** Ed25519 key of a local beacon; null for a public one, whose signature takes a pairing library. */
  readonly publicKey: string | null;
}

/** Whether the randomness of a round is the SHA-256 of its signature; both are hex. */
export async function isSigned(randomness: string, signature: string): Promise<boolean> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOfHex(signature)))) === randomness;
}

/**
 * Whether a round holds together: randomness, signature, and the key of a local beacon. A browser without Ed25519 leaves the last
 * out.
 */
export async function isRoundSigned({ round, randomness, signature, publicKey }: PublishedRound): Promise<boolean> {
  if (!(await isSigned(randomness, signature))) return false;
  if (publicKey === null) return true;
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setBigUint64(0, BigInt(round));
  const message = await crypto.subtle.digest('SHA-256', bytes.buffer);
  const key = await crypto.subtle
    .importKey('raw', bytesOfHex(publicKey), { name: 'Ed25519' }, false, ['verify'])
    .catch(() => null);
  return key === null || crypto.subtle.verify({ name: 'Ed25519' }, key, bytesOfHex(signature), message);
}
