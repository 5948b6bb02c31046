import { z } from 'zod';
import { type Leg, MARKET_KINDS, PICK_NAMES, picksOf } from '../rules/leg';
import { HIGHEST_PRICE, LOWEST_PRICE, MINOR_UNIT, ODDS_FORMS } from '../rules/odds';
import { MOST_LEGS } from './limits';
import { ACCEPTANCES } from './selection';

const legSchema = z
  .strictObject({
    match: z.string().max(32),
    kind: z.enum(MARKET_KINDS),
    line: z.number().int().min(-2000).max(4000).nullable(),
    pick: z.enum(PICK_NAMES),
    price: z.number().int().min(LOWEST_PRICE).max(HIGHEST_PRICE),
  })
  .refine(isPossible, 'no such selection');

/** A pick that the market has, and a line where there is one. */
function isPossible({ kind, line, pick }: Leg): boolean {
  const hasLine = kind === 'handicap' || kind === 'total';
  return picksOf(kind).includes(pick) && (line !== null) === hasLine;
}

/** The request of a client: intent only; the server computes prices and payout. */
export const wagerSchema = z.strictObject({
  id: z.string().regex(/^[\w-]{8,64}$/),
  form: z.enum(ODDS_FORMS),
  acceptance: z.enum(ACCEPTANCES),
  /** As entered; the odds form decides what is risked. */
  stake: z.number().int().positive().multipleOf(MINOR_UNIT).max(Number.MAX_SAFE_INTEGER),
  legs: z.array(legSchema).min(1).max(MOST_LEGS),
});

export type Wager = z.infer<typeof wagerSchema>;
