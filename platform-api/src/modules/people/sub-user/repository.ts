import type { AgentRight } from '@marquee/contract/agent-access';
import type { Queryable } from '../../../platform/database';

export interface SubUserRow {
  readonly memberId: bigint;
  readonly id: string;
  readonly account: string;
  readonly rights: AgentRight[];
  readonly revision: number;
  readonly isWaiting: boolean;
  readonly createdAt: Date;
  readonly lastSeenAt: Date | null;
  readonly hasAuthenticator: boolean;
}

/** The sub-users of an agent, removed ones left out, the oldest first. @param publicId one of them alone */
export async function readSubUsers(
  db: Queryable,
  ownerId: bigint,
  publicId: string | null = null,
): Promise<SubUserRow[]> {
  const { rows } = await db.query<SubUserRow>({
    name: 'sub-users',
    text: `select m.id as "memberId", m.public_id as id, m.account, s.rights, s.revision, m.password_hash is null as "isWaiting",
             s.created_at as "createdAt",
             greatest((select max(last_seen_at) from session where member_id = m.id),
                      (select max(at) from member_login where member_id = m.id and outcome = 'succeeded')) as "lastSeenAt",
             exists (select from authenticator a where a.member_id = m.id and a.confirmed_at is not null) as "hasAuthenticator"
           from sub_user s join member m on m.id = s.member_id
           where s.owner_id = $1 and s.removed_at is null and ($2::text is null or m.public_id = $2) order by s.member_id`,
    values: [ownerId, publicId],
  });
  return rows;
}

/** Locks a sub-user of the agent. @returns null for anybody else, and for one who was removed */
export async function lockSubUser(
  tx: Queryable,
  ownerId: bigint,
  publicId: string,
): Promise<{ readonly memberId: bigint; readonly rights: AgentRight[]; readonly revision: number } | null> {
  const { rows } = await tx.query<{ memberId: bigint; rights: AgentRight[]; revision: number }>({
    name: 'sub-user-lock',
    text: `select s.member_id as "memberId", s.rights, s.revision from sub_user s join member m on m.id = s.member_id
           where s.owner_id = $1 and m.public_id = $2 and s.removed_at is null for update of s`,
    values: [ownerId, publicId],
  });
  return rows[0] ?? null;
}

export async function insertSubUser(
  tx: Queryable,
  {
    memberId,
    ownerId,
    rights,
    at,
  }: {
    readonly memberId: bigint;
    readonly ownerId: bigint;
    readonly rights: readonly AgentRight[];
    readonly at: Date;
  },
): Promise<void> {
  await tx.query({
    name: 'sub-user-insert',
    text: 'insert into sub_user (member_id, owner_id, rights, created_at) values ($1, $2, $3, $4)',
    values: [memberId, ownerId, rights, at],
  });
}

export async function writeRights(tx: Queryable, memberId: bigint, rights: readonly AgentRight[]): Promise<void> {
  await tx.query({
    name: 'sub-user-rights',
    text: 'update sub_user set rights = $2, revision = revision + 1 where member_id = $1',
    values: [memberId, rights],
  });
}

/** Closes the accounts of sub-users for good. @param memberId one of them; null: all of the agent @returns who they were */
export async function closeSubUsers(
  tx: Queryable,
  ownerId: bigint,
  memberId: bigint | null,
  at: Date,
): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'sub-users-close',
    text: `with removed as (
             update sub_user set removed_at = $3
             where owner_id = $1 and removed_at is null and ($2::bigint is null or member_id = $2) returning member_id),
           waiting as (delete from member_activation where member_id in (select member_id from removed)),
           keys as (delete from passkey where member_id in (select member_id from removed))
           update member set status = 'closed', closed_at = $3 where id in (select member_id from removed) returning id`,
    values: [ownerId, memberId, at],
  });
  return rows.map(({ id }) => id);
}

/** Takes the password, the second factor and the passkeys away: whoever has the next secret sets a password. */
export async function resetSubUser(tx: Queryable, memberId: bigint): Promise<void> {
  await tx.query({
    name: 'sub-user-reset',
    text: `with factor as (delete from authenticator where member_id = $1),
           keys as (delete from passkey where member_id = $1)
           update member set password_hash = null where id = $1`,
    values: [memberId],
  });
}
