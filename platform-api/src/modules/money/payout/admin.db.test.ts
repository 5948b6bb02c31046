import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { dayOf } from '../../../platform/brand-days';
import { type PayoutSite, request, startPayoutSite, withKey } from './payout.fixture';

let payout: PayoutSite;
beforeAll(async () => {
  payout = await startPayoutSite();
});
afterEach(() => payout.verify());
afterAll(() => payout.close());

async function requestWithdrawal(amount: string, options?: { readonly isNew?: boolean }) {
  const member = await payout.withdrawer(amount, options);
  const { withdrawalId } = await member.browser.call('withdrawal.request', request(member.payeeId, amount), withKey());
  return { ...member, withdrawalId };
}

test('shows the queue, the matched rules and the member’s money, with every number masked', async () => {
  const { withdrawalId, account } = await requestWithdrawal('30000.00', { isNew: true });
  const admin = await payout.operator();
  const queue = await admin.call('withdrawalAdmin.queue', {
    search: ` ${account.toUpperCase()}\u200b`,
  });
  expect(queue.content).toMatchObject([{ withdrawalId, brand: 'sundarban', account, approvalsNeeded: 2, score: 65 }]);
  const detail = await admin.call('withdrawalAdmin.detail', { withdrawalId });
  expect(detail.hits.map(({ rule }) => rule)).toEqual(['new_payee', 'first_withdrawal', 'large_amount']);
  expect(detail).toMatchObject({
    holder: 'A*** K***',
    actions: ['approve', 'reject'],
    member: {
      promotions: '30000.00',
      play: '0.00',
      withdrawn: '0.00',
      total: '30000.00',
      cash: '0.00',
      held: '30000.00',
      movements: [{ kind: 'withdrawal', change: '-30000.00' }, {}],
    },
  });
  expect(JSON.stringify(detail)).not.toMatch(/017\d{8}/);
});

test('requires two operators for unusual or large withdrawals, and refuses a second approval of one of them, even concurrently', async () => {
  const { withdrawalId } = await requestWithdrawal('30000.00', { isNew: true });
  const [one, other] = [await payout.operator(), await payout.operator()];
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => one.send('withdrawalAdmin.approve', { withdrawalId })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await one.refusal('withdrawalAdmin.approve', { withdrawalId })).code).toBe('approved_before');
  expect(await one.call('withdrawalAdmin.detail', { withdrawalId })).toMatchObject({ state: 'review', approvals: 1 });
  expect(await other.call('withdrawalAdmin.approve', { withdrawalId })).toMatchObject({
    state: 'approved',
    approvals: 2,
  });
});

test('announces the first of two approvals to the member, whose open page then shows it', async () => {
  const { withdrawalId, id } = await requestWithdrawal('30000.00', { isNew: true });
  const admin = await payout.operator();
  const events: unknown[] = [];
  const stop = payout.site.app.platform.bus.subscribe(({ topic, payload, audience }) =>
    events.push({ topic, payload, audience }),
  );
  await admin.call('withdrawalAdmin.approve', { withdrawalId });
  stop();
  expect(events).toEqual([
    { topic: 'wallet.withdrawal', payload: { withdrawalId, state: 'review' }, audience: { memberId: id } },
  ]);
});

test('requires one operator for others', async () => {
  const { withdrawalId } = await requestWithdrawal('1000.00');
  const admin = await payout.operator();
  expect(await admin.call('withdrawalAdmin.approve', { withdrawalId })).toMatchObject({ state: 'approved' });
});

test('returns the money at a rejection with its reason; an approved one cannot be rejected', async () => {
  const [first, second] = [await requestWithdrawal('1000.00'), await requestWithdrawal('1000.00')];
  const admin = await payout.operator();
  const reason = 'Please confirm your name first';
  await admin.call('withdrawalAdmin.reject', { withdrawalId: first.withdrawalId, reason });
  expect(await payout.balances(first.id)).toEqual({ cash: '1000.00', held: '0.00' });
  expect(await first.browser.call('withdrawal.byId', { withdrawalId: first.withdrawalId })).toMatchObject({
    state: 'rejected',
    reason,
  });
  const secondRefusal = await admin.refusal('withdrawalAdmin.reject', { withdrawalId: first.withdrawalId, reason });
  expect(secondRefusal.code).toBe('withdrawal_state');
  await admin.call('withdrawalAdmin.approve', { withdrawalId: second.withdrawalId });
  const lateRefusal = await admin.refusal('withdrawalAdmin.reject', { withdrawalId: second.withdrawalId, reason });
  expect(lateRefusal.code).toBe('withdrawal_state');
  expect(await payout.balances(second.id)).toEqual({ cash: '0.00', held: '1000.00' });
});

