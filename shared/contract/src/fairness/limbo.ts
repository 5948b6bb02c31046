import { z } from 'zod';
import { crashPointOf } from './crash';
import { INSTANT_RETURN_PERCENT, type SingleBetGame } from './instant';

/** Hundredths: 1.01 x to 10,000 x. */
export const LIMBO_MIN_TARGET = 101;
export const LIMBO_MAX_TARGET = 1_000_000;

export interface LimboOptions {
  /** Hundredths. */
  readonly target: number;
}
export interface LimboOutcome {
  /** Hundredths. */
  readonly reached: number;
}

const HALF = 2 ** 26;

/** A multiplier drawn like a crash point: pays the chosen target if it is reached. */
export const limbo: SingleBetGame<LimboOptions, LimboOutcome> = {
  code: 'LIMBO',
  version: 'limbo/1',
  optionsSchema: z.strictObject({ target: z.number().int().min(LIMBO_MIN_TARGET).max(LIMBO_MAX_TARGET) }),
  outcomeSchema: z.strictObject({ reached: z.number().int().min(100) }),
  play: (draw) => ({ reached: crashPointOf((draw(HALF) * HALF + draw(HALF)) / 2 ** 52) }),
  payout: (stake, { target }, { reached }) => (reached >= target ? (stake * BigInt(target)) / 100n : 0n),
  odds({ target }) {
    const chance = Number(INSTANT_RETURN_PERCENT) / target;
    return [
      { chance, factor: target / 100 },
      { chance: 1 - chance, factor: 0 },
    ];
  },
};
