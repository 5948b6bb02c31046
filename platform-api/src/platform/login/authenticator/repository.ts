import type { Queryable } from '../../database';

/** Whose second factor it is. */
export interface AuthenticatorOwner {
  readonly realm: 'member' | 'operator';
  readonly id: bigint | number;
}

const TABLES = {
  member: { authenticator: 'authenticator', recoveryCode: 'recovery_code', owner: 'member_id' },
  operator: { authenticator: 'operator_authenticator', recoveryCode: 'operator_recovery_code', owner: 'operator_id' },
} as const;

export interface AuthenticatorRow {
  readonly sealedSecret: Buffer;
  readonly confirmedAt: Date | null;
}

export async function readAuthenticator(
  db: Queryable,
  { realm, id }: AuthenticatorOwner,
): Promise<AuthenticatorRow | null> {
  const { rows } = await db.query<AuthenticatorRow>(
    `select sealed_secret as "sealedSecret", confirmed_at as "confirmedAt" from ${TABLES[realm].authenticator}
     where ${TABLES[realm].owner} = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** @returns false when a confirmed one exists */
export async function putUnconfirmed(
  db: Queryable,
  { realm, id }: AuthenticatorOwner,
  sealedSecret: Buffer,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into ${TABLES[realm].authenticator} as a (${TABLES[realm].owner}, sealed_secret) values ($1, $2)
     on conflict (${TABLES[realm].owner}) do update set sealed_secret = excluded.sealed_secret, last_step = 0
     where a.confirmed_at is null`,
    [id, sealedSecret],
  );
  return rowCount === 1;
}

/** @returns false when this step, or a later one, was used before */
export async function spendStep(db: Queryable, { realm, id }: AuthenticatorOwner, step: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `update ${TABLES[realm].authenticator} set last_step = $2 where ${TABLES[realm].owner} = $1 and last_step < $2`,
    [id, step],
  );
  return rowCount === 1;
}

/** @returns false when it was confirmed before */
export async function markConfirmed(db: Queryable, { realm, id }: AuthenticatorOwner, at: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `update ${TABLES[realm].authenticator} set confirmed_at = $2 where ${TABLES[realm].owner} = $1 and confirmed_at is null`,
    [id, at],
  );
  return rowCount === 1;
}

/** @returns whether it was active */
export async function deleteAuthenticator(db: Queryable, { realm, id }: AuthenticatorOwner): Promise<boolean> {
  const { rows } = await db.query<{ wasActive: boolean }>(
    `delete from ${TABLES[realm].authenticator} where ${TABLES[realm].owner} = $1 returning confirmed_at is not null as "wasActive"`,
    [id],
  );
  return rows[0]?.wasActive ?? false;
}

export async function insertRecoveryCodes(
  db: Queryable,
  { realm, id }: AuthenticatorOwner,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await db.query(
    `insert into ${TABLES[realm].recoveryCode} (${TABLES[realm].owner}, code_hash) select $1, unnest($2::bytea[])`,
    [id, codeHashes],
  );
}

/** @returns whether it existed and was unused */
export async function spendRecoveryCode(
  db: Queryable,
  { realm, id }: AuthenticatorOwner,
  codeHash: Buffer,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update ${TABLES[realm].recoveryCode} set used_at = $3
     where ${TABLES[realm].owner} = $1 and code_hash = $2 and used_at is null`,
    [id, codeHash, at],
  );
  return rowCount === 1;
}

export async function countRecoveryCodes(db: Queryable, { realm, id }: AuthenticatorOwner): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>(
    `select count(*) from ${TABLES[realm].recoveryCode} where ${TABLES[realm].owner} = $1 and used_at is null`,
    [id],
  );
  return Number(rows[0]?.count ?? 0);
}
