import type { CallValue } from '@marquee/contract/calls/index';
import { createPrizesLog } from './admin/prizes-log';
import { createTermsAdmin } from './admin/terms-admin';
import { createCheckIns } from './check-in/check-in';
import { createEnvelopes } from './envelopes/envelopes';
import type { PrizeCaller, PrizeParts } from './prizes-context';
import { createRaffles } from './raffles/raffles';
import { readKindsInForce } from './terms/terms-repository';
import { createWheel } from './wheel/wheel';

/** Check-in calendar, prize wheel, envelope rains and raffles of the brands. */
export const createPrizes = (parts: PrizeParts) => ({
  /** A member's tickets, and the kinds of prizes that the brand has. */
  async mine({ brand, member }: PrizeCaller): Promise<CallValue<'tickets.mine'>> {
    const [tickets, kinds] = await Promise.all([
      parts.tickets.held(member.id),
      readKindsInForce(parts.platform.database.pool, brand.id),
    ]);
    return { tickets, kinds };
  },
  checkIns: createCheckIns(parts),
  wheel: createWheel(parts),
  envelopes: createEnvelopes(parts),
  raffles: createRaffles(parts),
  terms: createTermsAdmin(parts),
  log: createPrizesLog(parts),
});

export type PrizeService = ReturnType<typeof createPrizes>;
