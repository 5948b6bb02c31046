import type { BrandSettingName } from '@marquee/contract/brand-settings';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestBrowser } from '../../../testing/browser';
import { startSupportSite, type SupportSite } from '../../people/support/support.fixture';
import { settingsOf } from './settings.fixture';
import { announceBrands } from '../../../testing/brand-settings';

let site: SupportSite;
let proposer: TestBrowser;
let decider: TestBrowser;
beforeAll(async () => {
  site = await startSupportSite('off');
  proposer = await site.operator('Proposer', [], ['brands', 'cashier', 'audit']);
  decider = await site.operator('Decider', [1], ['brands', 'cashier']);
});
afterAll(() => site.close());
beforeEach(async () => {
  const { content } = await proposer.call('proposals.list', { state: 'open', pageNo: 1, pageSize: 100 });
  for (const { proposalId } of content) await decider.call('proposals.reject', { proposalId, reason: 'the next test' });
  const { rows } = await site.pool.query<{ config: object }>(`select config from brand where code = 'sundarban'`);
  await site.pool.query(`update brand set config = $1 where code = 'sundarban'`, [
    JSON.stringify({ ...rows[0]?.config, safeguards: BOUNDS, withdrawal: {} }),
  ]);
  announceBrands(site);
});

const BOUNDS = {
  parallelSessions: 20,
  contactChangeHours: 24,
  closedDataYears: 5,
  creditTwoOperatorsFrom: '700.00',
  creditTolerance: 2,
  messageTwoOperatorsFrom: 500,
  payoutReviewFrom: '5000.00',
};
const settings = (operator = proposer) => settingsOf(operator);
const decide = (proposalId: string, operator = decider) =>
  operator.send('proposals.approve', { proposalId, reason: 'agreed' });
async function proposed(setting: BrandSettingName, value: object): Promise<string> {
  const envelope = await settings().send(setting, value);
  if (!envelope.success || envelope.value.proposal === null) throw new Error('it needs no second person');
  return envelope.value.proposal.proposalId;
}

describe('one operator', () => {
  test.each([
    ['safeguards', { creditTwoOperatorsFrom: '700.01' }],
    ['safeguards', { payoutReviewFrom: '5000.01' }],
    ['safeguards', { creditTolerance: 3 }],
    ['safeguards', { creditTwoOperatorsFrom: '800.00', payoutReviewFrom: '1.00', parallelSessions: 1 }],
    ['withdrawal', { twoApprovalsFrom: '50000.01' }],
    ['withdrawal', { twoApprovalsScore: 61 }],
    ['withdrawal', { largeFrom: '20000.01' }],
  ] as const)('does not loosen %s by %j', async (setting, changes) => {
    const before = await settings().read(setting);
    const envelope = await settings().send(setting, { ...before, ...changes });
    expect(envelope).toMatchObject({ value: { state: { value: before }, proposal: { kind: `setting-${setting}` } } });
    expect(await settings().read(setting)).toEqual(before);
  });

  test('does not take a rule out of the review of withdrawals', async () => {
    const before = await settings().read('withdrawal');
    await proposed('withdrawal', { ...before, scores: { ...before.scores, shared_device: 0 } });
    expect(await settings().read('withdrawal')).toEqual(before);
  });

  test.each([
    ['safeguards', { creditTwoOperatorsFrom: '699.99' }],
    ['safeguards', { payoutReviewFrom: '4999.99', parallelSessions: 100 }],
    ['withdrawal', { twoApprovalsFrom: '1.00', twoApprovalsScore: 1, largeFrom: '1.00' }],
    ['withdrawal', { maximum: '100001.00' }],
  ] as const)('tightens or changes %s by %j alone', async (setting, changes) => {
    const after = { ...(await settings().read(setting)), ...changes };
    expect(await settings().send(setting, after)).toMatchObject({
      success: true,
      value: { state: { value: after }, proposal: null },
    });
    expect(await settings().read(setting)).toEqual(after);
  });
});

