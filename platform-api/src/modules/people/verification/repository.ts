import type pg from 'pg';

/** The recipient and purpose of a code. */
export interface CodeKey {
  readonly brandId: number;
  readonly purpose: string;
  readonly recipientHash: Buffer;
}

export interface CodeRow {
  readonly codeHash: Buffer;
  /** Including the current one. */
  readonly tries: number;
  readonly expiresAt: Date;
}

/** Stores a code, replacing the previous one. */
export async function putCode(pool: pg.Pool, key: CodeKey, codeHash: Buffer, expiresAt: Date): Promise<void> {
  await pool.query({
    name: 'verification-put',
    text: `insert into verification_code (brand_id, purpose, recipient_hash, code_hash, expires_at) values ($1, $2, $3, $4, $5)
           on conflict (brand_id, purpose, recipient_hash)
           do update set code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at`,
    values: [key.brandId, key.purpose, key.recipientHash, codeHash, expiresAt],
  });
}

/** Counts a try before the codes are compared, so that concurrent tries are counted too. */
export async function countTry(pool: pg.Pool, key: CodeKey): Promise<CodeRow | null> {
  const { rows } = await pool.query<CodeRow>({
    name: 'verification-try',
    text: `update verification_code set tries = least(tries + 1, 1000) where brand_id = $1 and purpose = $2 and recipient_hash = $3
           returning code_hash as "codeHash", tries, expires_at as "expiresAt"`,
    values: [key.brandId, key.purpose, key.recipientHash],
  });
  return rows[0] ?? null;
}

/** @returns true for the first caller that uses the code */
export async function takeCode(pool: pg.Pool, key: CodeKey, codeHash: Buffer): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'verification-take',
    text: 'delete from verification_code where brand_id = $1 and purpose = $2 and recipient_hash = $3 and code_hash = $4',
    values: [key.brandId, key.purpose, key.recipientHash, codeHash],
  });
  return rowCount === 1;
}

export async function deleteExpiredCodes(pool: pg.Pool, now: Date): Promise<void> {
  await pool.query('delete from verification_code where expires_at < $1', [now]);
}