test('lets the member cancel a withdrawal in review: the hold becomes cash, once, and the audit log says so', async () => {
  const { withdrawalId, browser, id } = await requestWithdrawal('1000.00');
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => browser.send('withdrawal.cancel', { withdrawalId })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await payout.balances(id)).toEqual({ cash: '1000.00', held: '0.00' });
  const detail = await browser.call('withdrawal.byId', { withdrawalId });
  expect(detail.state).toBe('cancelled');
  expect(detail.finishedAt).not.toBeNull();
  expect(detail.timeline.map(({ step }) => step)).toEqual(['requested', 'cancelled']);
  const admin = await payout.operator();
  const { content } = await admin.call('operator.auditLog', { brand: 'sundarban' });
  expect(content.filter(({ subject }) => subject === `withdrawal:${withdrawalId}`)).toMatchObject([
    { action: 'withdrawal.cancel', details: { from: 'review', to: 'cancelled', amount: '1000.00' } },
  ]);
  expect((await admin.refusal('withdrawalAdmin.approve', { withdrawalId })).code).toBe('withdrawal_state');
  expect((await admin.call('withdrawalAdmin.queue', { queue: 'over', search: withdrawalId })).totalElements).toBe(1);
});

test('cancels a withdrawal after its first of two approvals, and none after the last or of another member', async () => {
  const half = await requestWithdrawal('30000.00', { isNew: true });
  const whole = await requestWithdrawal('1000.00');
  const admin = await payout.operator();
  for (const { withdrawalId } of [half, whole]) await admin.call('withdrawalAdmin.approve', { withdrawalId });
  expect((await half.browser.call('withdrawal.cancel', { withdrawalId: half.withdrawalId })).state).toBe('cancelled');
  const late = await whole.browser.refusal('withdrawal.cancel', { withdrawalId: whole.withdrawalId });
  expect(late.code).toBe('withdrawal_state');
  const stranger = await half.browser.refusal('withdrawal.cancel', { withdrawalId: whole.withdrawalId });
  expect(stranger.code).toBe('withdrawal_not_found');
  expect(await payout.balances(whole.id)).toEqual({ cash: '0.00', held: '1000.00' });
});

test('does not offer to disburse an approved withdrawal a second time', async () => {
  const { withdrawalId } = await requestWithdrawal('1000.00');
  const admin = await payout.operator();
  expect((await admin.call('withdrawalAdmin.approve', { withdrawalId })).actions).not.toContain('disburse');
});

test('lists a withdrawal and its return under separate kinds in the account record', async () => {
  const { withdrawalId, browser } = await requestWithdrawal('1000.00');
  const admin = await payout.operator();
  await admin.call('withdrawalAdmin.reject', { withdrawalId, reason: 'Asked by mistake' });
  const today = dayOf(new Date(), 360);
  const { content } = await browser.call('records.account', { from: today, to: today });
  expect(content.map(({ type, state, change }) => [type, state, change])).toEqual([
    ['withdrawal_return', 'booked', '1000.00'],
    ['withdrawal', 'reversed', '-1000.00'],
    ['promotion', 'booked', '1000.00'],
  ]);
});

