import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { TestBrowser } from '../../../../testing/browser';
import { type SupportSite, startSupportSite } from '../../support/support.fixture';

const brand = 'sundarban';
const reason = 'brings thirty friends';
let site: SupportSite;
let first: TestBrowser;
let second: TestBrowser;
beforeAll(async () => {
  site = await startSupportSite();
  first = await site.operator('First', [1], ['agents']);
  second = await site.operator('Second', [1], ['agents']);
  await site.app.platform.jobs.start();
});
afterAll(() => site.close());
beforeEach(() => site.pool.query('delete from throttle'));

let count = 0;
/** A member who asked to become an agent. */
async function applied() {
  count += 1;
  const account = `applicant${count}`;
  const browser = await site.member(account);
  const feedbackId = `application-${count}`;
  const { rows } = await site.pool.query<{ id: bigint }>(
    `insert into feedback (public_id, brand_id, member_id, sender, type, content, language, created_at)
     select $2, 1, id, account, 6, 'أريد أن أصبح وكيلاً', 'ar', now() from member where account = $1 and brand_id = 1
     returning member_id as id`,
    [account, feedbackId],
  );
  return { account, browser, feedbackId, id: rows[0]?.id ?? 0n };
}
const typeOf = async (id: bigint) =>
  (await site.pool.query<{ type: number }>('select type from member where id = $1', [id])).rows[0]?.type;
const inboxOf = async (id: bigint) =>
  (
    await site.pool.query<{ title: string; text: string }>(
      'select title, text from member_message where member_id = $1',
      [id],
    )
  ).rows;

it('shows what matters of the member, open ones first', async () => {
  const { account, feedbackId } = await applied();
  const list = await first.call('agentApplications.list', { brand, state: 'open' });
  expect(list.content[0]).toMatchObject({ account, feedbackId, state: 'open', isProposed: false, decidedAt: null });
  expect(await first.call('agentApplications.show', { brand, feedbackId })).toMatchObject({
    content: 'أريد أن أصبح وكيلاً',
    type: 3,
    isActive: true,
    emailConfirmed: false,
    deposits: 0,
    currency: 'BDT',
    turnover: '0.00',
  });
});

it('counts open applications of visitors of the brand, which support answers', async () => {
  const openOnes = async () => (await first.call('agentApplications.list', { brand })).openOfVisitors;
  const before = await openOnes();
  await site.pool.query(
    `insert into feedback (public_id, brand_id, sender, type, content, language, status, answered_by, created_at)
     select id, brand, 'Guest', type, 'I have a shop', 'en', status, case status when 'closed' then (select min(id) from operator) end, now()
     from (values ('visitor-1', 1, 6, 'open'), ('visitor-2', 2, 6, 'open'), ('visitor-3', 1, 6, 'closed'), ('visitor-4', 1, 1, 'open'))
       v (id, brand, type, status)`,
  );
  expect(await openOnes()).toBe(before + 1);
  expect((await first.refusal('agentApplications.show', { brand, feedbackId: 'visitor-1' })).code).toBe('not_found');
});

it('makes the member an agent by two operators, ends the sessions and tells the member', async () => {
  const { browser, feedbackId, id } = await applied();
  const { proposalId } = await first.call('agentApplications.accept', { brand, feedbackId, reason });
  expect((await second.refusal('agentApplications.accept', { brand, feedbackId, reason })).code).toBe(
    'proposal_waiting',
  );
  expect((await second.refusal('agentApplications.decline', { brand, feedbackId, message: 'No' })).code).toBe(
    'proposal_waiting',
  );
  expect((await first.send('proposals.approve', { proposalId, reason })).envelope.success).toBe(false);
  expect(await typeOf(id)).toBe(3);
  await second.call('proposals.approve', { proposalId, reason });
  expect(await typeOf(id)).toBe(1);
  expect((await browser.refusal('messages.list', {})).code).toBe('not_logged_in');
  expect(await first.call('agentApplications.show', { brand, feedbackId })).toMatchObject({
    state: 'accepted',
    isProposed: false,
    decidedBy: 'Second',
  });
  expect((await first.refusal('agentApplications.accept', { brand, feedbackId, reason })).code).toBe('feedback_done');
  await vi.waitUntil(async () => (await inboxOf(id)).length === 1, { timeout: 20_000 });
});

it('declines with a message, once, also by two at once', async () => {
  const { feedbackId, id } = await applied();
  const both = await Promise.all(
    [first, second].map((operator) =>
      operator.send('agentApplications.decline', { brand, feedbackId, message: 'Come back in a month' }),
    ),
  );
  expect(both.map(({ envelope }) => (envelope.success ? 'done' : envelope.code)).toSorted()).toEqual([
    'done',
    'feedback_done',
  ]);
  expect(await typeOf(id)).toBe(3);
  const { content } = await first.call('agentApplications.list', { brand, state: 'declined' });
  expect(content.map((entry) => entry.feedbackId)).toContain(feedbackId);
  await vi.waitUntil(async () => (await inboxOf(id)).length === 1, { timeout: 20_000 });
  expect((await inboxOf(id))[0]?.text).toContain('Come back in a month');
  const { rows } = await site.pool.query(`select from audit_log where action = 'member.agent-declined'`);
  expect(rows).toHaveLength(1);
});

it('refuses what has changed since: an account that was closed, or is an agent already', async () => {
  const { feedbackId, id } = await applied();
  const { proposalId } = await first.call('agentApplications.accept', { brand, feedbackId, reason });
  await site.pool.query(`update member set status = 'disabled' where id = $1`, [id]);
  expect((await second.refusal('proposals.approve', { proposalId, reason })).code).toBe('conflict');
  const other = await applied();
  await site.pool.query('update member set type = 1 where id = $1', [other.id]);
  const refused = await first.refusal('agentApplications.accept', { brand, feedbackId: other.feedbackId, reason });
  expect(refused.code).toBe('conflict');
});

it('is of the brand, of the right, and takes no other feedback', async () => {
  const { feedbackId } = await applied();
  const foreign = await site.operator('Foreign', [2], ['agents']);
  const support = await site.operator('Support', [1], ['support']);
  expect((await foreign.refusal('agentApplications.show', { brand: 'meridian', feedbackId })).code).toBe('not_found');
  expect((await foreign.send('agentApplications.decline', { brand, feedbackId, message: 'x' })).envelope.success).toBe(
    false,
  );
  expect((await support.refusal('agentApplications.list', { brand })).code).toBe('forbidden');
  await site.pool.query('update feedback set type = 0 where public_id = $1', [feedbackId]);
  expect((await first.refusal('agentApplications.show', { brand, feedbackId })).code).toBe('not_found');
});
