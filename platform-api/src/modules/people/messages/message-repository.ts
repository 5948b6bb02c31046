import type { MessageCategory } from '@marquee/contract/calls/messages';
import { MESSAGE_DAYS } from '@marquee/contract/constants';
import type { Queryable } from '../../../platform/database';

export interface MessageRow {
  readonly id: bigint;
  readonly category: MessageCategory;
  readonly title: string;
  readonly text: string;
  readonly link: string | null;
  readonly created_at: Date;
  readonly read_at: Date | null;
}

const COLUMNS = 'id, category, title, text, link, created_at, read_at';
export interface NewMessage extends Pick<MessageRow, 'category' | 'title' | 'text' | 'link'> {
  readonly brandId: number;
  readonly memberId: bigint;
  readonly key: string;
}

/** @returns its id, null when the member has been told of the fact before */
export async function insertMessage(db: Queryable, message: NewMessage): Promise<bigint | null> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'inbox-insert',
    text: `insert into member_message (brand_id, member_id, category, title, text, link, key)
           values ($1, $2, $3, $4, $5, $6, $7) on conflict (member_id, key) do nothing returning id`,
    values: [
      message.brandId,
      message.memberId,
      message.category,
      message.title,
      message.text,
      message.link,
      message.key,
    ],
  });
  return rows[0]?.id ?? null;
}

/** Writes one message to several members who read it in the same language. @returns those who had not got it before */
export async function insertMessages(
  tx: Queryable,
  { brandId, category, title, text, link, key, broadcastId }: Omit<NewMessage, 'memberId'> & { broadcastId: string },
  memberIds: readonly bigint[],
): Promise<{ readonly id: bigint; readonly memberId: bigint }[]> {
  const { rows } = await tx.query<{ id: bigint; memberId: bigint }>({
    name: 'inbox-insert-many',
    text: `insert into member_message (brand_id, member_id, category, title, text, link, key, broadcast_id)
           select $1, unnest($8::bigint[]), $2, $3, $4, $5, $6, $7 on conflict (member_id, key) do nothing
           returning id, member_id as "memberId"`,
    values: [brandId, category, title, text, link, key, broadcastId, memberIds],
  });
  return rows;
}

/** How many messages each of some members has not read. */
export async function readUnreadOf(
  db: Queryable,
  memberIds: readonly bigint[],
): Promise<{ readonly memberId: bigint; readonly count: number }[]> {
  const { rows } = await db.query<{ memberId: bigint; count: number }>({
    name: 'inbox-unread-of-many',
    text: `select member_id as "memberId", count(*)::int as count from member_message
           where member_id = any($1::bigint[]) and read_at is null and deleted_at is null
             and created_at > now() - make_interval(days => $2) group by member_id`,
    values: [memberIds, MESSAGE_DAYS],
  });
  return rows;
}

export interface InboxFilter {
  readonly memberId: bigint;
  readonly category: MessageCategory | undefined;
  readonly filter: 'all' | 'unread';
  /** Part of the title or text; `%` and `_` stand for themselves. */
  readonly search: string | undefined;
  /** Messages before this one; null: from the latest on. */
  readonly before: bigint | null;
}

/** Messages of a member that are not too old to be seen, latest first. */
export async function readInbox(
  db: Queryable,
  { memberId, category, filter, search, before }: InboxFilter,
  limit: number,
): Promise<MessageRow[]> {
  const { rows } = await db.query<MessageRow>({
    name: 'inbox-part',
    text: `select ${COLUMNS} from member_message
           where member_id = $1 and deleted_at is null and created_at > now() - make_interval(days => $7) and ($2::text is null or category = $2) and ($3 = 'all' or read_at is null)
             and ($4::text is null or position(lower($4) in lower(title)) > 0 or position(lower($4) in lower(text)) > 0)
             and ($5::bigint is null or id < $5)
           order by id desc limit $6`,
    values: [memberId, category ?? null, filter, search || null, before, limit, MESSAGE_DAYS],
  });
  return rows;
}

