import { fairBlock, type RoundSeeds } from './fair-bytes';

/** Takes a uniform integer of 0 to `bound - 1`; bound up to 2^32. */
export type FairDraw = (bound: number) => number;

const WORDS = 2 ** 32;

/** Draws by rejection sampling from 32-bit words, never by a plain remainder. */
export function fairDrawFrom(nextWord: () => number): FairDraw {
  return (bound) => {
    const limit = WORDS - (WORDS % bound);
    for (;;) {
      const word = nextWord();
      if (word < limit) return word % bound;
    }
  };
}

class OutOfWords extends Error {}

/** Plays a round by its seeds. */
export const playFairly = <Value>(seeds: RoundSeeds, rule: (draw: FairDraw) => Value): Promise<Value> =>
  playFromBlocks((block) => fairBlock(seeds, block), rule);

/**
 * Plays by words that come block by block. Hashing is asynchronous in a browser while rules are synchronous: when the words
 * run out, more are computed and the rule, which depends on its draw only, starts again.
 */
export async function playFromBlocks<Value>(
  blockOf: (block: number) => Promise<readonly number[]>,
  rule: (draw: FairDraw) => Value,
): Promise<Value> {
  const words: number[] = [];
  for (let block = 0; ; block++) {
    words.push(...(await blockOf(block)));
    let used = 0;
    try {
      return rule(
        fairDrawFrom(() => {
          const word = words[used++];
          if (word === undefined) throw new OutOfWords();
          return word;
        }),
      );
    } catch (error) {
      if (!(error instanceof OutOfWords)) throw error;
    }
  }
}
