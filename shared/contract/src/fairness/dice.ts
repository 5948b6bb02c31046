import { z } from 'zod';
import { INSTANT_RETURN_PERCENT, type SingleBetGame } from './instant';

/** A roll is 0.00 to 99.99, as a whole number of hundredths. */
export const DICE_FACES = 10_000;
/** Rolls that win: at least a thousandth of all, at most 98 of a hundred. */
export const DICE_MIN_WINS = 10;
export const DICE_MAX_WINS = 9_800;

export interface DiceOptions {
  /** Hundredths. */
  readonly target: number;
  /** Wins above the target, else below it. */
  readonly over: boolean;
}
export interface DiceOutcome {
  readonly roll: number;
}

/** How many of the 10,000 rolls win. */
export function diceWins({ target, over }: DiceOptions): number {
  return over ? DICE_FACES - 1 - target : target;
}

/** The target with a number of winning rolls. */
export function diceTarget(wins: number, over: boolean): number {
  return over ? DICE_FACES - 1 - wins : wins;
}

export function isDiceWin({ target, over }: DiceOptions, roll: number): boolean {
  return over ? roll > target : roll < target;
}

const optionsSchema = z
  .strictObject({ target: z.number().int().min(0).max(DICE_FACES), over: z.boolean() })
  .refine((options) => diceWins(options) >= DICE_MIN_WINS && diceWins(options) <= DICE_MAX_WINS);

/** A roll over or under a target of the player's; odds = (1 - edge) / chance. */
export const dice: SingleBetGame<DiceOptions, DiceOutcome> = {
  code: 'DICE',
  version: 'dice/1',
  optionsSchema,
  outcomeSchema: z.strictObject({
    roll: z
      .number()
      .int()
      .min(0)
      .max(DICE_FACES - 1),
  }),
  play: (draw) => ({ roll: draw(DICE_FACES) }),
  payout: (stake, options, { roll }) =>
    isDiceWin(options, roll)
      ? (stake * INSTANT_RETURN_PERCENT * BigInt(DICE_FACES)) / (100n * BigInt(diceWins(options)))
      : 0n,
  odds(options) {
    const chance = diceWins(options) / DICE_FACES;
    return [
      { chance, factor: Number(INSTANT_RETURN_PERCENT) / 100 / chance },
      { chance: 1 - chance, factor: 0 },
    ];
  },
};
