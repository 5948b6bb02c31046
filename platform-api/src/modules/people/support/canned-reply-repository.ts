import type { CannedReply } from '@marquee/contract/calls/chat-admin';
import type { Queryable } from '../../../platform/database';

const SELECT = `select r.id::text as "replyId", b.code as brand, r.title, r.body as text
  from chat_canned_reply r join brand b on b.id = r.brand_id`;

/** The canned replies of a brand by title. */
export async function readCannedReplies(db: Queryable, brandId: number): Promise<CannedReply[]> {
  const { rows } = await db.query<CannedReply>({
    name: 'canned-replies',
    text: `${SELECT} where r.brand_id = $1 order by r.title`,
    values: [brandId],
  });
  return rows;
}

/** Whose a reply is and what it is called; null when there is none. */
export async function readReplyOwner(
  db: Queryable,
  replyId: string,
): Promise<{ readonly brandId: number; readonly title: string } | null> {
  const { rows } = await db.query<{ brandId: number; title: string }>(
    'select brand_id as "brandId", title from chat_canned_reply where id = $1',
    [replyId],
  );
  return rows[0] ?? null;
}

/** Writes a reply, or the text of the one with the same title. */
export async function storeCannedReply(db: Queryable, brandId: number, title: string, text: string): Promise<void> {
  await db.query(
    `insert into chat_canned_reply (brand_id, title, body) values ($1, $2, $3)
     on conflict (brand_id, title) do update set body = excluded.body`,
    [brandId, title, text],
  );
}

/** Removes a reply. */
export async function deleteCannedReply(db: Queryable, replyId: string): Promise<void> {
  await db.query('delete from chat_canned_reply where id = $1', [replyId]);
}