test('lets one of a concurrent approval and rejection decide', async () => {
  const { withdrawalId, id } = await requestWithdrawal('1000.00');
  const [one, other] = [await payout.operator(), await payout.operator()];
  const answers = await Promise.all([
    one.send('withdrawalAdmin.approve', { withdrawalId }),
    other.send('withdrawalAdmin.reject', { withdrawalId, reason: 'Not today' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { state } = await one.call('withdrawalAdmin.detail', { withdrawalId });
  expect((await payout.balances(id)).held).toBe(state === 'rejected' ? '0.00' : '1000.00');
});

test("hides withdrawals from other brands' operators, and refuses those without the right", async () => {
  const { withdrawalId, account, id } = await requestWithdrawal('1000.00');
  const foreign = await payout.operator({ brandIds: [2] });
  const helper = await payout.operator({ rights: ['support'] });
  const reason = 'It is not mine';
  for (const action of ['reject', 'disburse', 'return', 'forceReceipt'] as const) {
    expect((await foreign.refusal(`withdrawalAdmin.${action}`, { withdrawalId, reason })).code).toBe(
      'withdrawal_not_found',
    );
    expect((await helper.refusal(`withdrawalAdmin.${action}`, { withdrawalId, reason })).code).toBe('forbidden');
  }
  expect((await foreign.refusal('withdrawalAdmin.approve', { withdrawalId })).code).toBe('withdrawal_not_found');
  expect((await foreign.refusal('withdrawalAdmin.detail', { withdrawalId })).code).toBe('withdrawal_not_found');
  expect((await foreign.call('withdrawalAdmin.queue', { search: account })).totalElements).toBe(0);
  expect((await foreign.refusal('withdrawalAdmin.queue', { brand: 'sundarban' })).code).toBe('forbidden');
  expect((await helper.refusal('withdrawalAdmin.queue', {})).code).toBe('forbidden');
  const reset = { brand: 'sundarban', account, reason };
  for (const operator of [foreign, helper])
    expect((await operator.refusal('withdrawalAdmin.resetPassword', reset)).code).toBe('forbidden');
  expect(await payout.balances(id)).toEqual({ cash: '0.00', held: '1000.00' });
});

test('sorts the queue by what the operator chooses, and by nothing else', async () => {
  const admin = await payout.operator();
  const amounts = ['1000.00', '3000.00', '2000.00'];
  const ids: string[] = [];
  for (const amount of amounts) ids.push((await requestWithdrawal(amount)).withdrawalId);
  const sorted = async (sort: 'amount' | '-amount' | '-createdAt') =>
    (await admin.call('withdrawalAdmin.queue', { sort, pageSize: 100 })).content.filter(({ withdrawalId }) =>
      ids.includes(withdrawalId),
    );
  expect((await sorted('amount')).map(({ amount }) => amount)).toEqual(['1000.00', '2000.00', '3000.00']);
  expect((await sorted('-amount')).map(({ amount }) => amount)).toEqual(['3000.00', '2000.00', '1000.00']);
  expect((await sorted('-createdAt')).map(({ withdrawalId }) => withdrawalId)).toEqual(ids.toReversed());
  const refusal = await admin.refusal('withdrawalAdmin.queue', { sort: 'w.id; drop table x' as never });
  expect(refusal.code).toBe('validation_failed');
});

test('records every decision in the audit log with its reason', async () => {
  const { withdrawalId } = await requestWithdrawal('1000.00');
  const admin = await payout.operator();
  await admin.call('withdrawalAdmin.reject', { withdrawalId, reason: 'The holder does not match' });
  const { content } = await admin.call('operator.auditLog', { brand: 'sundarban' });
  expect(content.find(({ subject }) => subject === `withdrawal:${withdrawalId}`)).toMatchObject({
    action: 'withdrawal.reject',
    reason: 'The holder does not match',
    details: { from: 'review', to: 'rejected', amount: '1000.00' },
  });
});

test("lets an operator reset a member's withdraw password", async () => {
  const { browser, account } = await payout.withdrawer('1000.00');
  const admin = await payout.operator();
  await admin.call('withdrawalAdmin.resetPassword', { brand: 'sundarban', account, reason: 'Forgotten, shown papers' });
  expect((await browser.call('withdrawPassword.state', {})).isSet).toBe(false);
  const unknown = { brand: 'sundarban', account: 'nobodyhere', reason: 'Forgotten' };
  expect((await admin.refusal('withdrawalAdmin.resetPassword', unknown)).code).toBe('account_not_found');
});
