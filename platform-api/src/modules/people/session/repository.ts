import type pg from 'pg';
import type { Queryable } from '../../../platform/database';
import type { SignInMethod } from './password-due';

export interface SessionRow {
  readonly memberId: bigint;
  readonly method: SignInMethod;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  /** The old password is not required until then. */
  readonly passwordConfirmedUntil: Date | null;
  readonly deviceFamily: string | null;
}

export interface NewSession extends Omit<SessionRow, 'createdAt'> {
  readonly tokenHash: Buffer;
  readonly brandId: number;
  readonly ip: string;
  readonly userAgent: string;
}

export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
  await db.query({
    name: 'session-insert',
    text: `insert into session (token_hash, member_id, brand_id, created_at, last_seen_at, expires_at, password_known_until, device_family, ip, user_agent, method)
           values ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      session.tokenHash,
      session.memberId,
      session.brandId,
      session.lastSeenAt,
      session.expiresAt,
      session.passwordConfirmedUntil,
      session.deviceFamily,
      session.ip,
      session.userAgent,
      session.method,
    ],
  });
}

export async function readSession(db: Queryable, tokenHash: Buffer, brandId: number): Promise<SessionRow | null> {
  const { rows } = await db.query<SessionRow>({
    name: 'session-read',
    text: `select member_id as "memberId", method, created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt",
             password_known_until as "passwordConfirmedUntil", device_family as "deviceFamily"
           from session where token_hash = $1 and brand_id = $2`,
    values: [tokenHash, brandId],
  });
  return rows[0] ?? null;
}

/** The ended sessions among these. */
export async function readEndedSessions(
  pool: pg.Pool,
  tokenHashes: readonly Buffer[],
  now: Date,
  idleSince: Date,
): Promise<Buffer[]> {
  const { rows } = await pool.query<{ tokenHash: Buffer }>({
    name: 'session-ended',
    text: `select asked.hash as "tokenHash" from unnest($1::bytea[]) as asked (hash)
           where not exists (select from session where token_hash = asked.hash and expires_at > $2 and last_seen_at > $3)`,
    values: [tokenHashes, now, idleSince],
  });
  return rows.map(({ tokenHash }) => tokenHash);
}

export async function touchSession(pool: pg.Pool, tokenHash: Buffer, at: Date): Promise<void> {
  await pool.query({
    name: 'session-touch',
    text: 'update session set last_seen_at = $2 where token_hash = $1',
    values: [tokenHash, at],
  });
}

export async function deleteSession(pool: pg.Pool, tokenHash: Buffer): Promise<void> {
  await pool.query({ name: 'session-delete', text: 'delete from session where token_hash = $1', values: [tokenHash] });
}

/** A session as its member sees it. */
export interface OpenSessionRow {
  /** The hash of the hash of its token. */
  readonly id: string;
  readonly isCurrent: boolean;
  readonly isRemembered: boolean;
  readonly ip: string | null;
  readonly userAgent: string;
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
}

/** The sessions of a member that have not ended: `current` first, then those used last. */
export async function readSessionsOf(
  pool: pg.Pool,
  {
    memberId,
    current,
    now,
    idleSince,
  }: {
    readonly memberId: bigint;
    readonly current: Buffer;
    readonly now: Date;
    readonly idleSince: Date;
  },
): Promise<OpenSessionRow[]> {
  const { rows } = await pool.query<OpenSessionRow>({
    name: 'sessions-of-member',
    text: `select encode(sha256(token_hash), 'hex') as id, token_hash = $2 as "isCurrent", device_family is not null as "isRemembered",
             host(ip) as ip, coalesce(user_agent, '') as "userAgent", created_at as "startedAt", last_seen_at as "lastSeenAt"
           from session where member_id = $1 and expires_at > $3 and last_seen_at > $4
           order by token_hash = $2 desc, last_seen_at desc, created_at desc, token_hash`,
    values: [memberId, current, now, idleSince],
  });
  return rows;
}

/** Ends a session of the member, not `current`, and forgets its device, unless it is that of `current`. @returns whether there was one */
export async function deleteOtherSession(
  pool: pg.Pool,
  memberId: bigint,
  current: Buffer,
  id: string,
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'session-delete-other',
    text: `with ended as (
             delete from session where member_id = $1 and token_hash <> $2 and encode(sha256(token_hash), 'hex') = $3
             returning device_family),
           forgotten as (
             delete from remembered_device where family in (select device_family from ended)
               and family is distinct from (select device_family from session where token_hash = $2))
           select from ended`,
    values: [memberId, current, id],
  });
  return (rowCount ?? 0) > 0;
}

/** Ends every session of the member except one, with web push wherever it was turned on in another. */
export async function deleteSessionsOf(tx: Queryable, memberId: bigint, except: Buffer | null): Promise<void> {
  await tx.query({
    name: 'sessions-delete-of',
    text: `with silenced as (
             delete from push_device where member_id = $1 and coalesce(session_hash, ''::bytea) <> coalesce($2, '\\x00'::bytea))
           delete from session where member_id = $1 and token_hash <> coalesce($2, ''::bytea)`,
    values: [memberId, except],
  });
}

/**
 * Ends the sessions of the member beyond a number, those idle longest first, with the devices that would open them again.
 * @returns whether any was ended
 */
export async function deleteSessionsBeyond(
  pool: pg.Pool,
  memberId: bigint,
  newest: Buffer,
  most: number,
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'session-delete-beyond',
    text: `with kept as (
             select token_hash, device_family from session where member_id = $1
             order by token_hash = $2 desc, last_seen_at desc, created_at desc limit $3),
           ended as (
             delete from session where member_id = $1 and token_hash not in (select token_hash from kept)
             returning device_family),
           forgotten as (
             delete from remembered_device where family in (select device_family from ended)
               and family not in (select device_family from kept where device_family is not null))
           select from ended`,
    values: [memberId, newest, most],
  });
  return (rowCount ?? 0) > 0;
}

/** Ends the sessions of a device, with web push wherever no session tells which device it is on. */
export async function deleteSessionsOfFamily(pool: pg.Pool, family: string, memberId: bigint): Promise<void> {
  await pool.query({
    name: 'sessions-delete-of-family',
    text: `with silenced as (delete from push_device where member_id = $2 and session_hash is null)
           delete from session where device_family = $1`,
    values: [family, memberId],
  });
}

/**
 * Removes sessions that have run out. Web push that was turned on in one of them stays, without a session: nobody has ended it, and it tells
 * no more than that there is a message.
 */
export async function deleteExpiredSessions(tx: Queryable, now: Date, idleSince: Date): Promise<void> {
  await tx.query({
    name: 'push-devices-leave-expired',
    text: `update push_device set session_hash = null
           where session_hash in (select token_hash from session where expires_at < $1 or last_seen_at < $2 for update)`,
    values: [now, idleSince],
  });
  await tx.query({
    name: 'sessions-delete-expired',
    text: 'delete from session where expires_at < $1 or last_seen_at < $2',
    values: [now, idleSince],
  });
}
