import { createHmac } from 'node:crypto';
import type { ContactKind } from '@marquee/contract/calls/contacts';
import type { Clock } from '../../../platform/clock';
import type { Queryable } from '../../../platform/database';
import {
  deleteContactsOf,
  insertExcludedContact,
  isExcludedContact,
  readExclusionEnd,
  removeEndedExclusions,
} from './excluded-repository';

/** Contacts of people who were excluded from play when their account was erased: no account opens with them while the exclusion stands. */
export interface ExcludedContacts {
  /** Whether an exclusion that stands came with this contact. @param value E.164, or the address in small letters */
  includes(db: Queryable, brandId: number, kind: ContactKind, value: string): Promise<boolean>;
  /** Deletes the contacts of a member, and keeps their fingerprints where the member is excluded. */
  take(tx: Queryable, memberId: bigint): Promise<void>;
  /** Forgets those whose exclusion has ended. */
  sweep(db: Queryable): Promise<void>;
}

export function createExcludedContacts(digestKey: string, clock: Clock): ExcludedContacts {
  const digestOf = (brandId: number, kind: ContactKind, value: string) =>
    createHmac('sha256', digestKey).update(`${brandId} ${kind} ${value}`).digest();
  return {
    includes: (db, brandId, kind, value) =>
      isExcludedContact(db, { brandId, kind, digest: digestOf(brandId, kind, value), now: clock.now() }),

    async take(tx, memberId) {
      const exclusion = await readExclusionEnd(tx, memberId, clock.now());
      for (const { brandId, kind, value } of await deleteContactsOf(tx, memberId))
        if (exclusion)
          await insertExcludedContact(tx, { brandId, kind, digest: digestOf(brandId, kind, value), ...exclusion });
    },

    sweep: (db) => removeEndedExclusions(db, clock.now()),
  };
}
