import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../operators/audit/audit';
import {
  type ChangeRow,
  deleteResetLink,
  endChange,
  lockContactsOf,
  lockWaitingChange,
  putContact,
  readDueChanges,
  readWaitingChanges,
} from './repository';
import { tellOfContact } from './tell-of-contact';

/** Changes of contacts that wait. */
export interface ContactChanges {
  /** @throws Failure `not_found`, for another member's too */
  cancel(member: MemberRef, changeId: bigint | null): Promise<void>;
  /** Cancels what waits for a member who has just recovered the account by the old contact. */
  cancelAllOf(tx: Queryable, memberId: bigint): Promise<void>;
  /** Lets changes take effect whose time has come. */
  completeDue(): Promise<void>;
}

export function createContactChanges(
  { clock, database: { pool }, jobs, log }: Pick<Platform, 'clock' | 'database' | 'jobs' | 'log'>,
  audit: Audit,
): ContactChanges {
  const end = async (tx: Queryable, change: ChangeRow, state: 'done' | 'cancelled') => {
    const now = clock.now();
    await endChange(tx, change.id, state, now);
    await tellOfContact(tx, jobs, state === 'done' ? 'contact_bound' : 'contact_change_cancelled', change, now);
    await audit.record(
      {
        actor: { kind: 'member', id: change.memberId },
        action: state === 'done' ? 'member.contact-bound' : 'member.contact-change-cancelled',
        subject: `member:${await lockContactsOf(tx, change.memberId)}`,
        brandId: change.brandId,
        details: { kind: change.kind },
      },
      tx,
    );
  };

  const complete = ({ id, memberId }: Pick<ChangeRow, 'id' | 'memberId'>) =>
    inTransaction(pool, async (tx) => {
      await lockContactsOf(tx, memberId);
      const change = await lockWaitingChange(tx, id);
      if (!change || change.effectiveAt > clock.now()) return;
      const isBound = await putContact(tx, change, change.requestedAt);
      if (isBound && change.kind === 'email') await deleteResetLink(tx, change.memberId);
      // Another member has bound it meanwhile: the old one stays.
      await end(tx, change, isBound ? 'done' : 'cancelled');
    });

  const cancelWaiting = async (tx: Queryable, memberId: bigint, isMeant: (change: ChangeRow) => boolean) => {
    await lockContactsOf(tx, memberId);
    let ended = 0;
    for (const { id } of (await readWaitingChanges(tx, memberId)).filter(isMeant)) {
      const change = await lockWaitingChange(tx, id);
      if (!change) continue;
      await end(tx, change, 'cancelled');
      ended += 1;
    }
    return ended;
  };

  return {
    async cancel(member, changeId) {
      const ended = await inTransaction(pool, (tx) => cancelWaiting(tx, member.id, ({ id }) => id === changeId));
      if (ended === 0) throw new Failure('not_found');
    },
    async cancelAllOf(tx, memberId) {
      await cancelWaiting(tx, memberId, () => true);
    },
    async completeDue() {
      for (const due of await readDueChanges(pool, clock.now()))
        await complete(due).catch((err: unknown) => log.warn({ err, id: String(due.id) }, 'a contact was not changed'));
    },
  };
}
