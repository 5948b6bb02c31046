import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallRequest } from '@marquee/contract/calls/index';
import type { Trigger } from '@marquee/contract/promotions/triggers';
import { createCanvas } from '@napi-rs/canvas';
import type { TestBrowser } from '../../../../testing/browser';
import { type PointsSite, reason, startPointsSite } from '../../points/points.fixture';
import { REFUSED_IMAGES } from '../../../operators/uploads/refused-images.fixture';
import {
  cash,
  DEPOSIT,
  proposalOfTerms,
  proposeLatest,
  rulesOf,
  saveAgain,
  termsOf,
  TURNOVER,
} from '../promotions.fixture';

let site: PointsSite;
let first: TestBrowser;
let second: TestBrowser;
beforeAll(async () => {
  site = await startPointsSite();
  [first, second] = [await site.operator(), await site.operator()];
});
afterAll(() => site.close());

const brand = 'sundarban';
const page = { pageNo: 1, pageSize: 50 };
const APPLICATION = rulesOf({ trigger: { kind: 'application', images: 1, isRemarkRequired: true } });
const draftOf = (rules = rulesOf(), change = {}): CallRequest<'promotionsAdmin.save'> => ({
  promotionId: randomUUID(),
  brand,
  kind: 'code',
  terms: termsOf(rules, change),
  reason,
});
const picture = () => createCanvas(20, 20).toBuffer('image/png');

/** What the second operator sends about the latest proposal. */
const decisionOf = async (promotionId: string) => ({
  proposalId: (await proposalOfTerms(second, promotionId)).proposalId,
  reason,
});

/** A promotion that two operators have published. @returns its id */
async function published(draft = draftOf()): Promise<string> {
  const { promotionId } = draft;
  await first.call('promotionsAdmin.save', draft);
  await publishLatest(promotionId);
  return promotionId;
}

async function publishLatest(promotionId: string): Promise<void> {
  await proposeLatest(first, promotionId);
  await second.call('proposals.approve', await decisionOf(promotionId));
}
const codeOf = ({ terms }: ReturnType<typeof draftOf>) =>
  terms.rules.trigger.kind === 'code' ? terms.rules.trigger.code : '';
async function applied(promotionId: string) {
  const member = await site.member();
  const { imageId } = await member.browser.call('uploads.image', { image: picture() });
  await member.browser.call('promotions.apply', { promotionId, remark: 'I shared it', imageIds: [imageId] });
  const { content } = await first.call('promotionsAdmin.applications', { brand, ...page });
  const application = content.find(({ account }) => account === member.account);
  return { ...member, imageId, participationId: application?.participationId ?? '', application };
}

