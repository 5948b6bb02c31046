import { BONUS_MODES } from '@marquee/contract/bonus';
import type { MinOddsTerms } from '@marquee/contract/promotions/rewards';
import { z } from 'zod';
import { contributionSchema } from '../wagering/service';

const amount = z.bigint().positive();

/** What holds for a bonus from its grant to its end; a member keeps the terms of the grant. Amounts in ledger units. */
export const bonusTermsSchema = z
  .strictObject({
    mode: z.enum(BONUS_MODES),
    /** How many times the base has to be wagered. */
    wageringTimes: z.int().min(0).max(100),
    base: z.enum(['bonus', 'deposit_and_bonus']),
    contribution: contributionSchema.default({}),
    /** Released a tenth at a time instead of all at once. */
    inSteps: z.boolean().default(false),
    /** Higher stakes are refused while it is active. */
    maxStake: amount.nullable().default(null),
    /** Games that cannot be played while it is active. */
    excludedGames: z.array(z.int()).max(500).default([]),
    /** From its start on; merged money cannot be given up, so it has none. */
    lifetimeHours: z.int().positive().max(8_760).nullable(),
    /** At most so many times the bonus becomes cash, of playable money; null: all that is left of it. */
    capTimes: z.int().min(1).max(1_000).nullable().default(null),
    /** Beside an active one: wait for its end, or not be granted. */
    stacking: z.enum(['queue', 'refuse']).default('queue'),
  })
  .refine(({ mode, inSteps }) => !inSteps || mode === 'released', { path: ['inSteps'] })
  .refine(({ mode, capTimes }) => mode === 'playable' || capTimes === null, { path: ['capTimes'] })
  .refine(({ mode, lifetimeHours }) => (mode === 'merged') === (lifetimeHours === null), { path: ['lifetimeHours'] });
export type BonusTerms = z.input<typeof bonusTermsSchema>;

/** The minimum odds of a contribution, from those of entered terms. */
export const minOddsByType = (minOdds: MinOddsTerms): Record<string, number> =>
  Object.fromEntries(minOdds.flatMap(({ gameType, odds }) => (odds > 0 ? [[gameType, odds]] : [])));

/** What has to be wagered, in ledger units. */
export function wageringOf(
  { wageringTimes, base }: Pick<BonusTerms, 'wageringTimes' | 'base'>,
  bonus: bigint,
  deposit: bigint,
): bigint {
  return BigInt(wageringTimes) * (base === 'bonus' ? bonus : bonus + deposit);
}
