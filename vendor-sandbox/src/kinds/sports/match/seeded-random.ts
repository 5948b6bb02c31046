import { createHmac } from 'node:crypto';
import type { Random } from '../model/model';

/** The random numbers of a match: HMAC-SHA256 of a counter under its seed, unpredictable without the seed. */
export function seededRandom(seed: string): Random {
  let counter = 0;
  return () => createHmac('sha256', seed).update(String(counter++)).digest().readUIntBE(0, 6) / 2 ** 48;
}