describe('terms', () => {
  it('count when a second operator has confirmed them', async () => {
    const draft = draftOf();
    const { promotionId } = draft;
    expect(await first.call('promotionsAdmin.save', draft)).toMatchObject({
      state: 'draft',
      version: null,
      waiting: 1,
    });
    const member = await site.member();
    expect((await member.browser.refusal('promotions.enterCode', { code: codeOf(draft) })).code).toBe(
      'promotion_code_unknown',
    );
    await proposeLatest(first, promotionId);
    const decision = await decisionOf(promotionId);
    expect((await first.refusal('promotionsAdmin.save', draft)).code).toBe('promotion_state');
    expect((await first.refusal('proposals.approve', decision)).code).toBe('proposal_own');
    const decided = await Promise.all(Array.from({ length: 8 }, () => second.send('proposals.approve', decision)));
    expect(decided.map(({ status }) => status)).toEqual(decided.map(() => 200));
    expect(await member.browser.call('promotions.enterCode', { code: codeOf(draft).toLowerCase() })).toMatchObject({
      state: 'issued',
      title: 'Ten for you',
      rules: { trigger: { kind: 'code' } },
    });
    const { versions, spent, rewarded } = await first.call('promotionsAdmin.detail', { promotionId });
    expect([spent, rewarded, versions.map(({ state }) => state)]).toEqual(['10.00', 1, ['confirmed']]);
    const { content: entries } = await first.call('operator.auditLog', { brand });
    const approvals = entries.filter(({ subject }) => subject === `promotion:${promotionId}`);
    expect(approvals.map(({ action }) => action)).toEqual([
      'promotions.terms-approved',
      'promotions.terms-proposed',
      'promotions.saved',
    ]);
  });

  it('are refused as the database sees it too: one person, a rewritten version, a budget below what was given', async () => {
    const draft = draftOf();
    const promotionId = await published(draft);
    const rewrite = (text: string) => site.site.pool.query(text, [promotionId]);
    await expect(rewrite(`update promotion_version set terms = '{}' where promotion_id = $1`)).rejects.toThrow('stays');
    await expect(
      rewrite(`insert into promotion_version select promotion_id, 2, state, terms, reason, written_by, written_at, written_by, written_by, now()
               from promotion_version where promotion_id = $1`),
    ).rejects.toThrow('check');
    await (await site.member()).browser.call('promotions.enterCode', { code: codeOf(draft) });
    const smaller = { ...draft, terms: { ...draft.terms, budget: '9.99' } };
    await saveAgain(first, smaller);
    await proposeLatest(first, promotionId, 2);
    const waiting = await proposalOfTerms(second, promotionId);
    expect(waiting.rows).toContainEqual({
      label: 'promotions.editor.budget',
      of: [],
      before: { type: 'money', amount: draft.terms.budget, currency: 'BDT' },
      after: { type: 'money', amount: '9.99', currency: 'BDT' },
    });
    expect((await second.refusal('proposals.approve', await decisionOf(promotionId))).code).toBe(
      'promotion_budget_used',
    );
  });

  it('that contradict are refused with the field', async () => {
    const draft = draftOf();
    const rules = { ...draft.terms.rules, delivery: 'claim' as const };
    expect(await first.refusal('promotionsAdmin.save', { ...draft, terms: { ...draft.terms, rules } })).toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ path: 'terms.rules.claimDays', messageKey: 'claim_days' }] },
    });
  });

  it.each<[field: string, before: Trigger, after: Trigger]>([
    ['kind', { kind: 'birthday' }, { kind: 'registration' }],
    ['period', TURNOVER, { ...TURNOVER, period: 'weekly' }],
    ['frequency', DEPOSIT, { ...DEPOSIT, frequency: 'daily' }],
  ])('keep the %s of their trigger once they are published', async (field, before, after) => {
    const draft = draftOf(rulesOf({ trigger: before }));
    const changed = { ...draft, terms: termsOf(rulesOf({ trigger: after })) };
    await first.call('promotionsAdmin.save', changed);
    await saveAgain(first, draft);
    await publishLatest(draft.promotionId);
    expect(await first.refusal('promotionsAdmin.save', changed)).toMatchObject({
      code: 'validation_failed',
      details: { fields: [{ path: `terms.rules.trigger.${field}`, messageKey: 'published' }] },
    });
  });

  it('cannot have a code that the brand uses', async () => {
    const draft = draftOf();
    await published(draft);
    const again = { ...draft, promotionId: randomUUID() };
    await first.call('promotionsAdmin.save', again);
    await proposeLatest(first, again.promotionId);
    expect((await second.refusal('proposals.approve', await decisionOf(again.promotionId))).code).toBe(
      'promotion_code_taken',
    );
  });

  it('stop counting while a promotion is paused, and for good when it ends', async () => {
    const draft = draftOf();
    const promotionId = await published(draft);
    const member = await site.member();
    const change = (to: 'pause' | 'resume' | 'end') =>
      first.call('promotionsAdmin.changeState', { promotionId, change: to, reason });
    const code = { code: codeOf(draft) };
    await change('pause');
    expect((await member.browser.refusal('promotions.enterCode', code)).code).toBe('promotion_closed');
    await change('resume');
    await member.browser.call('promotions.enterCode', code);
    await change('end');
    expect((await (await site.member()).browser.refusal('promotions.enterCode', code)).code).toBe(
      'promotion_code_unknown',
    );
    const resume = { promotionId, change: 'resume' as const, reason };
    expect((await first.refusal('promotionsAdmin.changeState', resume)).code).toBe('promotion_state');
  });
});

describe('applications', () => {
  it('wait with their pictures for an operator, who approves once', async () => {
    const promotionId = await published({ ...draftOf(APPLICATION), kind: 'application' });
    const member = await site.member();
    const bare = { promotionId, remark: '', imageIds: [] };
    expect(await member.browser.refusal('promotions.apply', bare)).toMatchObject({
      details: { fields: [{ path: 'remark' }] },
    });
    expect((await member.browser.refusal('promotions.apply', { ...bare, remark: 'x'.repeat(141) })).code).toBe(
      'validation_failed',
    );
    const { browser, participationId, application, imageId } = await applied(promotionId);
    expect(application).toMatchObject({
      state: 'applied',
      application: { remark: 'I shared it', imageIds: [imageId] },
    });
    expect(await browser.call('promotions.detail', { promotionId })).toMatchObject({ state: 'applying', action: null });
    const decision = { participationId, approve: true, reason };
    const decided = await Promise.all(
      Array.from({ length: 10 }, () => first.send('promotionsAdmin.decideApplication', decision)),
    );
    expect(decided.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await browser.call('promotions.detail', { promotionId })).toMatchObject({ state: 'issued' });
  });

  it('are rejected with a reason that the member sees, and nobody else’s pictures can be used', async () => {
    const promotionId = await published({ ...draftOf(APPLICATION), kind: 'application' });
    const { browser, participationId, imageId } = await applied(promotionId);
    const thief = await site.member();
    const stolen = { promotionId, remark: 'Mine', imageIds: [imageId] };
    expect((await thief.browser.refusal('promotions.apply', stolen)).code).toBe('image_not_found');
    await first.call('promotionsAdmin.decideApplication', { participationId, approve: false, reason: 'Not a share' });
    expect(await browser.call('promotions.detail', { promotionId })).toMatchObject({
      state: 'rejected',
      reason: 'Not a share',
    });
    const again = { participationId, approve: true, reason };
    expect((await first.refusal('promotionsAdmin.decideApplication', again)).code).toBe('application_decided');
  });
});

