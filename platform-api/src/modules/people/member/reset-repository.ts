import type pg from 'pg';
import type { Queryable } from '../../../platform/database';

/**
 * The member of a password reset by e-mail.
 * @returns null unless the account of this name has this address, and is open or may be opened again
 */
export async function readMemberToReset(
  db: Queryable,
  {
    brandId,
    accountKey,
    email,
    now,
  }: { readonly brandId: number; readonly accountKey: string; readonly email: string; readonly now: Date },
): Promise<{ readonly id: bigint; readonly account: string; readonly language: string } | null> {
  const { rows } = await db.query<{ id: bigint; account: string; language: string }>({
    name: 'member-to-reset',
    text: `select m.id, m.account, m.language from member m join member_contact c on c.member_id = m.id
           where m.brand_id = $1 and m.account_key = $2 and c.kind = 'email' and c.value = $3 and m.status <> 'disabled'
             and (m.status <> 'closed' or exists (select from account_opening o where o.member_id = m.id and o.expires_at > $4))`,
    values: [brandId, accountKey, email, now],
  });
  return rows[0] ?? null;
}

/** Stores a member's link in place of the previous one. Does the same work when there is no such member. */
export async function putReset(
  pool: pg.Pool,
  memberId: bigint | null,
  tokenHash: Buffer,
  expiresAt: Date,
): Promise<void> {
  await pool.query({
    name: 'password-reset-put',
    text: `insert into password_reset (member_id, token_hash, expires_at) select id, $2, $3 from member where id = $1
           on conflict (member_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
    values: [memberId, tokenHash, expiresAt],
  });
}

/**
 * Uses up a link; restored when the transaction fails.
 * @returns the member's id, null for an invalid or expired link
 */
export async function takeReset(db: Queryable, brandId: number, tokenHash: Buffer, now: Date): Promise<bigint | null> {
  const { rows } = await db.query<{ member_id: bigint }>({
    name: 'password-reset-take',
    text: `delete from password_reset r using member m
           where r.token_hash = $1 and r.expires_at > $2 and m.id = r.member_id and m.brand_id = $3 returning r.member_id`,
    values: [tokenHash, now, brandId],
  });
  return rows[0]?.member_id ?? null;
}

export async function deleteExpiredResets(pool: pg.Pool, now: Date): Promise<void> {
  await pool.query('delete from password_reset where expires_at < $1', [now]);
}
