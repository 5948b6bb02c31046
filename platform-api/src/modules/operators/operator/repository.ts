import type pg from 'pg';

export interface Operator {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly rights: readonly string[];
  /** Empty: every brand. */
  readonly brandIds: readonly number[];
  readonly status: 'active' | 'disabled';
}

const COLUMNS = 'o.id, o.email, o.name, o.rights, o.brand_ids as "brandIds", o.status';

export async function readOperatorByEmail(
  pool: pg.Pool,
  email: string,
): Promise<(Operator & { readonly passwordHash: string }) | null> {
  const { rows } = await pool.query<Operator & { passwordHash: string }>({
    name: 'operator-by-email',
    text: `select ${COLUMNS}, o.password_hash as "passwordHash" from operator o where o.email = $1`,
    values: [email],
  });
  return rows[0] ?? null;
}

export async function readOperator(pool: pg.Pool, id: number): Promise<Operator | null> {
  const { rows } = await pool.query<Operator>({
    name: 'operator-by-id',
    text: `select ${COLUMNS} from operator o where o.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

export interface OperatorSessionRow {
  readonly operator: Operator;
  readonly hasSecondFactor: boolean;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

export async function readOperatorSession(pool: pg.Pool, tokenHash: Buffer): Promise<OperatorSessionRow | null> {
  const { rows } = await pool.query<Operator & Omit<OperatorSessionRow, 'operator'>>({
    name: 'operator-session-read',
    text: `select ${COLUMNS}, s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt",
                  a.confirmed_at is not null as "hasSecondFactor"
           from operator_session s join operator o on o.id = s.operator_id
           left join operator_authenticator a on a.operator_id = o.id
           where s.token_hash = $1`,
    values: [tokenHash],
  });
  const [row] = rows;
  if (!row) return null;
  const { lastSeenAt, expiresAt, hasSecondFactor, ...operator } = row;
  return { operator, lastSeenAt, expiresAt, hasSecondFactor };
}

/** The operators of the open sessions among these. */
export async function readOpenOperatorSessions(
  pool: pg.Pool,
  tokenHashes: readonly Buffer[],
  now: Date,
  idleSince: Date,
): Promise<(Operator & { readonly tokenHash: Buffer })[]> {
  const { rows } = await pool.query<Operator & { tokenHash: Buffer }>({
    name: 'operator-sessions-open',
    text: `select ${COLUMNS}, s.token_hash as "tokenHash" from operator_session s join operator o on o.id = s.operator_id
           where s.token_hash = any($1::bytea[]) and s.expires_at > $2 and s.last_seen_at > $3 and o.status = 'active'`,
    values: [tokenHashes, now, idleSince],
  });
  return rows;
}

export interface NewOperatorSession {
  readonly tokenHash: Buffer;
  readonly operatorId: number;
  readonly ip: string;
  readonly userAgent: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertOperatorSession(pool: pg.Pool, session: NewOperatorSession): Promise<void> {
  await pool.query(
    `insert into operator_session (token_hash, operator_id, created_at, last_seen_at, expires_at, ip, user_agent)
     values ($1, $2, $3, $3, $4, $5, $6)`,
    [session.tokenHash, session.operatorId, session.now, session.expiresAt, session.ip, session.userAgent],
  );
}

/** The password of a session's operator, and when the session was opened by it. */
export async function readOwnPassword(
  pool: pg.Pool,
  tokenHash: Buffer,
): Promise<{ readonly passwordHash: string; readonly startedAt: Date } | null> {
  const { rows } = await pool.query<{ passwordHash: string; startedAt: Date }>(
    `select o.password_hash as "passwordHash", s.created_at as "startedAt"
     from operator_session s join operator o on o.id = s.operator_id where s.token_hash = $1`,
    [tokenHash],
  );
  return rows[0] ?? null;
}

export async function touchOperatorSession(pool: pg.Pool, tokenHash: Buffer, at: Date): Promise<void> {
  await pool.query('update operator_session set last_seen_at = $2 where token_hash = $1', [tokenHash, at]);
}

export async function deleteOperatorSession(pool: pg.Pool, tokenHash: Buffer): Promise<void> {
  await pool.query('delete from operator_session where token_hash = $1', [tokenHash]);
}

export async function deleteExpiredOperatorSessions(pool: pg.Pool, now: Date, idleSince: Date): Promise<void> {
  await pool.query('delete from operator_session where expires_at < $1 or last_seen_at < $2', [now, idleSince]);
}
