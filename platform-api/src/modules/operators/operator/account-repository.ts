import type pg from 'pg';
import type { Queryable } from '../../../platform/database';
import type { Operator } from './repository';

export interface OperatorSessionEntry {
  readonly id: bigint;
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly ip: string | null;
  readonly userAgent: string;
  readonly tokenHash: Buffer;
}

/** Which sessions of an operator are open. */
interface OpenAt {
  readonly now: Date;
  readonly idleSince: Date;
}

/** The open sessions of an operator, the latest first. */
export async function readSessionsOf(
  pool: pg.Pool,
  operatorId: number,
  { now, idleSince }: OpenAt,
): Promise<OperatorSessionEntry[]> {
  const { rows } = await pool.query<OperatorSessionEntry>({
    name: 'operator-sessions-of',
    text: `select id, created_at as "startedAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt",
                  host(ip) as ip, user_agent as "userAgent", token_hash as "tokenHash"
           from operator_session where operator_id = $1 and expires_at > $2 and last_seen_at > $3
           order by created_at desc, id desc`,
    values: [operatorId, now, idleSince],
  });
  return rows;
}

/** @returns whether it was open, and the operator's */
export async function deleteSessionOf(pool: pg.Pool, operatorId: number, sessionId: bigint): Promise<boolean> {
  const { rowCount } = await pool.query('delete from operator_session where operator_id = $1 and id = $2', [
    operatorId,
    sessionId,
  ]);
  return rowCount === 1;
}

/** @returns how many there were */
export async function deleteSessionsOf(db: Queryable, operatorId: number): Promise<number> {
  const { rowCount } = await db.query('delete from operator_session where operator_id = $1', [operatorId]);
  return rowCount ?? 0;
}

export interface OperatorAccount extends Operator {
  readonly sessions: number;
  readonly lastSeenAt: Date | null;
  readonly hasSecondFactor: boolean;
}

/** Every operator with the number of open sessions, by name. */
export async function readOperatorAccounts(pool: pg.Pool, { now, idleSince }: OpenAt): Promise<OperatorAccount[]> {
  const { rows } = await pool.query<OperatorAccount>({
    name: 'operator-accounts',
    text: `select o.id, o.email, o.name, o.rights, o.brand_ids as "brandIds", o.status,
                  count(s.id)::int as sessions, max(s.last_seen_at) as "lastSeenAt",
                  exists (select from operator_authenticator a where a.operator_id = o.id and a.confirmed_at is not null)
                    as "hasSecondFactor"
           from operator o
           left join operator_session s on s.operator_id = o.id and s.expires_at > $1 and s.last_seen_at > $2
           group by o.id order by o.name, o.id`,
    values: [now, idleSince],
  });
  return rows;
}
