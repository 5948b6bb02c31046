import type { MessageChannel } from '@marquee/contract/calls/message-preferences';
import type { Queryable } from '../../../../platform/database';
import type { MessageCopy } from './copy-channel';

/** Hours after which a copy is not worth sending: what a gateway that is down holds back for longer is dropped. */
const COPY_HOURS = 24;

export interface QueuedCopy {
  readonly message_id: bigint;
  readonly channel: MessageChannel;
}

/**
 * Notes which copies messages of one category get; by web push only where the member has a device for it.
 * @param locked channels that send a copy whatever the member prefers
 * @param optional channels that send one where the member wants it
 */
export async function insertCopies(
  tx: Queryable,
  messageIds: readonly bigint[],
  locked: readonly MessageChannel[],
  optional: readonly MessageChannel[],
): Promise<QueuedCopy[]> {
  const { rows } = await tx.query<QueuedCopy>({
    name: 'message-copies-insert',
    text: `with wanted as (
             select m.id, m.member_id, c.channel from member_message m cross join unnest($2::text[]) as c (channel)
             where m.id = any($1::bigint[])
             union all
             select m.id, m.member_id, p.channel from member_message m
               join message_preference p on p.member_id = m.member_id and p.category = m.category and p.enabled
             where m.id = any($1::bigint[]) and p.channel = any($3::text[]))
           insert into message_copy (message_id, channel)
           select w.id, w.channel from wanted w
           where w.channel <> 'push' or exists (select from push_device d where d.member_id = w.member_id)
           on conflict do nothing returning message_id, channel`,
    values: [messageIds, locked, optional],
  });
  return rows;
}

export interface CopyRow extends MessageCopy {
  /** The message is still there, and not too old. */
  readonly isCurrent: boolean;
  /** By the member's preference; nobody who rests from play wants promotions. */
  readonly isWanted: boolean;
}

/** A copy that waits to be sent; null once it is sent or dropped. */
export async function readQueuedCopy(
  db: Queryable,
  messageId: bigint,
  channel: MessageChannel,
): Promise<CopyRow | null> {
  const { rows } = await db.query<CopyRow>({
    name: 'message-copy-queued',
    text: `select m.id as "messageId", m.member_id as "memberId", m.brand_id as "brandId", r.language, m.category, m.title, m.text, m.link,
             m.deleted_at is null and c.queued_at > now() - make_interval(hours => $3) as "isCurrent",
             coalesce(p.enabled, false) and not (m.category = 'promotion' and exists (
               select from play_bar b where b.member_id = m.member_id and b.starts_at <= now() and (b.ends_at is null or b.ends_at > now())))
               as "isWanted"
           from message_copy c
             join member_message m on m.id = c.message_id
             join member r on r.id = m.member_id
             left join message_preference p on p.member_id = m.member_id and p.category = m.category and p.channel = c.channel
           where c.message_id = $1 and c.channel = $2 and c.state = 'queued'`,
    values: [messageId, channel, COPY_HOURS],
  });
  return rows[0] ?? null;
}

export async function closeCopy(
  db: Queryable,
  messageId: bigint,
  channel: MessageChannel,
  state: 'sent' | 'dropped',
): Promise<void> {
  await db.query({
    name: 'message-copy-close',
    text: `update message_copy set state = $3, closed_at = now() where message_id = $1 and channel = $2 and state = 'queued'`,
    values: [messageId, channel, state],
  });
}
