import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { inTransaction } from '../../../platform/database';
import type { TestBrowser } from '../../../testing/browser';
import { startSupportSite, type SupportSite } from '../support/support.fixture';
import { type MessageFact, queueMessage } from './message-fact';
import { removeOldMessages } from './message-repository';

let site: SupportSite;
beforeAll(async () => {
  site = await startSupportSite();
  await site.app.platform.jobs.start();
});
afterAll(() => site.close());

async function idOf(account: string): Promise<bigint> {
  const { rows } = await site.pool.query<{ id: bigint }>('select id from member where account = $1', [account]);
  const [row] = rows;
  if (!row) throw new Error(`no member ${account}`);
  return row.id;
}

const credited = (memberId: bigint, key: string, fields: Partial<MessageFact> = {}): MessageFact => ({
  memberId,
  template: 'deposit_credited',
  values: { amount: { amount: '1500.00' } },
  link: '/member/account-record',
  key,
  ...fields,
});

/** Queues facts and waits until the member has so many messages that are not deleted. */
async function tell(browser: TestBrowser, facts: readonly MessageFact[], until: number): Promise<void> {
  await inTransaction(site.pool, async (tx) => {
    for (const fact of facts) await queueMessage(tx, site.app.platform.jobs, fact);
  });
  await expect
    .poll(async () => (await browser.call('messages.list', { limit: 100 })).content.length, { timeout: 15_000 })
    .toBe(until);
}

it('tells a fact once, in the language and the currency of the member', async () => {
  const browser = await site.member('reader');
  const id = await idOf('reader');
  await site.pool.query(`update member set language = 'ar' where id = $1`, [id]);
  await tell(browser, [credited(id, 'deposit:1')], 1);
  await site.pool.query(`update member set language = 'en' where id = $1`, [id]);
  await tell(browser, [credited(id, 'deposit:1'), credited(id, 'deposit:2')], 2);
  const { content, next, unreadByCategory } = await browser.call('messages.list', {});
  expect(content.map(({ title }) => title)).toEqual(['Deposit credited', 'تمت إضافة الإيداع']);
  expect(content[0]).toMatchObject({
    category: 'account',
    text: 'Your deposit of ৳1,500.00 has arrived and is in your balance.',
    link: '/member/account-record',
    read: false,
  });
  expect(next).toBeNull();
  expect(unreadByCategory).toEqual({ system: 0, account: 2, promotion: 0, agents: 0, service: 0 });
});

it('is not told when the transaction of its fact fails', async () => {
  const browser = await site.member('unlucky');
  const id = await idOf('unlucky');
  const failed = inTransaction(site.pool, async (tx) => {
    await queueMessage(tx, site.app.platform.jobs, credited(id, 'lost'));
    throw new Error('the deposit was not credited');
  });
  await expect(failed).rejects.toThrow('not credited');
  await tell(browser, [credited(id, 'kept')], 1);
  expect((await browser.call('messages.list', {})).content).toHaveLength(1);
});

test('messages are marked, counted and deleted by their member alone, and repeating changes nothing', async () => {
  const browser = await site.member('owner');
  const stranger = await site.member('stranger');
  const abroad = await site.member('owner', 'meridian');
  const id = await idOf('owner');
  await tell(
    browser,
    [
      credited(id, 'a'),
      credited(id, 'b', { template: 'reward_ready', values: { promotion: '<b>Night</b>' } }),
      credited(id, 'c'),
    ],
    3,
  );
  const { content } = await browser.call('messages.list', {});
  const messageIds = content.map(({ messageId }) => messageId);
  // Jobs run side by side, so the order is not the order of the queue.
  const first = content.find(({ category }) => category === 'account')?.messageId ?? '';
  for (const other of [stranger, abroad]) {
    expect((await other.refusal('messages.one', { messageId: first })).code).toBe('not_found');
    expect(await other.call('messages.markRead', { messageIds })).toEqual({ unread: 0 });
    expect(await other.call('messages.remove', { messageIds })).toEqual({ unread: 0 });
  }
  expect(await browser.call('messages.unreadCount', {})).toEqual({ unread: 3 });

  expect(await browser.call('messages.markRead', { messageIds: [first] })).toEqual({ unread: 2 });
  expect(await browser.call('messages.markRead', { messageIds: [first] })).toEqual({ unread: 2 });
  expect((await browser.call('messages.one', { messageId: first })).read).toBe(true);
  expect(await browser.call('messages.markRead', { category: 'promotion' })).toEqual({ unread: 1 });
  const unread = await browser.call('messages.list', { filter: 'unread' });
  expect(unread.content).toHaveLength(1);
  const markup = await browser.call('messages.list', { search: '<b>night' });
  expect(markup.content.map(({ text }) => text)).toEqual([
    'Your reward of “<b>Night</b>” is ready to claim in the reward centre.',
  ]);
  expect((await browser.call('messages.list', { search: '%' })).content).toEqual([]);

  expect(await browser.call('messages.remove', { messageIds: [first] })).toEqual({ unread: 1 });
  expect((await browser.refusal('messages.one', { messageId: first })).code).toBe('not_found');
  expect(await browser.call('messages.markRead', {})).toEqual({ unread: 0 });
  // A deleted fact is not told again.
  await tell(browser, [credited(id, 'a'), credited(id, 'b'), credited(id, 'c'), credited(id, 'd')], 3);
});

test('a long inbox is read part by part, each message once, while new ones arrive', async () => {
  const browser = await site.member('collector');
  const id = await idOf('collector');
  await site.pool.query(
    `insert into member_message (brand_id, member_id, category, title, text, key)
     select 1, $1, 'system', 'Title ' || n, 'Text', 'n' || n from generate_series(1, 250) n`,
    [id],
  );
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const part = await browser.call('messages.list', { limit: 100, ...(after && { after }) });
    seen.push(...part.content.map(({ title }) => title));
    after = part.next ?? undefined;
    await site.pool.query(
      `insert into member_message (brand_id, member_id, category, title, text, key) values (1, $1, 'system', 'New', 'Text', $2)`,
      [id, `new ${seen.length}`],
    );
  } while (after !== undefined);
  expect(seen).toEqual(Array.from({ length: 250 }, (_, at) => `Title ${250 - at}`));
});

test('messages older than 90 days are seen by nobody, and removed', async () => {
  const browser = await site.member('veteran');
  const id = await idOf('veteran');
  await site.pool.query(
    `insert into member_message (brand_id, member_id, category, title, text, key, created_at)
     values (1, $1, 'system', 'Old', 'Text', 'old', now() - interval '91 days'), (1, $1, 'system', 'Fresh', 'Text', 'fresh', now() - interval '89 days')`,
    [id],
  );
  expect((await browser.call('messages.list', {})).content.map(({ title }) => title)).toEqual(['Fresh']);
  expect(await browser.call('messages.unreadCount', {})).toEqual({ unread: 1 });
  expect(await removeOldMessages(site.pool, 100)).toBe(1);
  const { rows } = await site.pool.query('select title from member_message where member_id = $1', [id]);
  expect(rows).toEqual([{ title: 'Fresh' }]);
});

test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere', 'javascript:alert(1)', '/a b'])(
  'a message never leads to %s',
  async (link) => {
    await site.member(`linked ${link}`);
    const id = await idOf(`linked ${link}`);
    const insert = site.pool.query(
      `insert into member_message (brand_id, member_id, category, title, text, key, link) values (1, $1, 'system', 'T', 'T', 'k', $2)`,
      [id, link],
    );
    await expect(insert).rejects.toThrow('member_message_link_check');
  },
);
