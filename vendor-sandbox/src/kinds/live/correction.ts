import { z } from 'zod';
import { RANKS, SUITS } from './rules/card';
import type { Outcome } from './rules/outcome';

const card = z.templateLiteral([z.enum(RANKS), z.enum(SUITS)]);
const hand = z.array(card).min(2).max(3);
const die = z.number().int().min(1).max(6);

export const outcomeSchema: z.ZodType<Outcome> = z.discriminatedUnion('game', [
  z.strictObject({ game: z.literal('baccarat'), player: hand, banker: hand }),
  z.strictObject({ game: z.literal('dragonTiger'), dragon: card, tiger: card }),
  z.strictObject({ game: z.literal('roulette'), number: z.number().int().min(0).max(36) }),
  z.strictObject({ game: z.literal('sicBo'), dice: z.tuple([die, die, die]) }),
]);

/** `outcome` null: the round does not count. */
export const correctionSchema = z.strictObject({ round: z.string().max(64), outcome: outcomeSchema.nullable() });

/** A round's outcome that was wrong, replaced. */
export type RoundEntry = { readonly do: 'corrected' } & z.infer<typeof correctionSchema>;
