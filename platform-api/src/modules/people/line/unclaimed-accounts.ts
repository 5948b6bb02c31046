import { inTransaction } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../operators/audit/audit';
import { closeUnclaimed } from './activation-repository';

/** Accounts that agents opened and whose owners never came. */
export interface UnclaimedAccounts {
  /** Closes those whose last secret ended long ago; their user names are free again. */
  close(): Promise<void>;
}

const DAY_MS = 86_400_000;
/** Days after its last secret ended in which the upline may still hand over a new one. */
const GRACE_DAYS = 60;
const ACCOUNTS_AT_ONCE = 200;
const ROUNDS = 50;

export function createUnclaimedAccounts({
  platform: { clock, database },
  audit,
}: {
  readonly platform: Pick<Platform, 'clock' | 'database'>;
  readonly audit: Audit;
}): UnclaimedAccounts {
  const closeSome = () =>
    inTransaction(database.pool, async (tx) => {
      const now = clock.now();
      const before = new Date(now.getTime() - GRACE_DAYS * DAY_MS);
      const closed = await closeUnclaimed(tx, { before, now, limit: ACCOUNTS_AT_ONCE });
      for (const { publicId, brandId } of closed) {
        const entry = { action: 'member.unclaimed-closed', subject: `member:${publicId}`, brandId };
        await audit.record({ actor: { kind: 'system' }, ...entry }, tx);
      }
      return closed.length;
    });
  return {
    async close() {
      for (let round = 0; round < ROUNDS; round += 1) if ((await closeSome()) < ACCOUNTS_AT_ONCE) return;
    },
  };
}
