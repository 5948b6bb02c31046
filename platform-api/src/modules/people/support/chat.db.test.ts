import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlatformEvent } from '../../../platform/events/event-bus';
import type { TestBrowser } from '../../../testing/browser';
import { draft, startSupportSite, type SupportSite } from './support.fixture';

let site: SupportSite;
beforeAll(async () => {
  site = await startSupportSite();
});
afterAll(() => site.close());

let people = 0;
/** A member who has written, and the operator who has taken the conversation. */
async function talking() {
  people += 1;
  const account = `amina${people}`;
  const member = await site.member(account);
  const operator = await site.operator(`Admin ${people}`);
  await member.call('chat.send', draft('hello'));
  const conversationId = await conversationOf(operator, account);
  await operator.call('chatAdmin.take', { conversationId });
  return { account, member, operator, conversationId };
}
async function conversationOf(operator: TestBrowser, account: string): Promise<string> {
  const { content } = await operator.call('chatAdmin.queue', { view: 'waiting', pageSize: 100 });
  const conversation = content.find((conversation) => conversation.account === account);
  if (!conversation) throw new Error(`${account} does not wait`);
  return conversation.conversationId;
}
const texts = async (browser: TestBrowser) =>
  (await browser.call('chat.messages', {})).messages.map(({ from, text }) => `${from}: ${text}`);

