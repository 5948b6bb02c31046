import type { Database } from '../../platform/database';

/** Initial canned replies of both brands; operators' changes stay. */
const REPLIES: readonly (readonly [title: string, text: string])[] = [
  ['Greeting', 'Hello, thank you for writing to us. How can I help you?'],
  ['অভিবাদন', 'আসসালামু আলাইকুম, আমাদের লেখার জন্য ধন্যবাদ। কীভাবে সাহায্য করতে পারি?'],
  [
    'Deposit on its way',
    'I can see your deposit. Your payment provider has not confirmed it yet; this takes up to 15 minutes.',
  ],
  ['ডিপোজিট পথে আছে', 'আপনার ডিপোজিটটি দেখতে পাচ্ছি। পেমেন্ট প্রতিষ্ঠান এখনও নিশ্চিত করেনি; এতে ১৫ মিনিট পর্যন্ত লাগতে পারে।'],
  ['Picture of the receipt', 'Please send me a picture of the receipt, with the amount and the time readable.'],
  ['Goodbye', 'I am glad that I could help. Write to us whenever you need us.'],
];

export async function seedCannedReplies({ pool }: Database): Promise<void> {
  await pool.query(
    `insert into chat_canned_reply (brand_id, title, body)
     select b.id, r.title, r.body from brand b cross join unnest($1::text[], $2::text[]) r (title, body)
     on conflict do nothing`,
    [REPLIES.map(([title]) => title), REPLIES.map(([, text]) => text)],
  );
}
