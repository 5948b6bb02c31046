import type { ContactKind } from '@marquee/contract/calls/contacts';
import type { Queryable } from '../../../platform/database';

interface ContactDigest {
  readonly brandId: number;
  readonly kind: ContactKind;
  readonly digest: Buffer;
}

/** When the exclusion of a member ends. */
export interface ExclusionEnd {
  /** Null: never. */
  readonly until: Date | null;
}

/** The exclusion of a member that ends last. @returns null where none stands */
export async function readExclusionEnd(db: Queryable, memberId: bigint, now: Date): Promise<ExclusionEnd | null> {
  const { rows } = await db.query<{ until: Date | null }>({
    name: 'exclusion-end',
    text: `select ends_at as until from play_bar
           where member_id = $1 and kind = 'self_exclusion' and (ends_at is null or ends_at > $2)
           order by ends_at desc nulls first limit 1`,
    values: [memberId, now],
  });
  return rows[0] ?? null;
}

export async function deleteContactsOf(
  tx: Queryable,
  memberId: bigint,
): Promise<{ readonly brandId: number; readonly kind: ContactKind; readonly value: string }[]> {
  const { rows } = await tx.query<{ brandId: number; kind: ContactKind; value: string }>({
    name: 'erasure-contacts',
    text: 'delete from member_contact where member_id = $1 returning brand_id as "brandId", kind, value',
    values: [memberId],
  });
  return rows;
}

export async function insertExcludedContact(
  tx: Queryable,
  { brandId, kind, digest, until }: ContactDigest & ExclusionEnd,
): Promise<void> {
  await tx.query({
    name: 'excluded-contact-insert',
    text: `insert into excluded_contact (brand_id, kind, digest, excluded_until) values ($1, $2, $3, $4)
           on conflict (brand_id, kind, digest) do update
             set excluded_until = nullif(greatest(coalesce(excluded_contact.excluded_until, 'infinity'), coalesce(excluded.excluded_until, 'infinity')), 'infinity')`,
    values: [brandId, kind, digest, until],
  });
}

export async function isExcludedContact(
  db: Queryable,
  { brandId, kind, digest, now }: ContactDigest & { readonly now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'excluded-contact-read',
    text: `select from excluded_contact
           where brand_id = $1 and kind = $2 and digest = $3 and (excluded_until is null or excluded_until > $4)`,
    values: [brandId, kind, digest, now],
  });
  return rowCount !== 0;
}

export async function removeEndedExclusions(db: Queryable, now: Date): Promise<void> {
  await db.query({
    name: 'excluded-contacts-ended',
    text: 'delete from excluded_contact where excluded_until <= $1',
    values: [now],
  });
}
