import type { AdminConversation } from '@marquee/contract/calls/chat-admin';
import type pg from 'pg';
import type { OperatorRef } from '../../../platform/http/visitor';
import { offsetOf } from '../../../platform/paging';

type View = 'waiting' | 'mine' | 'closed';

interface Row extends Omit<AdminConversation, 'waitingSince' | 'updatedAt' | 'mine'> {
  readonly operatorId: number | null;
  readonly waitingSince: Date | null;
  readonly updatedAt: Date;
}

const UNREAD = `(select count(*)::int from chat_message n
  where n.conversation_id = c.id and n.seq > c.seen_by_operator and n.operator_id is null)`;

const SELECT = `select c.public_id as "conversationId", b.code as brand, m.account, m.nickname, m.type as "memberType",
    m.language, c.status, c.operator_id as "operatorId", o.name as operator, c.last_seq as "lastSeq",
    coalesce(left(l.body, 120), '') as "lastText", ${UNREAD} as unread, c.seen_by_member as "seenByMember",
    c.waiting_since as "waitingSince", c.updated_at as "updatedAt"
  from chat_conversation c
  join brand b on b.id = c.brand_id
  join member m on m.id = c.member_id
  left join operator o on o.id = c.operator_id
  left join chat_message l on l.conversation_id = c.id and l.seq = c.last_seq`;

/** Of the operator's brands, `$1`, and of the requested brand, `$2`. */
const SEEN = `(cardinality($1::int[]) = 0 or c.brand_id = any($1::int[])) and ($2::int is null or c.brand_id = $2)`;

/** `$3`: the operator. */
const OF_VIEW: Readonly<Record<View, string>> = {
  waiting: `c.status = 'waiting' and $3::int is not null`,
  mine: `c.operator_id = $3::int`,
  closed: `c.status = 'closed' and c.last_seq > 0 and $3::int is not null`,
};

const ORDER: Readonly<Record<View, string>> = {
  waiting: 'c.waiting_since, c.id',
  mine: 'c.updated_at desc, c.id',
  closed: 'c.updated_at desc, c.id',
};

export interface QueueRequest {
  readonly view: View;
  readonly brandId: number | null;
  readonly pageNo: number;
  readonly pageSize: number;
}

export async function readQueue(
  pool: pg.Pool,
  operator: OperatorRef,
  { view, brandId, ...page }: QueueRequest,
): Promise<{ readonly content: AdminConversation[]; readonly total: number }> {
  const where = `where ${SEEN} and ${OF_VIEW[view]}`;
  const values = [operator.brandIds, brandId, operator.id];
  const totals = await pool.query<{ total: number }>({
    name: `admin-count-${view}`,
    text: `select count(*)::int as total from chat_conversation c ${where}`,
    values,
  });
  const { rows } = await pool.query<Row>({
    name: `admin-page-${view}`,
    text: `${SELECT} ${where} order by ${ORDER[view]} limit $4 offset $5`,
    values: [...values, page.pageSize, offsetOf(page)],
  });
  return { content: rows.map((row) => toConversation(row, operator)), total: totals.rows[0]?.total ?? 0 };
}

export async function readAdminConversation(
  pool: pg.Pool,
  operator: OperatorRef,
  conversationId: string,
): Promise<AdminConversation | null> {
  const { rows } = await pool.query<Row>({
    name: 'admin-conversation',
    text: `${SELECT} where ${SEEN} and c.public_id = $3`,
    values: [operator.brandIds, null, conversationId],
  });
  return rows[0] ? toConversation(rows[0], operator) : null;
}

/** The number of waiting conversations in the operator's brands, and of unread messages in the operator's own. */
export async function readAdminCounts(
  pool: pg.Pool,
  operator: OperatorRef,
): Promise<{ readonly waiting: number; readonly unread: number }> {
  const { rows } = await pool.query<{ waiting: number; unread: number }>({
    name: 'admin-counts',
    text: `select count(*) filter (where c.status = 'waiting')::int as waiting,
             coalesce(sum(${UNREAD}) filter (where c.operator_id = $3::int), 0)::int as unread
           from chat_conversation c where ${SEEN} and c.status <> 'closed'`,
    values: [operator.brandIds, null, operator.id],
  });
  return rows[0] ?? { waiting: 0, unread: 0 };
}

const toConversation = (
  { operatorId, waitingSince, updatedAt, ...row }: Row,
  operator: OperatorRef,
): AdminConversation => ({
  ...row,
  mine: operatorId === operator.id,
  waitingSince: waitingSince?.toISOString() ?? null,
  updatedAt: updatedAt.toISOString(),
});
