import { z } from 'zod';
import type { BetRecord } from '../../../studio/studio';
import { LEG_OUTCOMES, MARKET_KINDS, PICK_NAMES } from '../rules/leg';
import { ODDS_FORMS } from '../rules/odds';
import type { Ticket } from './ticket';

const scoreSchema = z.object({ home: z.number(), away: z.number() });
const legSchema = z.object({
  kind: z.enum(MARKET_KINDS),
  line: z.number().nullable(),
  pick: z.enum(PICK_NAMES),
  match: z.string(),
  title: z.string(),
  league: z.string(),
  home: z.string(),
  away: z.string(),
  kickOffAt: z.string(),
  price: z.number(),
  scoreThen: scoreSchema.nullable(),
  outcome: z.enum(LEG_OUTCOMES).exactOptional(),
  score: scoreSchema.nullable().exactOptional(),
});
const schema: z.ZodType<Ticket> = z.object({
  rulesVersion: z.number(),
  simulated: z.literal(true),
  form: z.enum(ODDS_FORMS),
  quote: z.number().nullable(),
  nominal: z.number(),
  risk: z.number(),
  mostPayout: z.number(),
  odds: z.number().exactOptional(),
  legs: z.array(legSchema),
  valid_bet: z.number().exactOptional(),
});

/** @throws ZodError for the bet of another kind */
export const ticketOf = ({ detail }: Pick<BetRecord, 'detail'>): Ticket => schema.parse(detail);
