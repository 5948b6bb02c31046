import { dayOf } from '../../../platform/brand-days';
import { inTransaction, type Queryable } from '../../../platform/database';
import { queueMessage } from '../messages/message-fact';
import { type IdentityParts, ofDetails, ofDocument } from './identity-parts';
import { IDENTITY_PAGE } from './identity-message';
import {
  closeChecks,
  deleteOldDrafts,
  eraseChecks,
  expireChecks,
  readOldDetailsKeys,
  readOldDocumentKeys,
  writeDetailsKey,
  writeDocumentKey,
} from './upkeep-repository';

/** What happens to checks as time goes by. */
export interface IdentityUpkeep {
  /** Lowers the level of members whose document has expired, and tells them. */
  expire(): Promise<void>;
  /** Erases pictures and details after the brand's retention, and drafts that were never sent. Fingerprints of numbers stay. */
  erase(): Promise<void>;
  /** Seals data keys under the newest key of the ring. */
  rotate(): Promise<void>;
  /** Ends the checks of a closed account in its transaction. */
  closeAccount(tx: Queryable, memberId: bigint): Promise<void>;
}

const DAY_MS = 24 * 3_600_000;
const DRAFT_DAYS = 30;

export function createIdentityUpkeep({ platform, brands, box }: IdentityParts): IdentityUpkeep {
  const { clock, jobs } = platform;
  const { pool } = platform.database;
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);

  return {
    async expire() {
      for (const { id: brandId, offsetMinutes } of await brands.all())
        await inTransaction(pool, async (tx) => {
          const now = clock.now();
          for (const { id, member_id: memberId } of await expireChecks(tx, brandId, dayOf(now, offsetMinutes), now))
            await queueMessage(tx, jobs, {
              memberId,
              template: 'identity_expired',
              link: IDENTITY_PAGE,
              key: `identity:${id}:expired`,
            });
        });
    },

    async erase() {
      for (const { id, config } of await brands.all())
        await inTransaction(pool, (tx) => eraseChecks(tx, id, daysAgo(config.identity.retentionDays), clock.now()));
      await deleteOldDrafts(pool, daysAgo(DRAFT_DAYS));
    },

    async rotate() {
      const newest = await box.currentKeyId();
      const [documents, details] = [await readOldDocumentKeys(pool, newest), await readOldDetailsKeys(pool, newest)];
      const outcomes = await Promise.allSettled([
        ...documents.map(async (row) =>
          writeDocumentKey(pool, { id: row.id, ...(await box.reseal(row, ofDocument(row.id))) }),
        ),
        ...details.map(async (row) =>
          writeDetailsKey(pool, { id: row.id, ...(await box.reseal(row, ofDetails(row.id))) }, row.sealedKey),
        ),
      ]);
      // What cannot be opened keeps nobody else's document under an old key.
      const failed = outcomes.find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    },

    closeAccount: (tx, memberId) => closeChecks(tx, memberId, clock.now()),
  };
}
