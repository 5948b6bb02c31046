import type { LineSign } from '@marquee/contract/agent-line';
import type { Queryable } from '../../../platform/database';
import { HOUSEHOLDS } from '../member/household-statements';

/** The newest members below somebody. */
export async function readNewestBelow(db: Queryable, memberId: bigint, limit: number): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'line-signs-members',
    text: `select member_id as id from member_line where uplines @> array[$1::bigint] and to_day is null order by member_id desc limit $2`,
    values: [memberId, limit],
  });
  return rows.map(({ id }) => id);
}

export interface SharedRow {
  readonly memberId: bigint;
  readonly sign: LineSign;
  readonly accounts: string[];
  /** One of them stands above the member: it may be the agent's own second account. */
  readonly isUpline: boolean;
}

/** What members share with others of their line: those above, and everybody below a member. */
export async function readShared(db: Queryable, rootId: bigint, memberIds: readonly bigint[]): Promise<SharedRow[]> {
  const { rows } = await db.query<SharedRow>({
    name: 'line-signs-shared',
    text: `select s.member_id as "memberId", s.sign, (array_agg(distinct o.account order by o.account))[1:10] as accounts,
             bool_or(o.id = any (l.uplines)) as "isUpline"
           from (${HOUSEHOLDS}) s
           join member_line l on l.member_id = s.member_id and l.to_day is null
           join member_line b on b.member_id = s.other_id and b.to_day is null
           join member o on o.id = s.other_id
           where o.id = any (l.uplines) or b.uplines @> array[$1::bigint]
           group by s.member_id, s.sign order by s.member_id, s.sign`,
    values: [rootId, memberIds],
  });
  return rows;
}

export interface IdleRow {
  readonly memberId: bigint;
  readonly deposits: bigint;
}

/** Members who have paid in and never bet. */
export async function readIdle(db: Queryable, memberIds: readonly bigint[]): Promise<IdleRow[]> {
  const { rows } = await db.query<IdleRow>({
    name: 'line-signs-idle',
    text: `select d.member_id as "memberId", sum(d.cash_change)::int8 as deposits
           from ledger_transaction d where d.member_id = any ($1) and d.kind = 'deposit'
             and not exists (select from member_daily p where p.member_id = d.member_id and p.bets > 0)
           group by d.member_id`,
    values: [memberIds],
  });
  return rows;
}

export interface SignedLinkRow {
  readonly code: string;
  readonly campaign: string;
  readonly agent: string;
  readonly registrations: number;
  /** Of those with a sign. */
  readonly signed: number;
}

/** Links by which members with signs registered, those with most first. */
export async function readSignedLinks(db: Queryable, memberIds: readonly bigint[]): Promise<SignedLinkRow[]> {
  const { rows } = await db.query<SignedLinkRow>({
    name: 'line-signs-links',
    text: `select i.code, i.campaign, a.account as agent, count(*)::int as signed,
             (select count(*)::int from invitation_use t where t.link_id = i.id) as registrations
           from invitation_use u join invitation_link i on i.id = u.link_id join member a on a.id = i.agent_id
           where u.member_id = any ($1)
           group by i.id, a.account order by signed desc, i.id limit 50`,
    values: [memberIds],
  });
  return rows;
}
