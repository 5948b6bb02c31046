import type { Queryable } from '../../../platform/database';

export interface MessageRow {
  readonly seq: number;
  readonly publicId: string;
  readonly operatorId: number | null;
  readonly operatorName: string | null;
  readonly clientId: string;
  readonly body: string;
  readonly imageIds: readonly string[];
  readonly sentAt: Date;
}

const SELECT = `select m.seq, m.public_id as "publicId", m.operator_id as "operatorId", o.name as "operatorName",
    m.client_id as "clientId", m.body, m.image_ids as "imageIds", m.sent_at as "sentAt"
  from chat_message m left join operator o on o.id = m.operator_id`;

export interface NewMessage extends Omit<MessageRow, 'operatorName'> {
  readonly conversationId: bigint;
}

export async function insertMessage(db: Queryable, message: NewMessage): Promise<void> {
  await db.query({
    name: 'message-insert',
    text: `insert into chat_message (conversation_id, seq, public_id, operator_id, client_id, body, image_ids, sent_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      message.conversationId,
      message.seq,
      message.publicId,
      message.operatorId,
      message.clientId,
      message.body,
      message.imageIds,
      message.sentAt,
    ],
  });
}

/** @param operatorId null: the member's own */
export async function readByClientId(
  db: Queryable,
  conversationId: bigint,
  operatorId: number | null,
  clientId: string,
): Promise<MessageRow | null> {
  const { rows } = await db.query<MessageRow>({
    name: 'message-by-client-id',
    text: `${SELECT} where m.conversation_id = $1 and coalesce(m.operator_id, 0) = $2 and m.client_id = $3`,
    values: [conversationId, operatorId ?? 0, clientId],
  });
  return rows[0] ?? null;
}

export interface PlaceRange {
  /** Messages before this sequence number, nearest first, or … */
  readonly before?: number | undefined;
  /** … after this one; the latest when neither is given. */
  readonly after?: number | undefined;
  readonly limit: number;
}

const LAST_PLACE = 2_147_483_647;

/** One page in order, and whether there are more in the requested direction. */
export async function readMessages(
  db: Queryable,
  conversationId: bigint,
  { before, after, limit }: PlaceRange,
): Promise<{ readonly rows: MessageRow[]; readonly hasMore: boolean }> {
  const forward = after !== undefined;
  const { rows } = await db.query<MessageRow>({
    name: forward ? 'messages-after' : 'messages-before',
    text: `${SELECT} where m.conversation_id = $1 and m.seq ${forward ? '>' : '<'} $2
           order by m.seq ${forward ? 'asc' : 'desc'} limit $3`,
    values: [conversationId, after ?? before ?? LAST_PLACE, limit + 1],
  });
  const page = rows.slice(0, limit);
  return { rows: forward ? page : page.reverse(), hasMore: rows.length > limit };
}
