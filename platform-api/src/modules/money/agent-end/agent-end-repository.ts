import { AGENT_TYPES, MEMBER_TYPE } from '@marquee/contract/constants';
import { accountKey } from '../../../platform/account-key';
import type { Queryable } from '../../../platform/database';

/** An agent whose account is not closed. */
export interface EndingAgent {
  readonly id: bigint;
  readonly publicId: string;
  readonly brandId: number;
  readonly account: string;
}

const AGENT = `select id, public_id as "publicId", brand_id as "brandId", account from member
  where brand_id = $1 and type = any ($2) and status <> 'closed'`;

/** @param account as typed */
export async function findAgent(db: Queryable, brandId: number, account: string): Promise<EndingAgent | null> {
  const { rows } = await db.query<EndingAgent>({
    name: 'agent-end-find',
    text: `${AGENT} and account_key = $3`,
    values: [brandId, AGENT_TYPES, accountKey(account)],
  });
  return rows[0] ?? null;
}

/** Keeps an agent's account as it is until the transaction ends; who registers below it waits for nothing. */
export async function lockAgent(tx: Queryable, brandId: number, publicId: string): Promise<EndingAgent | null> {
  const { rows } = await tx.query<EndingAgent>({
    name: 'agent-end-lock',
    text: `${AGENT} and public_id = $3 for no key update`,
    values: [brandId, AGENT_TYPES, publicId],
  });
  return rows[0] ?? null;
}

/** What ends with an agent's status. Ledger units. */
export interface Extent {
  readonly upline: string | null;
  /** Public id. */
  readonly uplineId: string | null;
  readonly float: bigint;
  readonly subUsers: number;
  readonly links: number;
  readonly reports: number;
  readonly isProposed: boolean;
}

export async function readExtent(db: Queryable, memberId: bigint): Promise<Extent> {
  const { rows } = await db.query<Extent>({
    name: 'agent-end-extent',
    text: `select u.account as upline, u.public_id as "uplineId",
             coalesce((select w.balance from wallet w where w.member_id = m.id and w.kind = 'agent'), 0)::int8 as float,
             (select count(*)::int from sub_user s where s.owner_id = m.id and s.removed_at is null) as "subUsers",
             (select count(*)::int from invitation_link i where i.agent_id = m.id and i.ended_at is null) as links,
             (select count(*)::int from agent_view v where v.agent_id = m.id and v.schedule <> 'none') as reports,
             exists (select from proposal p where p.kind = 'agent-end' and p.subject = m.public_id and p.state = 'open') as "isProposed"
           from member m left join member u on u.id = m.upline_id where m.id = $1`,
    values: [memberId],
  });
  const [extent] = rows;
  if (!extent) throw new Error(`member ${memberId} is gone`);
  return extent;
}

/** Ends invitation links, calls to the agent's own systems, and mails of saved reports. The reports stay, and what links brought. */
export async function endOffice(tx: Queryable, memberId: bigint, at: Date): Promise<void> {
  await tx.query({
    name: 'agent-end-office',
    text: `with links as (update invitation_link set ended_at = $2 where agent_id = $1 and ended_at is null),
             calls as (delete from postback where agent_id = $1),
             waiting as (update postback_delivery set state = 'failed', fault = 'no_address', next_at = null where agent_id = $1 and state = 'waiting'),
             secret as (delete from postback_secret where agent_id = $1)
           update agent_view set schedule = 'none' where agent_id = $1 and schedule <> 'none'`,
    values: [memberId, at],
  });
}

/** Last: the database refuses it while anything of the agent's work is open. */
export async function makeMember(tx: Queryable, memberId: bigint): Promise<void> {
  await tx.query({
    name: 'agent-end-member',
    text: 'update member set type = $2 where id = $1',
    values: [memberId, MEMBER_TYPE],
  });
}

/** Whose pages a proposal's end concerns: the account, and its sub-users, closed or not. */
export async function readConcerned(db: Queryable, publicId: string): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'agent-end-concerned',
    text: `select m.id from member m where m.public_id = $1
           union select s.member_id from sub_user s join member m on m.id = s.owner_id where m.public_id = $1`,
    values: [publicId],
  });
  return rows.map(({ id }) => id);
}

export async function readAccount(db: Queryable, publicId: string): Promise<string | null> {
  const { rows } = await db.query<{ account: string }>({
    name: 'agent-end-account',
    text: 'select account from member where public_id = $1',
    values: [publicId],
  });
  return rows[0]?.account ?? null;
}

/** Members who were agents and got something into the float since, such as a correction of a bill. */
export async function readFloatsOfMembers(
  db: Queryable,
  limit: number,
): Promise<readonly { readonly memberId: bigint; readonly brandId: number; readonly currency: string }[]> {
  const { rows } = await db.query<{ memberId: bigint; brandId: number; currency: string }>({
    name: 'agent-end-floats',
    text: `select w.member_id as "memberId", b.id as "brandId", b.currency
           from proposal p join member m on m.public_id = p.subject and m.type = $1 join brand b on b.id = m.brand_id
           join wallet w on w.member_id = m.id and w.kind = 'agent' and w.balance > 0
           where p.kind = 'agent-end' and p.state = 'approved' group by w.member_id, b.id, b.currency order by 1 limit $2`,
    values: [MEMBER_TYPE, limit],
  });
  return rows;
}

/** Whether the account is an ordinary member's. */
export async function isMember(tx: Queryable, memberId: bigint): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'agent-end-is-member',
    text: 'select from member where id = $1 and type = $2',
    values: [memberId, MEMBER_TYPE],
  });
  return rowCount === 1;
}
