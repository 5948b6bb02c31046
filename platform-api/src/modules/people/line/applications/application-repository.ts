import type { ApplicationState } from '@marquee/contract/calls/agent-applications';
import { AGENT_APPLICATION, AGENT_TYPES, MEMBER_TYPE } from '@marquee/contract/constants';
import type { Queryable } from '../../../../platform/database';

export interface ApplicationRow {
  readonly feedbackId: string;
  readonly account: string;
  readonly memberId: string;
  readonly state: ApplicationState;
  readonly isProposed: boolean;
  readonly createdAt: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
}

/** An application with what matters of its member. */
export interface ApplicationDetail extends ApplicationRow {
  readonly content: string;
  readonly answer: string | null;
  readonly type: number;
  readonly isActive: boolean;
  readonly registeredAt: Date;
  readonly emailConfirmed: boolean;
  readonly mobileConfirmed: boolean;
  readonly upline: string | null;
  readonly downlines: number;
  readonly deposits: number;
  /** In ledger units. */
  readonly turnover: bigint;
}

const STATE = `case when f.status = 'open' then 'open' when f.application = 'accepted' then 'accepted' else 'declined' end`;
const COLUMNS = `f.public_id as "feedbackId", m.account, m.public_id as "memberId", ${STATE} as state,
  exists (select from proposal p where p.kind = 'agent-application' and p.subject = f.public_id and p.state = 'open') as "isProposed",
  f.created_at as "createdAt", o.name as "decidedBy", f.answered_at as "decidedAt"`;
const APPLICATIONS = `feedback f join member m on m.id = f.member_id left join operator o on o.id = f.answered_by
  where f.brand_id = $1 and f.type = ${AGENT_APPLICATION}`;

/** One page, open ones first, with the number of all. @param state null: any */
export async function readApplications(
  db: Queryable,
  { brandId, state }: { readonly brandId: number; readonly state: ApplicationState | null },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly content: ApplicationRow[]; readonly total: number }> {
  const { rows } = await db.query<ApplicationRow>({
    name: 'agent-applications',
    text: `select ${COLUMNS} from ${APPLICATIONS} and ($2::text is null or ${STATE} = $2)
           order by f.status <> 'open', f.id desc limit $3 offset $4`,
    values: [brandId, state, limit, offset],
  });
  const totals = await db.query<{ total: number }>({
    name: 'agent-applications-total',
    text: `select count(*)::int as total from ${APPLICATIONS} and ($2::text is null or ${STATE} = $2)`,
    values: [brandId, state],
  });
  return { content: rows, total: totals.rows[0]?.total ?? 0 };
}

/** Open applications of visitors, who have no account that could become an agent's. */
export async function countVisitors(db: Queryable, brandId: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'agent-applications-visitors',
    text: `select count(*)::int as count from feedback
           where brand_id = $1 and type = ${AGENT_APPLICATION} and member_id is null and status = 'open'`,
    values: [brandId],
  });
  return rows[0]?.count ?? 0;
}

/** @param since first day of the turnover, ISO date */
export async function readApplication(
  db: Queryable,
  brandId: number,
  feedbackId: string,
  since: string,
): Promise<ApplicationDetail | null> {
  const { rows } = await db.query<ApplicationDetail>({
    name: 'agent-application',
    text: `select ${COLUMNS}, f.content, f.answer, m.type, m.status = 'active' as "isActive", m.created_at as "registeredAt",
             exists (select from member_contact c where c.member_id = m.id and c.kind = 'email' and c.verified_at is not null) as "emailConfirmed",
             exists (select from member_contact c where c.member_id = m.id and c.kind = 'mobile' and c.verified_at is not null) as "mobileConfirmed",
             (select u.account from member u where u.id = m.upline_id) as upline,
             (select count(*)::int from member d where d.upline_id = m.id) as downlines,
             (select count(*)::int from ledger_transaction t where t.member_id = m.id and t.kind = 'deposit') as deposits,
             (select coalesce(sum(d.settled_stake), 0)::int8 from member_daily d where d.member_id = m.id and d.day >= $3) as turnover
           from ${APPLICATIONS} and f.public_id = $2`,
    values: [brandId, feedbackId, since],
  });
  return rows[0] ?? null;
}

/** What is decided about. */
export interface LockedApplication {
  readonly memberId: bigint;
  readonly memberPublicId: string;
  readonly isOpen: boolean;
  readonly isProposed: boolean;
  /** The member is an ordinary one, and active. */
  readonly mayBecome: boolean;
}

/** Keeps an application as it is until the transaction ends. */
export async function lockApplication(
  tx: Queryable,
  brandId: number,
  feedbackId: string,
): Promise<LockedApplication | null> {
  const { rows } = await tx.query<LockedApplication>({
    name: 'agent-application-lock',
    text: `select m.id as "memberId", m.public_id as "memberPublicId", f.status = 'open' as "isOpen",
             exists (select from proposal p where p.kind = 'agent-application' and p.subject = f.public_id and p.state = 'open') as "isProposed",
             m.type = ${MEMBER_TYPE} and m.status = 'active' as "mayBecome"
           from feedback f join member m on m.id = f.member_id
           where f.brand_id = $1 and f.public_id = $2 and f.type = ${AGENT_APPLICATION} for update of f, m`,
    values: [brandId, feedbackId],
  });
  return rows[0] ?? null;
}

interface Decision {
  readonly state: Exclude<ApplicationState, 'open'>;
  /** To the member; null: none. */
  readonly answer: string | null;
  readonly operatorId: number;
  readonly at: Date;
}

export async function decideApplication(
  tx: Queryable,
  feedbackId: string,
  { state, answer, operatorId, at }: Decision,
): Promise<void> {
  await tx.query({
    name: 'agent-application-decide',
    text: `update feedback set application = $2, answer = $3, answered_by = $4, answered_at = $5,
             status = case when $3::text is null then 'closed' else 'answered' end
           where public_id = $1 and status = 'open'`,
    values: [feedbackId, state, answer, operatorId, at],
  });
}

/** An agent of the first kind, as agents register them. */
export async function makeAgent(tx: Queryable, memberId: bigint): Promise<void> {
  await tx.query({
    name: 'agent-application-member',
    text: 'update member set type = $2 where id = $1 and type = $3',
    values: [memberId, AGENT_TYPES[0], MEMBER_TYPE],
  });
}

/** Who a proposal is about, as long as the account is there. */
export async function readApplicant(
  db: Queryable,
  memberId: string,
): Promise<{ readonly id: bigint; readonly account: string; readonly registeredAt: Date } | null> {
  const { rows } = await db.query<{ id: bigint; account: string; registeredAt: Date }>({
    name: 'agent-applicant',
    text: `select id, account, created_at as "registeredAt" from member where public_id = $1`,
    values: [memberId],
  });
  return rows[0] ?? null;
}