describe('a conversation', () => {
  it('carries messages of both sides in one order, in any script', async () => {
    const { member, operator, conversationId } = await talking();
    await operator.call('chatAdmin.send', { conversationId, ...draft('How can I help?') });
    await member.call('chat.send', draft('أين إيداعي؟\nالمبلغ ٥٠٠'));
    const expected = ['member: hello', 'operator: How can I help?', 'member: أين إيداعي؟\nالمبلغ ٥٠٠'];
    expect(await texts(member)).toEqual(expected);
    const atAdmin = await operator.call('chatAdmin.messages', { conversationId });
    expect(atAdmin.messages.map(({ from, text }) => `${from}: ${text}`)).toEqual(expected);
    expect(atAdmin.messages.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it('numbers concurrent messages without gaps', async () => {
    const { member, operator, conversationId } = await talking();
    await Promise.all(
      Array.from({ length: 20 }, (_none, index) =>
        index % 2 === 0
          ? member.call('chat.send', draft(`m${index}`))
          : operator.call('chatAdmin.send', { conversationId, ...draft(`o${index}`) }),
      ),
    );
    const { messages } = await member.call('chat.messages', { limit: 100 });
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 21 }, (_none, index) => index + 1));
  });

  it('stores a repeated message once, and refuses another under its id', async () => {
    const { member } = await talking();
    const intent = draft('only once');
    const answers = await Promise.all([1, 2, 3].map(() => member.call('chat.send', intent)));
    expect(new Set(answers.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await texts(member)).toEqual(['member: hello', 'member: only once']);
    expect((await member.refusal('chat.send', { ...intent, text: 'something else' })).code).toBe(
      'idempotency_key_reused',
    );
  });

  it('is paged backwards, and forwards over a gap', async () => {
    const { member } = await talking();
    for (let count = 2; count <= 7; count += 1) await member.call('chat.send', draft(`line ${count}`));
    const latest = await member.call('chat.messages', { limit: 3 });
    expect([latest.messages.map(({ seq }) => seq), latest.hasMore]).toEqual([[5, 6, 7], true]);
    const past = await member.call('chat.messages', { before: 5, limit: 10 });
    expect([past.messages.map(({ seq }) => seq), past.hasMore]).toEqual([[1, 2, 3, 4], false]);
    const missed = await member.call('chat.messages', { after: 3, limit: 2 });
    expect([missed.messages.map(({ seq }) => seq), missed.hasMore]).toEqual([[4, 5], true]);
  });

  it('counts unread messages, and shows each side how far the other has read', async () => {
    const { member, operator, conversationId } = await talking();
    await operator.call('chatAdmin.send', { conversationId, ...draft('one') });
    await operator.call('chatAdmin.send', { conversationId, ...draft('two') });
    expect(await member.call('chat.conversation', {})).toMatchObject({ unread: 2, seenByOperator: 0 });
    expect(await operator.call('chatAdmin.conversation', { conversationId })).toMatchObject({
      unread: 1,
      seenByMember: 0,
    });
    await member.call('chat.seen', { seq: 3 });
    await operator.call('chatAdmin.seen', { conversationId, seq: 99 });
    expect(await member.call('chat.conversation', {})).toMatchObject({ unread: 0, seenByOperator: 3 });
    expect(await operator.call('chatAdmin.conversation', { conversationId })).toMatchObject({
      unread: 0,
      seenByMember: 3,
    });
    await member.call('chat.seen', { seq: 1 });
    expect(await operator.call('chatAdmin.conversation', { conversationId })).toMatchObject({ seenByMember: 3 });
  });

  it('notifies the member’s pages and the operators of a new message without its text', async () => {
    const { member, operator, conversationId } = await talking();
    const events: PlatformEvent[] = [];
    const stop = site.app.platform.bus.subscribe((event) => events.push(event));
    await operator.call('chatAdmin.send', { conversationId, ...draft('secret words') });
    await operator.call('chatAdmin.typing', { conversationId });
    await member.call('chat.typing', {});
    stop();
    expect(events.map(({ topic }) => topic)).toEqual([
      'chat.changed',
      'chatAdmin.changed',
      'chat.typing',
      'chatAdmin.typing',
    ]);
    expect(events[0]).toMatchObject({
      payload: { lastSeq: 2, unread: 1 },
      audience: { memberId: expect.any(BigInt) as unknown },
    });
    expect(events[1]).toMatchObject({ payload: { conversationId, lastSeq: 2 }, audience: { adminOfBrandId: 1 } });
    expect(JSON.stringify(events.map(({ payload }) => payload))).not.toContain('secret');
  });

  it('waits, is taken by one operator, handed back, closed, and waits again at the next message', async () => {
    const { member, operator, conversationId } = await talking();
    const other = await site.operator(`Second ${people}`);
    expect((await other.refusal('chatAdmin.take', { conversationId })).code).toBe('chat_taken');
    expect((await other.refusal('chatAdmin.send', { conversationId, ...draft('me too') })).code).toBe('chat_taken');
    await operator.call('chatAdmin.handBack', { conversationId });
    expect((await operator.refusal('chatAdmin.send', { conversationId, ...draft('late') })).code).toBe(
      'chat_not_taken',
    );
    expect(await other.call('chatAdmin.take', { conversationId })).toMatchObject({ status: 'active', mine: true });
    expect(await other.call('chatAdmin.close', { conversationId })).toMatchObject({ status: 'closed', operator: null });
    expect(await member.call('chat.conversation', {})).toMatchObject({ status: 'closed' });
    await member.call('chat.send', draft('one more thing'));
    expect(await member.call('chat.conversation', {})).toMatchObject({ status: 'waiting' });
    const { rows } = await site.pool.query<{ action: string }>(
      'select action from audit_log where subject = $1 order by id',
      [`chat:${conversationId}`],
    );
    expect(rows.map(({ action }) => action)).toEqual(['chat.taken', 'chat.handed-back', 'chat.taken', 'chat.closed']);
  });

  it('is taken by exactly one of two concurrent operators', async () => {
    const member = await site.member('hasty');
    await member.call('chat.send', draft('anybody?'));
    const [first, second] = [await site.operator('Left'), await site.operator('Right')];
    const conversationId = await conversationOf(first, 'hasty');
    const answers = await Promise.all([first, second].map((admin) => admin.send('chatAdmin.take', { conversationId })));
    expect(answers.map(({ envelope }) => envelope.success).sort()).toEqual([false, true]);
  });
});

describe('access', () => {
  it('gives a visitor no conversation', async () => {
    const visitor = site.browser();
    for (const id of ['chat.launch', 'chat.conversation', 'chat.messages', 'chat.typing'] as const)
      expect((await visitor.refusal(id, {})).code).toBe('not_logged_in');
    expect((await visitor.refusal('chat.send', draft('hi'))).code).toBe('not_logged_in');
  });

  it('hides a conversation from other members', async () => {
    await talking();
    const other = await site.member('stranger');
    expect(await texts(other)).toEqual([]);
    expect(await other.call('chat.conversation', {})).toMatchObject({ lastSeq: 0, unread: 0 });
  });

  it("hides a conversation's existence from operators of another brand", async () => {
    const { conversationId } = await talking();
    const meridian = await site.operator('Abroad', [2]);
    for (const id of [
      'chatAdmin.conversation',
      'chatAdmin.messages',
      'chatAdmin.take',
      'chatAdmin.handBack',
      'chatAdmin.close',
    ] as const)
      expect([id, (await meridian.refusal(id, { conversationId })).code]).toEqual([id, 'not_found']);
    expect((await meridian.refusal('chatAdmin.send', { conversationId, ...draft('hi') })).code).toBe('not_found');
    for (const view of ['waiting', 'mine', 'closed'] as const)
      expect((await meridian.call('chatAdmin.queue', { view })).content).toEqual([]);
  });

  it("refuses an operator without the right, and a member at the operators' calls", async () => {
    const { conversationId, member } = await talking();
    const cashier = await site.operator('Cashier', [], ['cashier']);
    expect((await cashier.refusal('chatAdmin.queue', { view: 'waiting' })).code).toBe('forbidden');
    expect((await cashier.refusal('chatAdmin.messages', { conversationId })).code).toBe('forbidden');
    expect((await member.refusal('chatAdmin.messages', { conversationId })).code).toBe('not_found');
  });
});

describe('a text', () => {
  it('is stored verbatim', async () => {
    const { member } = await talking();
    const payloads = ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', "'; drop table chat_message; --"];
    for (const payload of payloads) await member.call('chat.send', draft(payload));
    expect((await texts(member)).slice(1)).toEqual(payloads.map((payload) => `member: ${payload}`));
  });

  it('loses control characters', async () => {
    const { member } = await talking();
    await member.call('chat.send', draft(' ab\u0007\r\nc '));
    expect((await texts(member)).at(-1)).toBe('member: ab\nc');
  });

  it.each([
    ['nothing', '', 'validation_failed'],
    ['only spaces', ' \n\t ', 'validation_failed'],
    ['what the database cannot store', 'a\u0000b', 'validation_failed'],
    ['2,001 characters', 'x'.repeat(2_001), 'validation_failed'],
    ['a megabyte', 'x'.repeat(1_048_576), 'body_too_large'],
  ])('is refused when it is %s', async (_what, text, code) => {
    const member = await site.member();
    expect((await member.refusal('chat.send', draft(text))).code).toBe(code);
  });

  it.each([
    ['a number', 5],
    ['a list', ['x']],
    ['an object', { $ne: null }],
    ['null', null],
  ])('is refused when it is %s', async (_what, text) => {
    const member = await site.member();
    expect((await member.refusal('chat.send', { ...draft(''), text: text as never })).code).toBe('validation_failed');
  });
});

describe('office hours', () => {
  it('queue a message outside of them, and count the answer as unread', async () => {
    const hours = [{ days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', to: '00:01' }];
    const support = { feedbackMinLength: 20, feedbackMaxLength: 200, chat: { enabled: true, hours } };
    await site.pool.query(`update brand set config = config || $1 where id = 2`, [JSON.stringify({ support })]);
    site.app.platform.bus.publish('config.changed', { revision: 'x' }, 'everybody');
    const member = await site.member('late1', 'meridian');
    const [model] = await member.call('chat.models', {});
    expect(model).toMatchObject({
      modelId: 'live-chat',
      office: { open: false, opensAt: expect.any(String) as unknown },
    });
    await member.call('chat.send', draft('is anybody there?'));
    const operator = await site.operator('Morning', [2]);
    const conversationId = await conversationOf(operator, 'late1');
    await operator.call('chatAdmin.take', { conversationId });
    await operator.call('chatAdmin.send', { conversationId, ...draft('good morning') });
    expect(await member.call('chat.conversation', {})).toMatchObject({ unread: 1, office: { open: false } });
  });

  it("returns the chat's address", async () => {
    const member = await site.member('opener');
    const { chatUrl } = await member.call('chat.launch', {});
    expect(chatUrl).toBe('http://sundarban.localhost:4000/#live-chat');
  });
});

it('keeps canned replies per brand, and records changes', async () => {
  const [operator, abroad] = [await site.operator('Writer', [1]), await site.operator('Reader', [2])];
  const saved = await operator.call('chatAdmin.saveCannedReply', {
    brand: 'sundarban',
    title: 'Hello',
    text: 'Hello there',
  });
  await operator.call('chatAdmin.saveCannedReply', { brand: 'sundarban', title: 'Hello', text: 'Welcome' });
  expect(await operator.call('chatAdmin.cannedReplies', { brand: 'sundarban' })).toEqual([
    { ...saved, text: 'Welcome' },
  ]);
  expect((await abroad.refusal('chatAdmin.cannedReplies', { brand: 'sundarban' })).code).toBe('forbidden');
  expect((await abroad.refusal('chatAdmin.deleteCannedReply', { replyId: saved.replyId })).code).toBe('not_found');
  await operator.call('chatAdmin.deleteCannedReply', { replyId: saved.replyId });
  expect(await operator.call('chatAdmin.cannedReplies', { brand: 'sundarban' })).toEqual([]);
  const { rows } = await site.pool.query<{ action: string }>(
    `select action from audit_log where subject = 'canned-reply:Hello' order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'canned-reply.saved',
    'canned-reply.saved',
    'canned-reply.deleted',
  ]);
});
