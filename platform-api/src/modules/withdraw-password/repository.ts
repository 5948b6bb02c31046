import type pg from 'pg';
import type { Queryable } from '../../platform/database';

/** An attempt at the password, counted before anything is compared. */
export interface StartedAttempt {
  readonly tries: number;
  /** The account is locked, and this attempt was not counted. */
  readonly refused: boolean;
  readonly locked_until: Date | null;
}

/**
 * Counts an attempt, parallel ones included. The last allowed attempt locks; an expired lock starts a new count.
 * @param most how many may be wrong in a row
 */
export async function startAttempt(
  pool: pg.Pool,
  memberId: bigint,
  { now, lockUntil, most }: { readonly now: Date; readonly lockUntil: Date; readonly most: number },
): Promise<StartedAttempt> {
  await pool.query({
    name: 'withdraw-password-tries',
    text: 'insert into withdraw_password_try (member_id, tries) values ($1, 0) on conflict do nothing',
    values: [memberId],
  });
  const { rows } = await pool.query<StartedAttempt>({
    name: 'withdraw-password-try',
    text: `with before as (select * from withdraw_password_try where member_id = $1 for update),
           next as (
             select member_id, coalesce(locked_until > $2, false) as refused,
                    case when locked_until is null then tries + 1 else 1 end as tries
             from before
           )
           update withdraw_password_try t
           set tries = case when n.refused then t.tries else n.tries end,
               locked_until = case when n.refused then t.locked_until when n.tries = $4 then $3::timestamptz end
           from next n where n.member_id = t.member_id
           returning t.tries, t.locked_until, n.refused`,
    values: [memberId, now, lockUntil, most],
  });
  const attempt = rows[0];
  if (!attempt) throw new Error('the attempt was not counted');
  return attempt;
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

export async function readPassword(pool: pg.Pool, memberId: bigint): Promise<PasswordRow> {
  const { rows } = await pool.query<PasswordRow>({
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