describe('pictures of applications', () => {
  let promotionId: string;
  beforeAll(async () => {
    promotionId = await published({ ...draftOf(APPLICATION), kind: 'application' });
  });
  const apply = async ({ browser }: { readonly browser: TestBrowser }, imageIds: readonly string[]) => {
    const { envelope } = await browser.send('promotions.apply', {
      promotionId,
      remark: 'Mine',
      imageIds: [...imageIds],
    });
    return envelope.success ? 'applied' : envelope.code;
  };
  const upload = async ({ browser }: { readonly browser: TestBrowser }) =>
    (await browser.call('uploads.image', { image: picture() })).imageId;
  const storedOf = async ({ id }: { readonly id: bigint }) =>
    (await site.site.pool.query('select from uploaded_image where owner_kind = $1 and owner_id = $2', ['member', id]))
      .rowCount;

  it.each(REFUSED_IMAGES)(
    'are refused by the gate of the proofs of deposits, and not stored: $what',
    async (refused) => {
      const member = await site.member();
      const headers = { 'content-type': refused.type };
      const { envelope } = await member.browser.send('uploads.image', { image: await refused.content() }, { headers });
      expect(envelope).toMatchObject({ success: false, code: refused.code });
      expect(await storedOf(member)).toBe(0);
      expect(await apply(member, [])).toBe('validation_failed');
    },
  );

  it('are those that the member has sent, each once', async () => {
    const [member, other] = [await site.member(), await site.member()];
    const [own, foreign] = [await upload(member), await upload(other)];
    expect(await apply(member, [randomUUID()])).toBe('image_not_found');
    expect(await apply(member, [foreign])).toBe('image_not_found');
    expect(await apply(member, [own, foreign])).toBe('image_not_found');
    expect(await apply(member, [own, own])).toBe('validation_failed');
    expect(await apply(member, ['../../keys'])).toBe('validation_failed');
    expect(await apply(member, await Promise.all([1, 2, 3, 4].map(() => upload(member))))).toBe('validation_failed');
    expect(await apply(member, [own])).toBe('applied');
    const elsewhere = await published({ ...draftOf(APPLICATION), kind: 'application' });
    const again = { promotionId: elsewhere, remark: 'Mine', imageIds: [own] };
    expect((await member.browser.refusal('promotions.apply', again)).code).toBe('image_not_found');
    expect(await apply(other, [own])).toBe('image_not_found');
    expect(await apply(other, [foreign])).toBe('applied');
  });
});

it('ends with an application that waits: it can be rejected alone, and what was approved before is still claimed', async () => {
  const rules = { ...APPLICATION, delivery: 'claim', claimDays: 7 } as const;
  const promotionId = await published({ ...draftOf(rules), kind: 'application' });
  const [waiting, approved] = [await applied(promotionId), await applied(promotionId)];
  await first.call('promotionsAdmin.decideApplication', {
    participationId: approved.participationId,
    approve: true,
    reason,
  });
  await first.call('promotionsAdmin.changeState', { promotionId, change: 'end', reason });
  const figures = async () => {
    const { state, spent, rewarded } = await first.call('promotionsAdmin.detail', { promotionId });
    return { state, spent, rewarded };
  };
  expect(await figures()).toEqual({ state: 'ended', spent: '10.00', rewarded: 1 });
  const decision = { participationId: waiting.participationId, reason };
  const refusal = await first.refusal('promotionsAdmin.decideApplication', { ...decision, approve: true });
  expect(refusal.code).toBe('promotion_state');
  expect(await waiting.browser.call('promotions.detail', { promotionId })).toMatchObject({ state: 'applying' });
  await first.call('promotionsAdmin.decideApplication', { ...decision, approve: false });
  expect(await waiting.browser.call('promotions.detail', { promotionId })).toMatchObject({ state: 'rejected', reason });
  await approved.browser.call('promotions.claim', { participationId: approved.participationId });
  expect(await approved.browser.call('promotions.detail', { promotionId })).toMatchObject({ state: 'claimed' });
  expect(await figures()).toEqual({ state: 'ended', spent: '10.00', rewarded: 1 });
  const late = await site.member();
  const { imageId } = await late.browser.call('uploads.image', { image: picture() });
  const request = { promotionId, remark: 'I shared it', imageIds: [imageId] };
  expect((await late.browser.refusal('promotions.apply', request)).code).toBe('promotion_closed');
});

