import type pg from 'pg';

/** The options of the login that was interrupted. */
export interface LoginWishes {
  readonly rememberMe?: boolean | undefined;
  readonly transport?: 'cookie' | 'header' | undefined;
}

export interface StepUpRow {
  readonly memberId: bigint;
  readonly login: LoginWishes;
  /** Including this try. */
  readonly tries: number;
}

export interface NewStepUp {
  readonly tokenHash: Buffer;
  readonly memberId: bigint;
  readonly brandId: number;
  readonly login: LoginWishes;
  readonly expiresAt: Date;
}

export async function insertStepUp(pool: pg.Pool, stepUp: NewStepUp): Promise<void> {
  await pool.query(
    'insert into step_up (token_hash, member_id, brand_id, login, expires_at) values ($1, $2, $3, $4, $5)',
    [stepUp.tokenHash, stepUp.memberId, stepUp.brandId, stepUp.login, stepUp.expiresAt],
  );
}

interface StepUpKey {
  readonly tokenHash: Buffer;
  readonly brandId: number;
  readonly now: Date;
}

export async function readStepUp(pool: pg.Pool, { tokenHash, brandId, now }: StepUpKey): Promise<StepUpRow | null> {
  const { rows } = await pool.query<StepUpRow>(
    `select member_id as "memberId", login, tries from step_up
     where token_hash = $1 and brand_id = $2 and expires_at > $3`,
    [tokenHash, brandId, now],
  );
  return rows[0] ?? null;
}

/**
 * Counts a try before its answer is checked.
 * @returns null when the step-up has ended or its tries are used up
 */
export async function countTry(
  pool: pg.Pool,
  { tokenHash, brandId, now }: StepUpKey,
  most: number,
): Promise<StepUpRow | null> {
  const { rows } = await pool.query<StepUpRow>(
    `update step_up set tries = tries + 1
     where token_hash = $1 and brand_id = $2 and expires_at > $3 and tries < $4
     returning member_id as "memberId", login, tries`,
    [tokenHash, brandId, now, most],
  );
  return rows[0] ?? null;
}

/** @returns whether it still existed: a right answer is valid once */
export async function deleteStepUp(pool: pg.Pool, tokenHash: Buffer): Promise<boolean> {
  const { rowCount } = await pool.query('delete from step_up where token_hash = $1', [tokenHash]);
  return rowCount === 1;
}

export async function deleteExpiredStepUps(pool: pg.Pool, now: Date): Promise<void> {
  await pool.query('delete from step_up where expires_at < $1', [now]);
}