describe('two operators', () => {
  const raised = { ...BOUNDS, creditTwoOperatorsFrom: '900.00' };

  test('raise a bound: the second one sees what changes, and it counts from the approval on', async () => {
    const proposalId = await proposed('safeguards', raised);
    expect(await decider.call('proposals.show', { proposalId })).toMatchObject({
      mayDecide: true,
      proposedBy: 'Proposer',
      rows: [
        { label: 'settings.safeguards.parallelSessions', before: { number: 20 }, after: { number: 20 } },
        {
          label: 'settings.safeguards.creditTwoOperatorsFrom',
          before: { type: 'money', amount: '700.00', currency: 'BDT' },
          after: { type: 'money', amount: '900.00' },
        },
        { label: 'settings.safeguards.creditTolerance' },
        { label: 'settings.safeguards.messageTwoOperatorsFrom' },
        { label: 'settings.safeguards.payoutReviewFrom' },
        { label: 'settings.safeguards.contactChangeHours' },
        { label: 'settings.safeguards.closedDataYears' },
      ],
    });
    expect((await decide(proposalId, proposer)).envelope).toMatchObject({ code: 'proposal_own' });
    expect((await decide(proposalId)).envelope).toMatchObject({ value: { state: 'approved' } });
    expect(await settings().read('safeguards')).toEqual(raised);
    const { content } = await proposer.call('operator.auditLog', { brand: 'sundarban' });
    expect(content.slice(0, 3)).toMatchObject([
      { action: 'brand.safeguards-approved', subject: 'brand:sundarban', details: { after: raised } },
      {
        action: 'brand.safeguards-set',
        subject: 'brand:sundarban',
        reason: 'a test',
        details: { before: { safeguards: BOUNDS }, after: { safeguards: raised } },
      },
      { action: 'brand.safeguards-proposed', reason: 'a test' },
    ]);
  });

  test('raise one bound at a time', async () => {
    await proposed('safeguards', raised);
    expect((await settings().refusal('safeguards', { ...raised, payoutReviewFrom: '9000.00' })).code).toBe(
      'proposal_waiting',
    );
  });

  test('do not raise what has changed since', async () => {
    const proposalId = await proposed('safeguards', raised);
    expect(await decider.call('proposals.show', { proposalId })).toMatchObject({ isOutdated: false });
    await settings().set('safeguards', { ...BOUNDS, creditTwoOperatorsFrom: '600.00' });
    expect(await decider.call('proposals.show', { proposalId })).toMatchObject({ isOutdated: true, mayDecide: true });
    expect((await decide(proposalId)).envelope).toMatchObject({ code: 'proposal_conflict' });
    expect(await settings().read('safeguards')).toMatchObject({ creditTwoOperatorsFrom: '600.00' });
  });

  test('approve while another one changes the setting, twenty times at once: either counts whole', async () => {
    const proposalId = await proposed('safeguards', raised);
    const { revision } = await settings().stateOf('safeguards');
    const lowered = { ...BOUNDS, creditTwoOperatorsFrom: '600.00' };
    const [approvals, changes] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => decide(proposalId))),
      Promise.all(Array.from({ length: 10 }, () => settings().send('safeguards', lowered, { revision }))),
    ]);
    const isApproved = approvals.some(({ envelope }) => envelope.success);
    const isLowered = changes.some(({ success }) => success);
    expect([isApproved, isLowered].toSorted()).toEqual([false, true]);
    expect(await settings().read('safeguards')).toEqual(isApproved ? raised : lowered);
  });

  test('need both rights and the brand, each of them', async () => {
    const proposalId = await proposed('safeguards', raised);
    const refusals = [
      [await site.operator('MoneyOnly', [1], ['cashier']), 'forbidden'],
      [await site.operator('BrandsOnly', [1], ['brands']), 'forbidden'],
      [await site.operator('OtherBrand', [2], ['brands', 'cashier']), 'not_found'],
    ] as const;
    for (const [stranger, code] of refusals) {
      expect((await decide(proposalId, stranger)).envelope).toMatchObject({ code });
      const { envelope } = await stranger.send('proposals.list', { pageNo: 1, pageSize: 100 });
      const listed = envelope.success ? envelope.value.content.map((proposal) => proposal.proposalId) : [];
      expect(listed).not.toContain(proposalId);
    }
    expect(await settings().read('safeguards')).toEqual(BOUNDS);
  });
});
