import type { MessageCategory } from '@marquee/contract/calls/messages';
import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { inTransaction } from '../../../../platform/database';
import type { TestBrowser } from '../../../../testing/browser';
import { lastMessageTo } from '../../../../testing/outbox';
import { insertContact } from '../../member/contacts-repository';
import { startSupportSite, type SupportSite } from '../../support/support.fixture';
import { type MessageFact, queueMessage } from '../message-fact';

let site: SupportSite;
beforeAll(async () => {
  // By mail alone: web push has tests of its own.
  site = await startSupportSite('off', { MARQUEE_APP_WORKER: 'off' });
  await site.app.platform.jobs.start();
});
afterAll(() => site.close());

async function memberWith(account: string, verifiedAt: Date | null, on = site) {
  const browser = await on.member(account);
  const { rows } = await on.pool.query<{ id: bigint }>('select id from member where account = $1 and brand_id = 1', [
    account,
  ]);
  const id = rows[0]?.id ?? 0n;
  const email = `${account}@example.com`;
  await insertContact(on.pool, id, 1, 'email', email, verifiedAt);
  return { browser, id, email };
}

async function choose(browser: TestBrowser, category: MessageCategory, enabled: boolean) {
  const { revision } = await browser.call('messages.preferences', {});
  return browser.call('messages.setPreferences', {
    revision,
    preferences: [{ category, channel: 'mail', enabled }],
  });
}

const tell = (id: bigint, fact: Partial<MessageFact> = {}, on = site) =>
  inTransaction(on.pool, (tx) =>
    queueMessage(tx, on.app.platform.jobs, {
      memberId: id,
      template: 'deposit_credited',
      values: { amount: { amount: '1500.00' } },
      key: 'fact',
      ...fact,
    }),
  );

/** Of each copy of a member, the title of its message and its state. */
async function copiesOf(id: bigint, on = site) {
  const { rows } = await on.pool.query<{ title: string; state: string }>(
    `select m.title, c.state from message_copy c join member_message m on m.id = c.message_id where m.member_id = $1 order by m.id`,
    [id],
  );
  return rows.map(({ title, state }) => `${title}: ${state}`);
}

const mailsTo = async (email: string, on = site) =>
  (await on.pool.query('select 1 from outbox_message where recipient = $1', [email])).rowCount;

const WAIT = { timeout: 15_000 };

test('a member chooses by category; what protects the account stays on', async () => {
  const { browser } = await memberWith('chooser', new Date());
  const stranger = await site.member('stranger');
  const { channels, preferences } = await browser.call('messages.preferences', {});
  expect(channels).toEqual([{ channel: 'mail', target: 'ch***r@example.com' }]);
  expect(preferences.filter(({ enabled }) => enabled)).toEqual([
    { category: 'system', channel: 'mail', enabled: true, locked: true },
  ]);
  const chosen = await choose(browser, 'account', true);
  expect(chosen.preferences.filter(({ enabled }) => enabled).map(({ category }) => category)).toEqual([
    'system',
    'account',
  ]);
  expect(await browser.call('messages.preferences', {})).toEqual(chosen);
  expect((await stranger.call('messages.preferences', {})).preferences).toEqual(preferences);

  const change = (...categories: MessageCategory[]) => ({
    revision: chosen.revision,
    preferences: categories.map((category) => ({ category, channel: 'mail' as const, enabled: false })),
  });
  expect((await browser.refusal('messages.setPreferences', change('system'))).code).toBe('validation_failed');
  expect((await browser.refusal('messages.setPreferences', change('account', 'account'))).code).toBe(
    'validation_failed',
  );
  expect(await browser.call('messages.preferences', {})).toEqual(chosen);
});

test('of two pages that save from one revision exactly one counts, and a repeat is no conflict', async () => {
  const { browser } = await memberWith('pages', new Date());
  const { revision } = await browser.call('messages.preferences', {});
  const save = (category: MessageCategory) =>
    browser.send('messages.setPreferences', {
      revision,
      preferences: [{ category, channel: 'mail', enabled: true }],
    });
  const categories = ['promotion', 'agents'] as const;
  const answers = await Promise.all(categories.map(save));
  const won = answers.findIndex(({ envelope }) => envelope.success);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await save(categories[won] ?? 'system')).status, 'a repeat').toBe(200);
  expect((await save(categories[1 - won] ?? 'system')).envelope).toMatchObject({ code: 'conflict' });
  const { preferences } = await browser.call('messages.preferences', {});
  expect(preferences.filter(({ enabled }) => enabled)).toHaveLength(2);
});

