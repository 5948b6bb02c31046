import type { Audience, BroadcastCategory, BroadcastState } from '@marquee/contract/broadcast';
import type { SortBy } from '@marquee/contract/calls/field-schemas';
import type { BroadcastSort } from '@marquee/contract/calls/list-sorts';
import type { MessageText } from '@marquee/contract/message-template';
import type { Queryable } from '../../../../platform/database';
import { orderBy } from '../../../../platform/paging';

/** What an operator writes of a message. */
export interface BroadcastDraft {
  readonly name: string;
  readonly category: BroadcastCategory;
  readonly link: string | null;
  readonly audience: Audience;
  readonly texts: Readonly<Record<string, MessageText>>;
  readonly sendAt: Date | null;
}

/** A row of a list. */
export interface BroadcastListRow extends Pick<BroadcastDraft, 'name' | 'category' | 'sendAt'> {
  readonly id: string;
  readonly state: BroadcastState;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly recipients: number;
  readonly delivered: number;
  readonly read: number;
}

export interface BroadcastRow extends BroadcastDraft, BroadcastListRow {
  readonly brandId: number;
  readonly proposalId: string | null;
  readonly finishedAt: Date | null;
}

const READ = `b.read_before + (select count(*)::int from member_message m where m.broadcast_id = b.id
  and m.read_at is not null and (m.deleted_at is null or m.read_at < m.deleted_at))`;
const LISTED = `b.id, b.name, b.category, b.state, b.send_at as "sendAt", o.name as "createdBy", b.created_at as "createdAt",
  b.recipients, b.delivered, ${READ} as read`;

/** @returns null for another brand's too */
export async function readBroadcast(db: Queryable, brandId: number, id: string): Promise<BroadcastRow | null> {
  const { rows } = await db.query<BroadcastRow>({
    name: 'broadcast',
    text: `select ${LISTED}, b.brand_id as "brandId", b.link, b.audience, b.texts, b.proposal_id as "proposalId", b.finished_at as "finishedAt"
           from broadcast b join operator o on o.id = b.created_by where b.id = $2 and b.brand_id = $1`,
    values: [brandId, id],
  });
  return rows[0] ?? null;
}

/** One page, latest first unless it is sorted. */
export async function readBroadcasts(
  db: Queryable,
  brandId: number,
  { state, sort }: { readonly state: BroadcastState | undefined; readonly sort: SortBy<BroadcastSort> | undefined },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: BroadcastListRow[]; readonly total: number }> {
  const sorts: Readonly<Record<BroadcastSort, string>> = {
    createdAt: 'b.created_at',
    sendAt: 'b.send_at',
    name: 'lower(b.name) collate "C"',
    recipients: 'b.recipients',
    delivered: 'b.delivered',
  };
  const order = orderBy(sort, sorts) ?? 'b.created_at desc';
  const { rows } = await db.query<BroadcastListRow & { total: number }>({
    name: `broadcast-page by ${sort ?? 'default'}`,
    text: `select ${LISTED}, count(*) over ()::int as total from broadcast b join operator o on o.id = b.created_by
           where b.brand_id = $1 and ($2::text is null or b.state = $2) order by ${order}, b.id limit $3 offset $4`,
    values: [brandId, state ?? null, limit, offset],
  });
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** @returns false when the id is taken */
export async function insertDraft(
  tx: Queryable,
  id: string,
  brandId: number,
  operatorId: number,
  { name, category, link, audience, texts, sendAt }: BroadcastDraft,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'broadcast-insert',
    text: `insert into broadcast (id, brand_id, name, category, link, audience, texts, send_at, created_by)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (id) do nothing`,
    values: [id, brandId, name, category, link, JSON.stringify(audience), JSON.stringify(texts), sendAt, operatorId],
  });
  return rowCount === 1;
}

export async function updateDraft(
  tx: Queryable,
  id: string,
  { name, category, link, audience, texts, sendAt }: BroadcastDraft,
): Promise<void> {
  await tx.query({
    name: 'broadcast-update',
    text: `update broadcast set name = $2, category = $3, link = $4, audience = $5, texts = $6, send_at = $7 where id = $1`,
    values: [id, name, category, link, JSON.stringify(audience), JSON.stringify(texts), sendAt],
  });
}

/** What leaves the state of a draft. */
export interface SentOff {
  readonly state: 'proposed' | 'scheduled';
  readonly recipients: number;
  readonly operatorId: number;
  /** Business day of the brand. */
  readonly day: string;
  readonly proposalId: string | null;
}

export async function updateSentOff(
  tx: Queryable,
  id: string,
  { state, recipients, operatorId, day, proposalId }: SentOff,
): Promise<void> {
  await tx.query({
    name: 'broadcast-sent-off',
    text: `update broadcast set state = $2, recipients = $3, sent_by = $4, sent_on = $5, proposal_id = $6 where id = $1`,
    values: [id, state, recipients, operatorId, day, proposalId],
  });
}

/** How many an operator has reached alone on a day, this message aside. */
export async function countSentAlone(
  tx: Queryable,
  brandId: number,
  { operatorId, day }: Pick<SentOff, 'operatorId' | 'day'>,
): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    name: 'broadcast-sent-alone',
    text: `select coalesce(sum(recipients), 0)::int as count from broadcast
           where brand_id = $1 and sent_by = $2 and sent_on = $3 and proposal_id is null and state <> 'draft'`,
    values: [brandId, operatorId, day],
  });
  return rows[0]?.count ?? 0;
}

/** @returns null unless the message is in one of the states; locked until the transaction ends */
export async function moveBroadcast(
  tx: Queryable,
  id: string,
  from: readonly BroadcastState[],
  to: BroadcastState,
): Promise<BroadcastState | null> {
  const { rows } = await tx.query<{ state: BroadcastState }>({
    name: 'broadcast-move',
    text: `with before as (select id, state from broadcast where id = $1 and state = any($2::text[]) for update)
           update broadcast b set state = $3, finished_at = case when $3 in ('sent', 'withdrawn') then now() end
           from before where b.id = before.id returning before.state`,
    values: [id, from, to],
  });
  return rows[0]?.state ?? null;
}

/** Adds to how many inboxes have the message. */
export async function addDelivered(tx: Queryable, id: string, count: number): Promise<void> {
  await tx.query({
    name: 'broadcast-delivered',
    text: 'update broadcast set delivered = delivered + $2 where id = $1',
    values: [id, count],
  });
}
