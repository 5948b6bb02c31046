import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../../testing/browser';
import { type PointsSite, reason, startPointsSite } from '../../points/points.fixture';
import { cash, proposalOfTerms, proposeLatest, rulesOf, termsOf } from '../promotions.fixture';

let site: PointsSite;
let first: TestBrowser;
let second: TestBrowser;
beforeAll(async () => {
  site = await startPointsSite();
  [first, second] = [await site.operator(), await site.operator()];
});
afterAll(() => site.close());

const page = { pageNo: 1, pageSize: 50 };

/** A promotion with a reward by hand that two operators have published. @returns its id */
async function published(amount: string, budget = '100000.00'): Promise<string> {
  const promotionId = randomUUID();
  const rules = rulesOf({ trigger: { kind: 'operator' }, delivery: 'claim', claimDays: 7, reward: cash(amount) });
  const terms = termsOf(rules, { budget });
  await first.call('promotionsAdmin.save', { promotionId, brand: 'sundarban', kind: 'operator', terms, reason });
  await proposeLatest(first, promotionId);
  const { proposalId } = await proposalOfTerms(second, promotionId);
  await second.call('proposals.approve', { proposalId, reason });
  return promotionId;
}

describe('rewards by hand', () => {
  it('are given once a day above what one operator gives alone, since two confirmed the amount', async () => {
    const promotionId = await published('60000.00', '200000.00');
    const operator = await site.operator('{cashier}');
    const codes = [];
    for (let turn = 0; turn < 2; turn += 1) {
      const { account } = await site.member();
      const grant = { promotionId, grantId: randomUUID(), account, reason };
      const { envelope } = await operator.send('promotionsAdmin.grant', grant);
      codes.push(envelope.success ? 'given' : envelope.code);
    }
    expect(codes).toEqual(['given', 'operator_allowance_used']);
  });

  it('count together with what one operator gives alone on a day', async () => {
    const promotionId = await published('30000.00');
    const operator = await site.operator('{cashier}');
    const grantTo = ({ account }: { readonly account: string }) =>
      operator.send('promotionsAdmin.grant', { promotionId, grantId: randomUUID(), account, reason });
    const [member, other] = [await site.member(), await site.member()];
    expect((await grantTo(member)).envelope).toMatchObject({ success: true });
    for (const account of [member, other])
      expect((await grantTo(account)).envelope).toMatchObject({ code: 'operator_allowance_used' });
    expect(await first.call('promotionsAdmin.detail', { promotionId })).toMatchObject({ rewarded: 1 });
  });

  it('are granted once an id, and taken back while they are not claimed', async () => {
    const promotionId = await published('10.00');
    const { account, browser } = await site.member();
    const grant = { promotionId, grantId: randomUUID(), account, reason };
    const granted = await Promise.all(Array.from({ length: 6 }, () => first.call('promotionsAdmin.grant', grant)));
    expect(new Set(granted.map(({ participationId }) => participationId)).size).toBe(1);
    expect(await browser.call('promotions.count', {})).toEqual({ claimable: 1 });
    const [{ participationId } = { participationId: '' }] = granted;
    expect(await first.call('promotionsAdmin.revoke', { participationId, reason })).toMatchObject({
      state: 'cancelled',
    });
    expect((await browser.refusal('promotions.claim', { participationId })).code).toBe('reward_not_claimable');
    expect(await first.call('promotionsAdmin.detail', { promotionId })).toMatchObject({ spent: '0.00', rewarded: 0 });
    expect((await first.refusal('promotionsAdmin.grant', { ...grant, account: 'nobody' })).code).toBe(
      'account_not_found',
    );
    const { content } = await first.call('promotionsAdmin.participants', { promotionId, ...page });
    expect(content[0]?.history.map(({ state, reason: why }) => [state, why])).toEqual([
      ['completed', reason],
      ['cancelled', reason],
    ]);
  });
});
