import type { Queryable } from '../../../platform/database';

/** Lets the owner of an account activate it by a secret, in place of an earlier one. */
export async function putActivation(
  tx: Queryable,
  memberId: bigint,
  { secretHash, expiresAt }: { readonly secretHash: Buffer; readonly expiresAt: Date },
): Promise<void> {
  await tx.query({
    name: 'activation-put',
    text: `insert into member_activation (member_id, secret_hash, expires_at) values ($1, $2, $3)
           on conflict (member_id) do update set secret_hash = excluded.secret_hash, expires_at = excluded.expires_at`,
    values: [memberId, secretHash, expiresAt],
  });
}

/** @returns whether the account waited for its owner; its secret is a new one then */
export async function replaceActivation(
  tx: Queryable,
  memberId: bigint,
  { secretHash, expiresAt }: { readonly secretHash: Buffer; readonly expiresAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'activation-replace',
    text: 'update member_activation set secret_hash = $2, expires_at = $3 where member_id = $1',
    values: [memberId, secretHash, expiresAt],
  });
  return rowCount === 1;
}

/** @returns the account that a secret activates, null for a wrong or expired one */
export async function readActivation(
  db: Queryable,
  brandId: number,
  secretHash: Buffer,
  now: Date,
): Promise<{ readonly memberId: bigint; readonly account: string; readonly type: number } | null> {
  const { rows } = await db.query<{ memberId: bigint; account: string; type: number }>({
    name: 'activation-read',
    text: `select m.id as "memberId", m.account, m.type from member_activation a join member m on m.id = a.member_id
           where a.secret_hash = $2 and a.expires_at > $3 and m.brand_id = $1`,
    values: [brandId, secretHash, now],
  });
  return rows[0] ?? null;
}

/** Uses up a secret; restored when the transaction fails. @returns whether it was there */
export async function takeActivation(tx: Queryable, memberId: bigint, secretHash: Buffer, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'activation-take',
    text: 'delete from member_activation where member_id = $1 and secret_hash = $2 and expires_at > $3',
    values: [memberId, secretHash, now],
  });
  return rowCount === 1;
}

/** Whether a secret activates the account of the name. */
export async function activates(db: Queryable, memberId: bigint, secretHash: Buffer, now: Date): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'activation-of-account',
    text: 'select from member_activation where member_id = $1 and secret_hash = $2 and expires_at > $3',
    values: [memberId, secretHash, now],
  });
  return rowCount === 1;
}

/** What the owner of an account filled in. */
export interface OwnerRow {
  readonly nickname: string;
  readonly passwordHash: string;
  readonly paymentPasswordHash: string | null;
  readonly language: string;
  readonly birthday: string | null;
  readonly payeeName: string | null;
  readonly profile: Readonly<Record<string, string>>;
  readonly at: Date;
}

export async function writeOwner(tx: Queryable, memberId: bigint, owner: OwnerRow): Promise<void> {
  await tx.query({
    name: 'activation-owner',
    text: `update member set nickname = $2, password_hash = $3, payment_password_hash = $4, language = $5, birthday = $6, payee_name = $7,
             profile = $8, terms_accepted_at = $9, password_changed_at = $9 where id = $1`,
    values: [
      memberId,
      owner.nickname,
      owner.passwordHash,
      owner.paymentPasswordHash,
      owner.language,
      owner.birthday,
      owner.payeeName,
      owner.profile,
      owner.at,
    ],
  });
}

/**
 * Closes accounts whose secret ended before a time, with nobody below and without money, and takes their names off them.
 * @returns who they were
 */
export async function closeUnclaimed(
  tx: Queryable,
  { before, now, limit }: { readonly before: Date; readonly now: Date; readonly limit: number },
): Promise<{ readonly publicId: string; readonly brandId: number }[]> {
  const { rows: unclaimed } = await tx.query<{ id: bigint }>({
    name: 'activation-unclaimed',
    text: `select a.member_id as id from member_activation a
           where a.expires_at < $1
             and not exists (select from member d where d.upline_id = a.member_id)
             -- An agent's own sub-user is removed by its owner.
             and not exists (select from sub_user s where s.member_id = a.member_id)
             and not exists (select from wallet w where w.member_id = a.member_id and w.balance <> 0)
           order by a.expires_at, a.member_id limit $2 for update skip locked`,
    values: [before, limit],
  });
  const ids = unclaimed.map(({ id }) => id);
  // Money that is on its way arrives before the balance is looked at again.
  await tx.query({
    name: 'activation-lock-wallets',
    text: 'select from wallet where member_id = any ($1) order by account_id for update',
    values: [ids],
  });
  const { rows } = await tx.query<{ publicId: string; brandId: number }>({
    name: 'activation-close-unclaimed',
    text: `with unclaimed as (
             select m.id as member_id from unnest($1::bigint[]) as m(id)
             where not exists (select from wallet w where w.member_id = m.id and w.balance <> 0)
           ),
           ended as (delete from member_activation where member_id in (select member_id from unclaimed) returning member_id),
           forgotten as (delete from registration_row where member_id in (select member_id from ended)),
           ungrouped as (delete from lottery_member_group where member_id in (select member_id from ended))
           update member set account = 'unclaimed-' || public_id, account_key = 'unclaimed-' || lower(public_id), nickname = '',
             affiliate_code = null, referral_code = null, status = 'closed', closed_at = $2
           where id in (select member_id from ended)
           returning public_id as "publicId", brand_id as "brandId"`,
    values: [ids, now],
  });
  return rows;
}
