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
