import { hash } from 'node:crypto';

/** `seed` hashed `times` times with SHA-256, hex text to hex text: the seed that many rounds earlier. */
export function seedBefore(seed: string, times: number): string {
  let result = seed;
  for (let i = 0; i < times; i++) result = hash('sha256', result);
  return result;
}
