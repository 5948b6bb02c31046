import { z } from 'zod';
import type { InstantGame } from './instant';
import { DIE_FACES, SIC_BO_SPOTS, type SicBoOutcome, type SicBoSpot, sicBoFactor } from './sic-bo';
import {
  type SpotBets,
  spotBetsSchema,
  type SpotResult,
  spotLargest,
  spotPayout,
  spotRisk,
  spotStake,
} from './spot-bets';

const dieSchema = z.number().int().min(1).max(DIE_FACES);

const FACES = Array.from({ length: DIE_FACES }, (_, at) => at + 1);
const THROWS: readonly SpotResult<SicBoSpot>[] = FACES.flatMap((first) =>
  FACES.flatMap((second) =>
    FACES.map((third) => ({
      chance: DIE_FACES ** -3,
      factorOf: (spot: SicBoSpot) => sicBoFactor(spot, [first, second, third]),
    })),
  ),
);

/** Three dice; several spots may be bet on at once. */
export const sicBo: InstantGame<SpotBets<SicBoSpot>, SicBoOutcome> = {
  code: 'SICBO',
  version: 'sic-bo/1',
  optionsSchema: spotBetsSchema(SIC_BO_SPOTS),
  outcomeSchema: z.strictObject({ dice: z.tuple([dieSchema, dieSchema, dieSchema]) }),
  stakeOf: spotStake,
  atRisk: (options) => spotRisk(options, THROWS),
  largestPayout: (options) => spotLargest(options, THROWS),
  play: (draw) => ({ dice: [draw(DIE_FACES) + 1, draw(DIE_FACES) + 1, draw(DIE_FACES) + 1] }),
  payout: (_stake, options, { dice }) => spotPayout(options, (spot) => sicBoFactor(spot, dice)),
};
