import type { Queryable } from '../../../platform/database';

/** A member's identifiers besides the account name. */
export interface Contacts {
  /** E.164. */
  readonly mobile: string | null;
  readonly email: string | null;
  /** Name of the member's bank account. */
  readonly payeeName: string | null;
}

export async function readContacts(db: Queryable, memberId: bigint): Promise<Contacts> {
  const { rows } = await db.query<Contacts>(
    `select payee_name as "payeeName",
       (select value from member_contact where member_id = member.id and kind = 'mobile') as mobile,
       (select value from member_contact where member_id = member.id and kind = 'email') as email
     from member where id = $1`,
    [memberId],
  );
  return rows[0] ?? { mobile: null, email: null, payeeName: null };
}

/**
 * Writes a contact.
 * @param value E.164, or the address in small letters
 * @param verifiedAt when the member proved to have it; null: not yet
 * @returns false when another member of the brand has it
 */
export async function insertContact(
  db: Queryable,
  memberId: bigint,
  brandId: number,
  kind: 'email' | 'mobile',
  value: string,
  verifiedAt: Date | null = null,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into member_contact (member_id, brand_id, kind, value, verified_at) values ($1, $2, $3, $4, $5)
     on conflict (brand_id, kind, value) do nothing`,
    [memberId, brandId, kind, value, verifiedAt],
  );
  return rowCount === 1;
}
