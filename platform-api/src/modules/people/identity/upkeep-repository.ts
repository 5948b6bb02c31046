import type { Queryable } from '../../../platform/database';

/** A sealed data key and what it is bound to. */
interface SealedKeyRow {
  readonly id: string;
  readonly sealedKey: Buffer;
  readonly keyId: number;
}

/** Ends approved checks whose document is not valid any more on a day, and the addresses beside them. @returns those of the documents */
export async function expireChecks(
  tx: Queryable,
  brandId: number,
  today: string,
  at: Date,
): Promise<Array<{ readonly id: string; readonly member_id: bigint }>> {
  const { rows } = await tx.query<{ id: string; member_id: bigint }>({
    name: 'identity-expire',
    text: `with due as (
             select id from identity_check where brand_id = $1 and state = 'approved' and expires_on < $2::date
             order by id limit 500 for update skip locked),
           ended as (
             update identity_check c set state = 'expired', closed_at = $3 from due
             where c.state = 'approved' and (c.id = due.id or c.identity_id = due.id) returning c.id, c.member_id, c.level)
           select id, member_id from ended where level = 1`,
    values: [brandId, today, at],
  });
  return rows;
}

/** Erases pictures and details of checks of a brand that ended before a time. @returns how many checks */
export async function eraseChecks(tx: Queryable, brandId: number, before: Date, at: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'identity-erase',
    text: `with due as (
             select id from identity_check where brand_id = $1 and closed_at < $2 and erased_at is null
             order by closed_at limit 200 for update skip locked),
           gone as (delete from identity_document d using due where d.check_id = due.id)
           update identity_check c set sealed_details = null, details_key = null, details_key_id = null, erased_at = $3 from due
           where c.id = due.id`,
    values: [brandId, before, at],
  });
  return rowCount ?? 0;
}

/** Removes checks that were never sent. */
export async function deleteOldDrafts(db: Queryable, before: Date): Promise<void> {
  await db.query({
    name: 'identity-old-drafts',
    text: `delete from identity_check where state = 'draft' and created_at < $1`,
    values: [before],
  });
}

/** Ends all checks of a member whose account is closed: from then on the retention runs. */
export async function closeChecks(tx: Queryable, memberId: bigint, at: Date): Promise<void> {
  await tx.query({
    name: 'identity-close-drafts',
    text: `delete from identity_check where member_id = $1 and state = 'draft'`,
    values: [memberId],
  });
  await tx.query({
    name: 'identity-close',
    text: `update identity_check set state = case when state = 'approved' then 'replaced' else 'refused' end, closed_at = $2
           where member_id = $1 and closed_at is null`,
    values: [memberId, at],
  });
}

/** Data keys of pictures that are sealed under another key than the newest. */
export async function readOldDocumentKeys(db: Queryable, keyId: number): Promise<SealedKeyRow[]> {
  const { rows } = await db.query<SealedKeyRow>({
    name: 'identity-old-document-keys',
    text: `select id, sealed_key as "sealedKey", key_id as "keyId" from identity_document where key_id <> $1 limit 200`,
    values: [keyId],
  });
  return rows;
}

export async function writeDocumentKey(db: Queryable, { id, sealedKey, keyId }: SealedKeyRow): Promise<void> {
  await db.query({
    name: 'identity-document-key-write',
    text: 'update identity_document set sealed_key = $2, key_id = $3 where id = $1',
    values: [id, sealedKey, keyId],
  });
}

/** As `readOldDocumentKeys`, of what members typed. */
export async function readOldDetailsKeys(db: Queryable, keyId: number): Promise<SealedKeyRow[]> {
  const { rows } = await db.query<SealedKeyRow>({
    name: 'identity-old-details-keys',
    text: `select id, details_key as "sealedKey", details_key_id as "keyId" from identity_check where details_key_id <> $1 limit 200`,
    values: [keyId],
  });
  return rows;
}

/** @param former nothing is written where the member has sent other details meanwhile */
export async function writeDetailsKey(
  db: Queryable,
  { id, sealedKey, keyId }: SealedKeyRow,
  former: Buffer,
): Promise<void> {
  await db.query({
    name: 'identity-details-key-write',
    text: 'update identity_check set details_key = $2, details_key_id = $3 where id = $1 and details_key = $4',
    values: [id, sealedKey, keyId, former],
  });
}
