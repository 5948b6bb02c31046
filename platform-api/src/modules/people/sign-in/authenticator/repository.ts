import type { Queryable } from '../../../../platform/database';

export interface AuthenticatorRow {
  readonly sealedSecret: Buffer;
  readonly confirmedAt: Date | null;
}

export async function readAuthenticator(db: Queryable, memberId: bigint): Promise<AuthenticatorRow | null> {
  const { rows } = await db.query<AuthenticatorRow>(
    'select sealed_secret as "sealedSecret", confirmed_at as "confirmedAt" from authenticator where member_id = $1',
    [memberId],
  );
  return rows[0] ?? null;
}

/** @returns false when a confirmed one exists */
export async function putUnconfirmed(db: Queryable, memberId: bigint, sealedSecret: Buffer): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into authenticator (member_id, sealed_secret) values ($1, $2)
     on conflict (member_id) do update set sealed_secret = excluded.sealed_secret, last_step = 0
     where authenticator.confirmed_at is null`,
    [memberId, sealedSecret],
  );
  return rowCount === 1;
}

/** @returns false when this step, or a later one, was used before */
export async function spendStep(db: Queryable, memberId: bigint, step: number): Promise<boolean> {
  const { rowCount } = await db.query(
    'update authenticator set last_step = $2 where member_id = $1 and last_step < $2',
    [memberId, step],
  );
  return rowCount === 1;
}

/** @returns false when it was confirmed before */
export async function markConfirmed(db: Queryable, memberId: bigint, at: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'update authenticator set confirmed_at = $2 where member_id = $1 and confirmed_at is null',
    [memberId, at],
  );
  return rowCount === 1;
}

export async function deleteAuthenticator(db: Queryable, memberId: bigint): Promise<void> {
  await db.query('delete from authenticator where member_id = $1', [memberId]);
}

export async function insertRecoveryCodes(
  db: Queryable,
  memberId: bigint,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await db.query('insert into recovery_code (member_id, code_hash) select $1, unnest($2::bytea[])', [
    memberId,
    codeHashes,
  ]);
}

/** @returns whether it existed and was unused */
export async function spendRecoveryCode(db: Queryable, memberId: bigint, codeHash: Buffer, at: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'update recovery_code set used_at = $3 where member_id = $1 and code_hash = $2 and used_at is null',
    [memberId, codeHash, at],
  );
  return rowCount === 1;
}

export async function countRecoveryCodes(db: Queryable, memberId: bigint): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>(
    'select count(*) from recovery_code where member_id = $1 and used_at is null',
    [memberId],
  );
  return Number(rows[0]?.count ?? 0);
}