/** A message of the member, null for another member's. */
export async function readMessage(db: Queryable, memberId: bigint, id: bigint): Promise<MessageRow | null> {
  const { rows } = await db.query<MessageRow>({
    name: 'inbox-message',
    text: `select ${COLUMNS} from member_message where id = $2 and member_id = $1 and deleted_at is null and created_at > now() - make_interval(days => $3)`,
    values: [memberId, id, MESSAGE_DAYS],
  });
  return rows[0] ?? null;
}

/** How many messages a member has not read, by category. */
export async function countUnread(db: Queryable, memberId: bigint): Promise<Record<MessageCategory, number>> {
  const { rows } = await db.query<{ category: MessageCategory; count: number }>({
    name: 'inbox-unread',
    text: `select category, count(*)::int as count from member_message
           where member_id = $1 and read_at is null and deleted_at is null and created_at > now() - make_interval(days => $2) group by category`,
    values: [memberId, MESSAGE_DAYS],
  });
  const counts: Record<MessageCategory, number> = { system: 0, account: 0, promotion: 0, agents: 0, service: 0 };
  for (const { category, count } of rows) counts[category] = count;
  return counts;
}

/** @param ids null: all of the category, or all. @returns how many were unread */
export async function markRead(
  db: Queryable,
  memberId: bigint,
  ids: readonly bigint[] | null,
  category: MessageCategory | undefined,
): Promise<number> {
  const { rowCount } = await db.query({
    name: 'inbox-mark-read',
    text: `update member_message set read_at = now()
           where member_id = $1 and read_at is null and deleted_at is null
             and ($2::bigint[] is null or id = any($2)) and ($3::text is null or category = $3)`,
    values: [memberId, ids, category ?? null],
  });
  return rowCount ?? 0;
}

/** @returns how many were deleted */
export async function deleteMessages(db: Queryable, memberId: bigint, ids: readonly bigint[]): Promise<number> {
  const { rowCount } = await db.query({
    name: 'inbox-delete',
    text: `update member_message set deleted_at = now(), read_at = coalesce(read_at, now())
           where member_id = $1 and id = any($2::bigint[]) and deleted_at is null`,
    values: [memberId, ids],
  });
  return rowCount ?? 0;
}

/** Removes messages that nobody sees any more; those of operators stay counted. @returns how many: fewer than the limit when none are left */
export async function removeOldMessages(db: Queryable, limit: number): Promise<number> {
  const { rows } = await db.query<{ removed: number }>({
    name: 'inbox-remove-old',
    text: `with removed as (
             delete from member_message where id in (
               select id from member_message where created_at <= now() - make_interval(days => $2) order by created_at limit $1)
             returning broadcast_id, read_at, deleted_at),
           counted as (
             update broadcast b set read_before = b.read_before + c.read
             from (select broadcast_id, count(*)::int as read from removed
                   where broadcast_id is not null and read_at is not null and (deleted_at is null or read_at < deleted_at)
                   group by broadcast_id) c
             where b.id = c.broadcast_id)
           select count(*)::int as removed from removed`,
    values: [limit, MESSAGE_DAYS],
  });
  return rows[0]?.removed ?? 0;
}

export interface Recipient {
  readonly brand_id: number;
  readonly language: string;
  readonly account: string;
  /** The agent whose sub-user it is; null: it is none. */
  readonly ownerId: bigint | null;
}

/** Where and in which language a member reads. */
export async function readRecipient(db: Queryable, memberId: bigint): Promise<Recipient | null> {
  const { rows } = await db.query<Recipient>({
    name: 'inbox-recipient',
    text: `select m.brand_id, m.language, m.account, s.owner_id as "ownerId" from member m left join sub_user s on s.member_id = m.id
           where m.id = $1`,
    values: [memberId],
  });
  return rows[0] ?? null;
}
