import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import type { LedgerService } from '../ledger/service';
import { emptyFloat } from '../transfer/empty-float';
import { isMember, readFloatsOfMembers } from './agent-end-repository';

const FLOATS_AT_A_TIME = 100;

/** Moves what came into floats since their owners stopped being agents. Any number of processes may do it. */
export function createEmptyFloats(parts: {
  readonly platform: Pick<Platform, 'database' | 'clock'>;
  readonly ledger: LedgerService;
}): () => Promise<void> {
  const { ledger, platform } = parts;
  const { pool } = platform.database;
  return async () => {
    for (const { memberId, brandId, currency } of await readFloatsOfMembers(pool, FLOATS_AT_A_TIME)) {
      const moved = await inTransaction(pool, async (tx) => {
        await ledger.lock(memberId, tx);
        // The account may be an agent's again by now.
        if (!(await isMember(tx, memberId))) return false;
        await emptyFloat(tx, parts, { memberId, brandId, key: randomUUID() });
        return true;
      });
      if (!moved) continue;
      const { cash } = await ledger.balanceOf(memberId);
      ledger.announce(memberId, cash, currency);
    }
  };
}
