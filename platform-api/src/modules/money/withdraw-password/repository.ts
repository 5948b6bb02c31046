import type { Queryable } from '../../../platform/database';

/** The wrong attempts in a row so far. */
export interface Tries {
  readonly tries: number;
  readonly locked_until: Date | null;
}

/** Locks the count of the member's wrong attempts until the end of the transaction; attempts of other processes wait. */
export async function lockTries(db: Queryable, memberId: bigint): Promise<Tries> {
  // The update changes nothing: it locks a row that exists, and unlike a select it never finds one just deleted.
  const { rows } = await db.query<Tries>({
    name: 'withdraw-password-tries-lock',
    text: `insert into withdraw_password_try as t (member_id, tries) values ($1, 0)
           on conflict (member_id) do update set tries = t.tries returning tries, locked_until`,
    values: [memberId],
  });
  return rows[0] ?? { tries: 0, locked_until: null };
}

export async function writeTries(db: Queryable, memberId: bigint, { tries, locked_until }: Tries): Promise<void> {
  await db.query({
    name: 'withdraw-password-tries-write',
    text: 'update withdraw_password_try set tries = $2, locked_until = $3 where member_id = $1',
    values: [memberId, tries, locked_until],
  });
}

export async function forgetTries(db: Queryable, memberId: bigint): Promise<void> {
  await db.query({
    name: 'withdraw-password-right',
    text: 'delete from withdraw_password_try where member_id = $1',
    values: [memberId],
  });
}

/** The hash is stored with the member: the brand may require the password at registration. */
export interface PasswordRow {
  readonly hash: string | null;
  readonly locked_until: Date | null;
}

export async function readPassword(db: Queryable, memberId: bigint): Promise<PasswordRow> {
  const { rows } = await db.query<PasswordRow>({
    name: 'withdraw-password',
    text: `select m.payment_password_hash as hash, t.locked_until
           from member m left join withdraw_password_try t on t.member_id = m.id where m.id = $1`,
    values: [memberId],
  });
  return rows[0] ?? { hash: null, locked_until: null };
}

/**
 * When the member last changed the login password or this one; null when neither was changed since it was first set.
 */
export async function readLastChange(db: Queryable, memberId: bigint): Promise<Date | null> {
  const { rows } = await db.query<{ changed_at: Date | null }>({
    name: 'passwords-changed',
    text: `select greatest(payment_password_changed_at,
                           case when password_changed_at > created_at + interval '1 minute' then password_changed_at end) as changed_at
           from member where id = $1`,
    values: [memberId],
  });
  return rows[0]?.changed_at ?? null;
}

/**
 * @param present the replaced hash, null for a first one
 * @param next without `now` for a first password
 * @returns whether it was still the current one
 */
export async function replacePassword(
  db: Queryable,
  memberId: bigint,
  present: string | null,
  { hash, now }: { readonly hash: string | null; readonly now?: Date },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'withdraw-password-replace',
    text: `update member set payment_password_hash = $3, payment_password_changed_at = coalesce($4, payment_password_changed_at)
           where id = $1 and payment_password_hash is not distinct from $2`,
    values: [memberId, present, hash, now ?? null],
  });
  return rowCount === 1;
}
