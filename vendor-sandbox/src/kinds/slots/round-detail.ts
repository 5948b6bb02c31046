import { z } from 'zod';
import type { BetRecord } from '../../studio/studio';
import type { SlotRound } from './round';

/** A bet of a slot: before its reels have turned there is no round yet. */
export type SlotDetail = SlotRound | { readonly game: 'slots'; readonly spins?: never };

const colourSchema = z.enum(['red', 'black']);
const winSchema = z.object({
  kind: z.enum(['line', 'ways', 'scatter', 'jackpot']),
  symbol: z.number(),
  count: z.number(),
  line: z.number().nullable(),
  pay: z.number(),
  cells: z.array(z.tuple([z.number(), z.number()])),
});
const spinSchema = z.object({
  grid: z.array(z.array(z.number())),
  wins: z.array(winSchema),
  multiplier: z.number(),
  won: z.number(),
  freeSpins: z.number(),
});
const roundSchema = z.object({
  game: z.literal('slots'),
  stake: z.number(),
  spins: z.array(spinSchema),
  freeLeft: z.number(),
  gambles: z.array(z.object({ pick: colourSchema, drawn: colourSchema })),
  won: z.number(),
  jackpot: z.number().exactOptional(),
});
const detailSchema: z.ZodType<SlotDetail> = z.union([
  roundSchema,
  z.object({ game: z.literal('slots'), spins: z.never().exactOptional() }),
]);

/** The round of a bet; null before its reels have turned. @throws ZodError for the bet of another kind */
export function roundOf({ detail }: Pick<BetRecord, 'detail'>): SlotRound | null {
  const read = detailSchema.parse(detail);
  return read.spins ? read : null;
}
