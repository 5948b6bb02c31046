import type { Queryable } from '../../../platform/database';

/** What an invited person may do. */
export interface OperatorGrant {
  readonly email: string;
  readonly rights: readonly string[];
  /** Empty: every brand. */
  readonly brandIds: readonly number[];
}

export interface NewInvitation extends OperatorGrant {
  readonly tokenHash: Buffer;
  /** Null: a person at the server. */
  readonly invitedBy: number | null;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Stores an invitation, in place of an earlier one that was not accepted. */
export async function putInvitation(db: Queryable, invitation: NewInvitation): Promise<void> {
  const { tokenHash, email, rights, brandIds, invitedBy, now, expiresAt } = invitation;
  await db.query(
    `insert into operator_invitation (token_hash, email, rights, brand_ids, invited_by, invited_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (email) where accepted_by is null do update
     set token_hash = excluded.token_hash, rights = excluded.rights, brand_ids = excluded.brand_ids,
         invited_by = excluded.invited_by, invited_at = excluded.invited_at, expires_at = excluded.expires_at`,
    [tokenHash, email, rights, brandIds, invitedBy, now, expiresAt],
  );
}

export interface OpenInvitation extends OperatorGrant {
  readonly expiresAt: Date;
}

/** The invitation of a link; null when it has expired or was accepted. */
export async function readInvitation(db: Queryable, tokenHash: Buffer, now: Date): Promise<OpenInvitation | null> {
  const { rows } = await db.query<OpenInvitation>(
    `select email, rights, brand_ids as "brandIds", expires_at as "expiresAt" from operator_invitation
     where token_hash = $1 and expires_at > $2 and accepted_by is null`,
    [tokenHash, now],
  );
  return rows[0] ?? null;
}

/** @returns false when it was accepted before */
export async function markAccepted(db: Queryable, tokenHash: Buffer, operatorId: number): Promise<boolean> {
  const { rowCount } = await db.query(
    'update operator_invitation set accepted_by = $2 where token_hash = $1 and accepted_by is null',
    [tokenHash, operatorId],
  );
  return rowCount === 1;
}

/** @returns the new operator's id; null when the address has an account */
export async function insertOperator(
  db: Queryable,
  { email, rights, brandIds }: OperatorGrant,
  { name, passwordHash }: { readonly name: string; readonly passwordHash: string },
): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>(
    `insert into operator (email, name, password_hash, rights, brand_ids) values ($1, $2, $3, $4, $5)
     on conflict (email) do nothing returning id`,
    [email, name, passwordHash, rights, brandIds],
  );
  return rows[0]?.id ?? null;
}

export async function deleteExpiredInvitations(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from operator_invitation where expires_at < $1 and accepted_by is null', [now]);
}
