import { z } from 'zod';
import type { BetRecord } from '../../studio/studio';
import type { AnyCategory } from './card-game';
import { CATEGORIES } from './hold-em/poker-rank';
import type { PvpRound } from './pvp-messages';
import { ROOMS } from './stakes';
import { TEEN_CATEGORIES } from './teen-patti/teen-rank';

const categorySchema: z.ZodType<AnyCategory> = z.enum([...CATEGORIES, ...TEEN_CATEGORIES]);
const cardsSchema = z.array(z.number());
const handSchema = z.object({
  hand: z.number(),
  cards: cardsSchema,
  board: cardsSchema,
  net: z.number(),
  pot: z.number(),
  rake: z.number(),
  folded: z.boolean(),
  category: categorySchema.nullable(),
  shown: z.array(z.object({ seat: z.number(), isHouse: z.boolean(), cards: cardsSchema, category: categorySchema })),
});
const schema: z.ZodType<PvpRound> = z.object({
  game: z.enum(['holdem', 'teenpatti']),
  room: z.enum(ROOMS),
  unit: z.number(),
  buyIn: z.number(),
  stack: z.number(),
  wagered: z.number(),
  played: z.number(),
  hands: z.array(handSchema),
  table: z.string().exactOptional(),
  hand: z.number().exactOptional(),
  stacks: z.record(z.string(), z.number()).exactOptional(),
  valid_bet: z.number().exactOptional(),
});

/** @throws ZodError for the bet of another kind */
export const sittingOf = ({ detail }: Pick<BetRecord, 'detail'>): PvpRound => schema.parse(detail);
