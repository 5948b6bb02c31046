import type { Database } from '../../platform/database';
import replies from './canned-replies.json' with { type: 'json' };

/** Initial canned replies of each brand, in every language that it speaks; operators' changes stay. */
export async function seedCannedReplies({ pool }: Database): Promise<void> {
  await pool.query(
    `insert into chat_canned_reply (brand_id, title, body)
     select b.id, r.title ->> l.code, r.text ->> l.code
     from brand b cross join jsonb_array_elements_text(b.config -> 'languages') l (code)
       cross join jsonb_to_recordset($1) r (title jsonb, text jsonb)
     on conflict do nothing`,
    [JSON.stringify(replies)],
  );
}