it('a dry run says what last month’s registrations would have cost', async () => {
  const { account } = await site.member();
  await site.site.pool.query(
    `update member set created_at = date_trunc('month', now() + interval '6 hours') - interval '8 days' where account = $1`,
    [account],
  );
  const draft = draftOf(rulesOf({ trigger: { kind: 'registration' }, reward: cash('25.00') }), { budget: '20.00' });
  await first.call('promotionsAdmin.save', { ...draft, kind: 'no_deposit' });
  expect(await first.call('promotionsAdmin.dryRun', { promotionId: draft.promotionId, version: 1 })).toMatchObject({
    isCounted: true,
    members: 1,
    rewards: 1,
    cost: '25.00',
    isWithinBudget: false,
    top: [{ account, rewards: 1, cost: '25.00', points: 0 }],
  });
  const [owed] = await first.call('promotionsAdmin.liability', { brand });
  expect(owed).toMatchObject({ brand, currency: 'BDT', bonus: '0.00' });
});

describe('rights', () => {
  const attempts = (browser: TestBrowser, promotionId: string, participationId: string) => [
    browser.refusal('promotionsAdmin.list', { brand, ...page }),
    browser.refusal('promotionsAdmin.detail', { promotionId }),
    browser.refusal('promotionsAdmin.save', draftOf()),
    browser.refusal('promotionsAdmin.propose', { promotionId, version: 1, revision: 'seen', reason }),
    browser.refusal('promotionsAdmin.changeState', { promotionId, change: 'end', reason }),
    browser.refusal('promotionsAdmin.dryRun', { promotionId, version: 1 }),
    browser.refusal('promotionsAdmin.liability', { brand }),
    browser.refusal('promotionsAdmin.applications', { brand, ...page }),
    browser.refusal('promotionsAdmin.decideApplication', { participationId, approve: true, reason }),
    browser.refusal('promotionsAdmin.participants', { promotionId, ...page }),
    browser.refusal('promotionsAdmin.grant', { promotionId, grantId: randomUUID(), account: 'anybody', reason }),
    browser.refusal('promotionsAdmin.revoke', { participationId, reason }),
  ];
  const codes = async (...args: Parameters<typeof attempts>) =>
    new Set((await Promise.all(attempts(...args))).map(({ code }) => code));

  it('are needed for every call, of the brand and of its objects', async () => {
    const promotionId = await published({ ...draftOf(APPLICATION), kind: 'application' });
    const { participationId } = await applied(promotionId);
    expect(await codes(site.site.browser('console'), promotionId, participationId)).toEqual(new Set(['not_logged_in']));
    const untrusted = await site.operator('{content,members}');
    expect(await codes(untrusted, promotionId, participationId)).toEqual(new Set(['forbidden']));
    const elsewhere = await site.operator('{cashier}', '{2}');
    expect(await codes(elsewhere, promotionId, participationId)).toEqual(new Set(['forbidden', 'not_found']));
    expect((await elsewhere.call('promotionsAdmin.list', page)).content).toEqual([]);
  });

  it('keep members’ calls from guests, and rewards from other brands', async () => {
    const guest = site.site.browser();
    const promotionId = await published();
    expect((await guest.call('promotions.detail', { promotionId })).action).toBe('enter_code');
    const silent = await published(draftOf(rulesOf({ trigger: { kind: 'birthday' } })));
    const stateFor = async (visitor: TestBrowser) =>
      (await visitor.call('promotions.detail', { promotionId: silent })).state;
    expect([await stateFor(guest), await stateFor((await site.member()).browser)]).toEqual(['join', 'joined']);
    expect((await guest.refusal('promotions.enterCode', { code: 'ANY-CODE' })).code).toBe('not_logged_in');
    expect((await guest.refusal('promotions.rewards', {})).code).toBe('not_logged_in');
    const neighbour = site.site.browser('meridian');
    expect((await neighbour.refusal('promotions.detail', { promotionId })).code).toBe('promotion_not_found');
  });
});