it('mails what is in the inbox, in the language of the member, once', async () => {
  const { browser, id, email } = await memberWith('reader', new Date());
  await site.pool.query(`update member set language = 'bn' where id = $1`, [id]);
  await choose(browser, 'account', true);
  await tell(id, { link: '/member/account-record' });
  await tell(id, { key: 'of no copy', template: 'reward_ready', values: { promotion: 'Night' } });
  await tell(id, { key: 'password', template: 'password_changed', values: {}, link: '/member' });
  await expect.poll(() => copiesOf(id), WAIT).toHaveLength(2);
  await expect.poll(async () => (await copiesOf(id)).every((copy) => copy.endsWith(': sent')), WAIT).toBe(true);
  expect(await mailsTo(email)).toBe(2);
  const { content } = await browser.call('messages.list', { category: 'account' });
  const { rows } = await site.pool.query<{ subject: string; body: string }>(
    `select subject, body from outbox_message where recipient = $1 and subject like $2`,
    [email, `${content[0]?.title}%`],
  );
  expect(rows[0]?.subject).toBe(`${content[0]?.title} – Sundarban`);
  expect(rows[0]?.body).toContain(content[0]?.text);
  expect(rows[0]?.body).toMatch(/http:\/\/sundarban\.localhost(:\d+)?\/member\/account-record\n/);
  expect(rows[0]?.body).toContain('ইনবক্স');
  // A job that runs twice finds the copy closed.
  const { rows: messages } = await site.pool.query<{ id: bigint }>(
    'select id from member_message where member_id = $1',
    [id],
  );
  for (const message of messages)
    await site.app.platform.jobs.add(
      site.pool,
      'member.message-copy',
      { messageId: String(message.id), channel: 'mail' },
      { key: `again ${message.id}` },
    );
  await tell(id, { key: 'after', template: 'password_changed', values: {} });
  await expect.poll(() => mailsTo(email), WAIT).toBe(3);
});

test('nothing goes to an address that is not verified, and nothing that is deleted or switched off meanwhile', async () => {
  const unverified = await memberWith('unverified', null);
  expect((await unverified.browser.call('messages.preferences', {})).channels).toEqual([
    { channel: 'mail', target: null },
  ]);
  await tell(unverified.id, { template: 'password_changed', values: {} });
  await expect.poll(() => copiesOf(unverified.id), WAIT).toEqual(['Password changed: dropped']);
  expect(await mailsTo(unverified.email)).toBe(0);

  const { browser, id, email } = await memberWith('hasty', new Date());
  await choose(browser, 'account', true);
  await choose(browser, 'promotion', true);
  const { rows } = await site.pool.query<{ id: bigint }>(
    `with m as (insert into member_message (brand_id, member_id, category, title, text, key, deleted_at)
       values (1, $1, 'account', 'Deleted', 'T', 'a', now()), (1, $1, 'promotion', 'Unwanted', 'T', 'b', null), (1, $1, 'account', 'Late', 'T', 'c', null)
       returning id, title)
     insert into message_copy (message_id, channel, queued_at) select id, 'mail', now() - case title when 'Late' then interval '25 hours' else interval '0' end
     from m returning message_id as id`,
    [id],
  );
  await choose(browser, 'promotion', false);
  for (const message of rows)
    await site.app.platform.jobs.add(
      site.pool,
      'member.message-copy',
      { messageId: String(message.id), channel: 'mail' },
      { key: `copy ${message.id}` },
    );
  await expect.poll(() => copiesOf(id), WAIT).toEqual(['Deleted: dropped', 'Unwanted: dropped', 'Late: dropped']);
  expect(await mailsTo(email)).toBe(0);
});

test('a gateway that is down or hangs loses no copy and holds no other work up', async () => {
  // Accepts connections and never says a word.
  const silent: Server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const down = await startSupportSite('off', { MARQUEE_SMTP_URL: `smtp://127.0.0.1:${port}` });
  try {
    await down.app.platform.jobs.start();
    const { browser, id } = await memberWith('patient', new Date(), down);
    for (let at = 0; at < 10; at += 1)
      await tell(id, { key: `p${at}`, template: 'password_changed', values: {} }, down);
    await expect.poll(() => copiesOf(id, down), WAIT).toHaveLength(10);
    const started = performance.now();
    await tell(id, { key: 'money' }, down);
    await expect
      .poll(async () => (await browser.call('messages.list', { category: 'account' })).content.length, WAIT)
      .toBe(1);
    expect(performance.now() - started, 'ms until other work is done').toBeLessThan(6_000);
    expect(new Set((await copiesOf(id, down)).map((copy) => copy.split(': ')[1]))).toEqual(new Set(['queued']));
    const { rows } = await down.pool.query<{ count: number }>(
      `select count(*)::int as count from graphile_worker.jobs where task_identifier = 'member.message-copy'`,
    );
    expect(rows[0]?.count, 'all are repeated').toBe(10);
  } finally {
    silent.close();
    await down.close();
  }
});

test('the text of a member fills a mail as text, and leads nowhere else', async () => {
  const { browser, id, email } = await memberWith('victim', new Date());
  await choose(browser, 'promotion', true);
  const typed = '{{link}} $& \u202E {{brand}}\r\nBcc: all@example.com';
  await tell(id, { template: 'reward_ready', values: { promotion: typed }, key: 'typed' });
  await expect.poll(() => mailsTo(email), WAIT).toBe(1);
  const { subject, body } = await lastMessageTo(site.pool, email);
  expect(subject).not.toMatch(/[\r\n]/);
  expect(body).toContain('{{link}} $&');
  expect(body).not.toContain('\u202E');
});
