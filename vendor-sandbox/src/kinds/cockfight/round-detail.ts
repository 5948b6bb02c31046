import { z } from 'zod';
import type { BetRecord } from '../../studio/studio';
import { type Pick as Side, type Pools, SIDES, type Winner } from './pool';

/** A bet on a fight, with all that is needed to read it later. Winner, pools and price once the fight is settled. */
export interface FightBet {
  readonly simulated: true;
  readonly fight: string;
  readonly number: number;
  readonly meron: string;
  readonly wala: string;
  readonly pick: Side;
  readonly winner?: Winner;
  readonly cancelled?: boolean;
  readonly pools?: Pools;
  /** Stake of the house on each side. */
  readonly house?: number;
  /** Final price in hundredths. */
  readonly price?: number;
  /** What the wallet is told of the price. */
  readonly odds?: number;
  readonly valid_bet?: number;
}

const sideSchema = z.enum(SIDES);
const schema: z.ZodType<FightBet> = z.object({
  simulated: z.literal(true),
  fight: z.string(),
  number: z.number(),
  meron: z.string(),
  wala: z.string(),
  pick: sideSchema,
  winner: sideSchema.exactOptional(),
  cancelled: z.boolean().exactOptional(),
  pools: z.object({ meron: z.number(), wala: z.number(), draw: z.number() }).exactOptional(),
  house: z.number().exactOptional(),
  price: z.number().exactOptional(),
  odds: z.number().exactOptional(),
  valid_bet: z.number().exactOptional(),
});

/** @throws ZodError for the bet of another kind */
export const fightBetOf = ({ detail }: Pick<BetRecord, 'detail'>): FightBet => schema.parse(detail);
