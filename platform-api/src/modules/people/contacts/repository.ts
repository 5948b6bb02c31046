import type { ContactKind } from '@marquee/contract/calls/contacts';
import type { Queryable } from '../../../platform/database';

export interface ContactRow {
  readonly kind: ContactKind;
  readonly value: string;
  readonly isVerified: boolean;
}

export async function readBoundContacts(db: Queryable, memberId: bigint): Promise<ContactRow[]> {
  const { rows } = await db.query<ContactRow>({
    name: 'contacts-bound',
    text: 'select kind, value, verified_at is not null as "isVerified" from member_contact where member_id = $1',
    values: [memberId],
  });
  return rows;
}

/** One change of contacts of a member at a time, until the transaction ends. @returns the member's public id */
export async function lockContactsOf(tx: Queryable, memberId: bigint): Promise<string> {
  const { rows } = await tx.query<{ publicId: string }>({
    name: 'contacts-lock',
    text: 'select public_id as "publicId" from member where id = $1 for no key update',
    values: [memberId],
  });
  return rows[0]?.publicId ?? '';
}

export interface ChangeRow {
  readonly id: bigint;
  readonly brandId: number;
  readonly memberId: bigint;
  readonly kind: ContactKind;
  readonly value: string;
  readonly requestedAt: Date;
  readonly effectiveAt: Date;
}

const CHANGE_COLUMNS =
  'id, brand_id as "brandId", member_id as "memberId", kind, value, requested_at as "requestedAt", effective_at as "effectiveAt"';

/** The changes of a member that wait, the one that takes effect last first. */
export async function readWaitingChanges(db: Queryable, memberId: bigint): Promise<ChangeRow[]> {
  const { rows } = await db.query<ChangeRow>({
    name: 'contact-changes-waiting',
    text: `select ${CHANGE_COLUMNS} from contact_change where member_id = $1 and state = 'waiting' order by effective_at desc`,
    values: [memberId],
  });
  return rows;
}

/** @returns false when the member has such a change, or another one waits for the same contact */
export async function insertChange(tx: Queryable, change: Omit<ChangeRow, 'id'>): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'contact-change-insert',
    text: `insert into contact_change (brand_id, member_id, kind, value, requested_at, effective_at)
           values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    values: [change.brandId, change.memberId, change.kind, change.value, change.requestedAt, change.effectiveAt],
  });
  return rowCount === 1;
}

/** Changes that take effect; those of disabled and of closed accounts wait on, so that no closed account gives its contact free. */
export async function readDueChanges(db: Queryable, now: Date): Promise<Pick<ChangeRow, 'id' | 'memberId'>[]> {
  const { rows } = await db.query<Pick<ChangeRow, 'id' | 'memberId'>>({
    name: 'contact-changes-due',
    text: `select c.id, c.member_id as "memberId" from contact_change c join member m on m.id = c.member_id
           where c.state = 'waiting' and c.effective_at <= $1 and m.status not in ('disabled', 'closed') order by c.effective_at limit 500`,
    values: [now],
  });
  return rows;
}

/** A change that waits, locked; null when it has ended or somebody else ends it. */
export async function lockWaitingChange(tx: Queryable, id: bigint): Promise<ChangeRow | null> {
  const { rows } = await tx.query<ChangeRow>({
    name: 'contact-change-lock',
    text: `select ${CHANGE_COLUMNS} from contact_change where id = $1 and state = 'waiting' for update`,
    values: [id],
  });
  return rows[0] ?? null;
}

export async function endChange(tx: Queryable, id: bigint, state: 'done' | 'cancelled', at: Date): Promise<void> {
  await tx.query({
    name: 'contact-change-end',
    text: 'update contact_change set state = $2, ended_at = $3 where id = $1',
    values: [id, state, at],
  });
}

/** Whether another member of the brand has the contact. */
export async function isTaken(
  db: Queryable,
  { brandId, memberId, kind, value }: Pick<ChangeRow, 'brandId' | 'memberId' | 'kind' | 'value'>,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'contact-taken',
    text: 'select from member_contact where brand_id = $1 and kind = $2 and value = $3 and member_id <> $4',
    values: [brandId, kind, value, memberId],
  });
  return rowCount !== 0;
}

/**
 * Binds a verified contact in place of the member's old one.
 * @returns false when another member of the brand has it
 */
export async function putContact(
  tx: Queryable,
  { brandId, memberId, kind, value }: Pick<ChangeRow, 'brandId' | 'memberId' | 'kind' | 'value'>,
  verifiedAt: Date,
): Promise<boolean> {
  await tx.query('savepoint contact');
  try {
    await tx.query({
      name: 'contact-put',
      text: `insert into member_contact (member_id, brand_id, kind, value, verified_at) values ($1, $2, $3, $4, $5)
             on conflict (member_id, kind) do update set value = excluded.value, verified_at = excluded.verified_at`,
      values: [memberId, brandId, kind, value, verifiedAt],
    });
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error;
    await tx.query('rollback to savepoint contact');
    return false;
  }
}

/** Links to set a new password that went to an address which is not the member's any more. */
export async function deleteResetLink(tx: Queryable, memberId: bigint): Promise<void> {
  await tx.query('delete from password_reset where member_id = $1', [memberId]);
}
