import type { ChatStatus } from '@marquee/contract/entities/chat';
import type { Queryable } from '../../../platform/database';

export interface Conversation {
  readonly id: bigint;
  readonly publicId: string;
  readonly brandId: number;
  readonly memberId: bigint;
  readonly status: ChatStatus;
  readonly operatorId: number | null;
  readonly lastSeq: number;
  readonly seenByMember: number;
  readonly seenByOperator: number;
}

const COLUMNS = `c.id, c.public_id as "publicId", c.brand_id as "brandId", c.member_id as "memberId", c.status,
  c.operator_id as "operatorId", c.last_seq as "lastSeq", c.seen_by_member as "seenByMember",
  c.seen_by_operator as "seenByOperator"`;

/** Creates the member's conversation unless it exists. */
export async function ensureConversation(
  db: Queryable,
  memberId: bigint,
  brandId: number,
  publicId: string,
  at: Date,
): Promise<void> {
  await db.query({
    name: 'conversation-ensure',
    text: `insert into chat_conversation (public_id, brand_id, member_id, updated_at) values ($1, $2, $3, $4)
           on conflict (member_id) do nothing`,
    values: [publicId, brandId, memberId, at],
  });
}

export async function readConversationOf(
  db: Queryable,
  memberId: bigint,
): Promise<(Conversation & { readonly operatorName: string | null; readonly unread: number }) | null> {
  const { rows } = await db.query<Conversation & { operatorName: string | null; unread: number }>({
    name: 'conversation-of-member',
    text: `select ${COLUMNS}, o.name as "operatorName",
             (select count(*)::int from chat_message m
              where m.conversation_id = c.id and m.seq > c.seen_by_member and m.operator_id is not null) as unread
           from chat_conversation c left join operator o on o.id = c.operator_id where c.member_id = $1`,
    values: [memberId],
  });
  return rows[0] ?? null;
}

export async function readConversation(db: Queryable, publicId: string): Promise<Conversation | null> {
  const { rows } = await db.query<Conversation>({
    name: 'conversation-by-public-id',
    text: `select ${COLUMNS} from chat_conversation c where c.public_id = $1`,
    values: [publicId],
  });
  return rows[0] ?? null;
}

/** Locks the conversation until the transaction ends, so that sequence numbers and state changes are serialised. */
export async function lockConversation(
  db: Queryable,
  by: { readonly memberId: bigint } | { readonly publicId: string },
): Promise<Conversation | null> {
  const [column, value] = 'memberId' in by ? ['member_id', by.memberId] : ['public_id', by.publicId];
  const { rows } = await db.query<Conversation>({
    name: `conversation-lock-${column}`,
    text: `select ${COLUMNS} from chat_conversation c where c.${column} = $1 for update`,
    values: [value],
  });
  return rows[0] ?? null;
}

/** Sets the conversation's state, last sequence number, or both. */
export async function updateConversation(
  db: Queryable,
  { id, status, operatorId, lastSeq }: Pick<Conversation, 'id' | 'status' | 'operatorId' | 'lastSeq'>,
  at: Date,
): Promise<void> {
  await db.query({
    name: 'conversation-update',
    text: `update chat_conversation set status = $2, operator_id = $3, last_seq = $4, updated_at = $5,
             waiting_since = case when $2 = 'waiting' then coalesce(waiting_since, $5) end
           where id = $1`,
    values: [id, status, operatorId, lastSeq, at],
  });
}

/** @returns whether the sequence number was later than the one seen before */
export async function markSeen(db: Queryable, id: bigint, by: 'member' | 'operator', seq: number): Promise<boolean> {
  const { rowCount } = await db.query({
    name: `conversation-seen-${by}`,
    text: `update chat_conversation set seen_by_${by} = least($2, last_seq)
           where id = $1 and seen_by_${by} < least($2, last_seq)`,
    values: [id, seq],
  });
  return rowCount === 1;
}
