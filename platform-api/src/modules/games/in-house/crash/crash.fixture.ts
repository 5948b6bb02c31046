import type pg from 'pg';
import { beaconAppointment } from '../../../../platform/beacon';
import { inTransaction } from '../../../../platform/database';
import { UNIT } from '../../../money/ledger/money.fixture';
import { createSeedSource } from './crash-chain';
import { insertCrashRound } from './crash-repository';

export const STAKE = 100n * UNIT;
/** Of the only leader. */
export const UNFENCED = { fence: async () => undefined };

/** Makes rounds in their betting phase without a running loop, from the seeds of one source. */
export function createTestRounds(pool: () => pg.Pool) {
  const seeds = createSeedSource();
  return {
    seeds,
    openRound: (bettingMs = 60_000) =>
      inTransaction(pool(), async (client) =>
        insertCrashRound(client, await seeds.take(client), {
          ...beaconAppointment(new Date(), bettingMs),
          chain: 'local',
        }),
      ),
  };
}
