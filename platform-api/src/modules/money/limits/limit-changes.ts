import type { PlayBar } from '@marquee/contract/calls/limits';
import type { ExclusionLength, TimeOutLength } from '@marquee/contract/constants';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import type { LedgerService } from '../ledger/service';
import type { Audit } from '../../operators/audit/audit';
import { byMember } from '../../operators/audit/by-member';
import { barEnd } from './bar-length';
import { queueBarMessage, queueLimitMessages } from './limit-messages';
import { limitAt, type StoredLimit, NO_LIMIT } from './limit-change';
import {
  insertBar,
  type LimitKey,
  lockLimits,
  readBar,
  readLimit,
  refreshLimited,
  startPlayClock,
  writeLimit,
} from './repository';

/** The member of the call. */
export interface LimitsContext {
  readonly member: MemberRef;
  readonly brand: BrandRef;
  readonly requestId: string;
}

/** Writes limits and bars under the member's lock, which bets wait for, each with its audit entry. */
export interface LimitChanges {
  change(
    limit: Omit<LimitKey, 'memberId'>,
    next: (storedLimit: StoredLimit, now: Date) => StoredLimit,
    context: LimitsContext,
  ): Promise<void>;
  bar(kind: PlayBar['kind'], length: TimeOutLength | ExclusionLength, context: LimitsContext): Promise<PlayBar>;
}

export function createLimitChanges(
  { database: { pool }, clock, jobs }: Pick<Platform, 'database' | 'clock' | 'jobs'>,
  ledger: Pick<LedgerService, 'openMember'>,
  audit: Audit,
): LimitChanges {
  const whileBetsWait = (memberId: bigint, now: Date, work: (tx: pg.PoolClient) => Promise<void>) =>
    inTransaction(pool, async (tx) => {
      await ledger.openMember(memberId, tx);
      await lockLimits(tx, memberId);
      await work(tx);
      await refreshLimited(tx, memberId, now);
    });

  const entryOf = ({ member, brand, requestId }: LimitsContext, action: string) => ({
    ...byMember(member, brand.id),
    action,
    requestId,
  });

  return {
    async change(limit, next, context) {
      const key: LimitKey = { ...limit, memberId: context.member.id };
      const now = clock.now();
      await whileBetsWait(context.member.id, now, async (tx) => {
        const storedLimit = (await readLimit(tx, key)) ?? NO_LIMIT;
        const changed = next(storedLimit, now);
        if (key.kind === 'session' && limitAt(storedLimit, now).amount === null)
          await startPlayClock(tx, key.memberId, now);
        await writeLimit(tx, key, changed, now);
        await queueLimitMessages(tx, jobs, key, { before: storedLimit, after: changed, now });
        const details = {
          kind: key.kind,
          period: key.period,
          before: auditText(storedLimit),
          after: auditText(changed),
        };
        await audit.record({ ...entryOf(context, 'limit.changed'), details }, tx);
      });
    },

    async bar(kind, length, context) {
      const memberId = context.member.id;
      const now = clock.now();
      const until = barEnd(length, now);
      await whileBetsWait(memberId, now, async (tx) => {
        await insertBar(tx, memberId, kind, now, until);
        await queueBarMessage(tx, jobs, memberId, { kind, length, now });
        await audit.record({ ...entryOf(context, `limit.${kind}`), details: { length } }, tx);
      });
      return (await readBar(pool, memberId, now)) ?? { kind, until: until?.toISOString() ?? null };
    },
  };
}

/** Amounts as text: the log knows no bigint. */
const auditText = ({ amount, pending }: StoredLimit) => ({
  amount: amount === null ? null : String(amount),
  pending: pending && {
    amount: pending.amount === null ? null : String(pending.amount),
    from: pending.from.toISOString(),
  },
});
