import type pg from 'pg';
import type { Queryable } from '../../../platform/database';

/** An account whose data may be erased. */
export interface AccountToErase {
  readonly id: bigint;
  readonly brandId: number;
  readonly publicId: string;
  /** Part of its data is gone already. */
  readonly isBegun: boolean;
}

const ACCOUNT = 'id, brand_id as "brandId", public_id as "publicId", erasing_since is not null as "isBegun"';

/** Accounts of a brand that were closed before a time, those closed first; pass the last one to go on behind it. */
export async function readDueAccounts(
  pool: pg.Pool,
  due: {
    readonly brandId: number;
    readonly before: Date;
    readonly after: AccountToErase | null;
    readonly limit: number;
  },
): Promise<AccountToErase[]> {
  const { rows } = await pool.query<AccountToErase>({
    name: 'erasure-due',
    text: `select ${ACCOUNT} from member
           where brand_id = $1 and status = 'closed' and erased_at is null and closed_at < $2
             and ($3::bigint is null or (closed_at, id) > (select closed_at, id from member where id = $3))
           order by closed_at, id limit $4`,
    values: [due.brandId, due.before, due.after?.id ?? null, due.limit],
  });
  return rows;
}

/** An account that is still to be erased, locked; null where it is not, or another process has it. */
export async function lockAccountToErase(tx: Queryable, id: bigint): Promise<AccountToErase | null> {
  const { rows } = await tx.query<AccountToErase>({
    name: 'erasure-lock',
    text: `select ${ACCOUNT} from member where id = $1 and status = 'closed' and erased_at is null for update skip locked`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** Whether operators keep the data of an account for a case, or its member may still open it again. */
export async function isHeld(tx: Queryable, memberId: bigint, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'erasure-held',
    text: `select from erasure_hold where member_id = $1
           union all select from account_opening where member_id = $1 and expires_at > $2`,
    values: [memberId, now],
  });
  return rowCount !== 0;
}

export async function markBegun(tx: Queryable, id: bigint, at: Date): Promise<void> {
  await tx.query({
    name: 'erasure-begin',
    text: 'update member set erasing_since = $2 where id = $1',
    values: [id, at],
  });
}

/** Erases up to `limit` rows by a statement of a floor. @returns how many it found */
export async function eraseSome(pool: pg.Pool, text: string, memberId: bigint, limit: number): Promise<number> {
  const { rowCount } = await pool.query(text, [memberId, limit]);
  return rowCount ?? 0;
}

/** Leaves a number where the member's row told who it was. */
export async function markErased(tx: Queryable, id: bigint, at: Date): Promise<void> {
  await tx.query({
    name: 'erasure-end',
    text: `update member set account = 'erased-' || public_id, account_key = 'erased-' || lower(public_id), nickname = '',
             avatar = null, picture_id = null, nickname_changed_at = null, appearance_changed_at = null,
             password_hash = null, must_change_password = false, birthday = null, payee_name = null, affiliate_code = null,
             referral_code = null, terms_accepted_at = null, first_login_at = null, profile = '{}', facts = '{}',
             payment_password_hash = null, payment_password_changed_at = null, erased_at = $2
           where id = $1`,
    values: [id, at],
  });
}

/** Columns of a member's row that stay after an erasure, with the reason. */
export const KEPT_COLUMNS: Readonly<Record<string, string>> = {
  id: 'the number by which the books name the account',
  brand_id: 'whose member it was',
  public_id: 'the number by which the record of acts names the account',
  wallet_user: 'the number by which vendors name the account',
  type: 'what the account was',
  password_changed_at: 'a time',
  language: 'names nobody',
  upline_id: 'whom the commissions of the books went to, by number',
  status: 'that it is closed',
  created_at: 'a time',
  closed_at: 'a time',
  erasing_since: 'a time',
  erased_at: 'a time',
};
