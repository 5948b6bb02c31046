import type { RandomInt } from './shoe';

/** Repeatable randomness for tests (xorshift of 32 bits); never for a table. */
export function seededInt(seed: number): RandomInt {
  let state = seed || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) / 4_294_967_296) * below);
  };
}
