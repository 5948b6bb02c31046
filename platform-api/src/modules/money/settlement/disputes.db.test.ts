import { DISPUTE_DAYS } from '@marquee/contract/agent-bills';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../testing/browser';
import { joinSubUser } from '../../people/sub-user/sub-user.fixture';
import { tierOf } from './settlement.fixture';
import { type SettlementSite, startSettlementSite } from './settlement-site.fixture';

let site: SettlementSite;
let operator: TestBrowser;
let second: TestBrowser;
let stranger: TestBrowser;
/** Of `middle`, by day. */
const bills: string[] = [];

beforeAll(async () => {
  site = await startSettlementSite();
  operator = await site.operator('settler');
  second = await site.operator('checker');
  stranger = await site.operator('elsewhere', [2]);
  await site.sign('topper', null, [tierOf(4_000)]);
  await site.sign('middle', 'topper', [tierOf(3_000)]);
  await site.lose('middle', 500n);
  for (const days of [0, 1, 2]) await site.settle(days);
  const { content } = await site.as('middle').call('agent.bills', { from: day(), to: day(5) });
  bills.push(...content.map(({ id }) => id).toReversed());
});
afterAll(() => site.close());

const day = (days?: number) => site.day(days);
const billOf = (n: number) => bills[n] ?? '';
const object = (n: number, text = 'Two of my members are missing') =>
  site.as('middle').call('agent.disputeBill', { id: billOf(n), text });
const refusalOf = (account: string, request: { readonly id: string; readonly text: string }) =>
  site.as(account).refusal('agent.disputeBill', request);
const opened = (account: string, n: number) => site.as(account).call('agent.bill', { id: billOf(n) });
const messagesOf = async (key: string) => {
  const { rows } = await site.pool.query(`select key from graphile_worker.jobs where key like $1`, [
    `%dispute:${key}%`,
  ]);
  return rows.length;
};
/** Who is told of an amount, by which template. */
const toldOf = async (amount: string) => {
  const { rows } = await site.pool.query<{ account: string; template: string }>(
    `select m.account, string_agg(j.payload ->> 'template', ' ') as template from graphile_worker._private_jobs j
     join member m on m.id = (j.payload ->> 'memberId')::bigint
     where j.payload #>> '{values,amount,amount}' = $1 or j.key like '%dispute:%' and j.payload ->> 'template' = 'dispute_upheld' group by 1`,
    [amount],
  );
  return Object.fromEntries(rows.map(({ account, template }) => [account, template]));
};

describe('an objection', () => {
  it('is the payee’s alone: neither the payer’s, nor that of others, of sub-users or of members', async () => {
    const request = { id: billOf(0), text: 'It is too much' };
    expect((await refusalOf('topper', request)).code).toBe('forbidden');
    for (const other of ['lower1', 'aside1', 'loner1'])
      expect((await refusalOf(other, request)).code).toBe('not_found');
    expect((await refusalOf('pupil1', request)).code).toBe('forbidden');
    const { browser } = await joinSubUser(site, { browser: site.as('middle') }, 'accountant', ['income']);
    expect((await browser.refusal('agent.disputeBill', request)).code).toBe('forbidden');
    expect((await opened('topper', 0)).disputeUntil).toBeNull();
    expect((await opened('middle', 0)).disputeUntil).not.toBeNull();
    expect((await browser.call('agent.bill', { id: billOf(0) })).disputes).toEqual([]);
  });

  it('has a text of 1 to 1000 characters of any script, without controls', async () => {
    for (const text of ['', ' \n ', '\u0000', 'x'.repeat(1_001), 'x'.repeat(1_000_000)])
      expect((await refusalOf('middle', { id: billOf(0), text })).code).toMatch(/validation_failed|body_too_large/);
    const made = await object(0, 'ينقص\u0007 عضوان من خطي\nفي اليوم الأول');
    expect(made).toMatchObject({ state: 'open', text: 'ينقص عضوان من خطي\nفي اليوم الأول', answer: null });
    await site.as('middle').call('agent.withdrawDispute', { id: made.id, revision: made.revision });
  });

  it('is made once, two at once too; withdrawn, it can be made again', async () => {
    const results = await Promise.allSettled([object(0), object(0), object(0)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await refusalOf('middle', { id: billOf(0), text: 'again' })).code).toBe('dispute_exists');
    const { disputes, disputeUntil, bill } = await opened('middle', 0);
    expect([disputes[0]?.state, disputeUntil, bill.dispute]).toEqual(['open', null, 'open']);
    expect((await opened('topper', 0)).bill).not.toHaveProperty('dispute');
    const request = { id: disputes[0]?.id ?? '', revision: disputes[0]?.revision ?? 0 };
    expect((await site.as('topper').refusal('agent.withdrawDispute', request)).code).toBe('not_found');
    expect(await site.as('middle').call('agent.withdrawDispute', request)).toMatchObject({ state: 'withdrawn' });
    expect((await site.as('middle').refusal('agent.withdrawDispute', request)).code).toBe('conflict');
    expect(await object(0)).toMatchObject({ state: 'open' });
  });

  it('changes nothing about the payment', async () => {
    expect((await opened('middle', 0)).bill).toMatchObject({ dispute: 'open', state: 'paid', paid: '150.00' });
  });

  it('is bound to five of a bill, and to twenty open ones of an agent', async () => {
    for (const left of [3, 2, 1]) {
      const made = await object(1, `objection with ${left} left`);
      await site.as('middle').call('agent.withdrawDispute', { id: made.id, revision: made.revision });
    }
    await object(1).then(({ id, revision }) => site.as('middle').call('agent.withdrawDispute', { id, revision }));
    await object(1).then(({ id, revision }) => site.as('middle').call('agent.withdrawDispute', { id, revision }));
    expect((await refusalOf('middle', { id: billOf(1), text: 'once more' })).code).toBe('disputes_full');
  });

  it('is refused by the database for another agent, and kept once it is closed', async () => {
    const { pool } = site;
    const insert = pool.query(
      `insert into agent_dispute (brand_id, bill_id, agent_id, text, created_at)
       select brand_id, id, upline_id, 'x', now() from agent_bill where public_id = $1`,
      [billOf(2)],
    );
    await expect(insert).rejects.toMatchObject({ constraint: 'agent_dispute_payee' });
    for (const change of [`set state = 'open'`, `set text = 'other'`, `set answer = 'x', answered_at = now()`])
      await expect(pool.query(`update agent_dispute ${change} where state = 'withdrawn'`)).rejects.toMatchObject({
        constraint: 'agent_dispute_kept',
      });
    await expect(pool.query('delete from agent_dispute')).rejects.toMatchObject({ constraint: 'agent_dispute_kept' });
  });
});

describe('operators', () => {
  const open = async () => (await operator.call('agentDisputes.list', { state: 'open' })).content[0];

  it('see the objections of their brands, with the bill beside its computation of now', async () => {
    const { content } = await operator.call('agentDisputes.list', {});
    expect(content.map(({ state }) => state)).toEqual(['open', ...content.slice(1).map(() => 'withdrawn')]);
    const disputeId = content[0]?.id ?? '';
    const shown = await operator.call('agentDisputes.show', { disputeId });
    expect(shown).toMatchObject({
      dispute: { brand: 'sundarban', account: 'middle', due: '150.00', state: 'open' },
      statement: { bill: { id: billOf(0), gross: '150.00' }, payments: [{ amount: '150.00' }] },
      now: { result: '500.00', base: '500.00', tier: 1, rate: 3_000, gross: '150.00' },
      corrected: '0.00',
      difference: '0.00',
    });
    expect((await stranger.refusal('agentDisputes.show', { disputeId })).code).toBe('not_found');
    expect((await stranger.call('agentDisputes.list', {})).content).toEqual([]);
    expect((await stranger.refusal('agentDisputes.list', { brand: 'sundarban' })).code).toBe('forbidden');
    const answer = { disputeId, revision: 1, answer: 'no' };
    expect((await stranger.refusal('agentDisputes.answer', answer)).code).toBe('not_found');
  });

  it('see by how much the computation of now differs', async () => {
    const { rows } = await site.pool.query<{ id: bigint }>(
      `update line_daily set counted_result = counted_result + 100000000 where member_id = $1 and day = $2 returning member_id as id`,
      [site.idOf('middle'), day()],
    );
    expect(rows).toHaveLength(1);
    const shown = await operator.call('agentDisputes.show', { disputeId: (await open())?.id ?? '' });
    const back = `update line_daily set counted_result = counted_result - 100000000 where member_id = $1 and day = $2`;
    await site.pool.query(back, [site.idOf('middle'), day()]);
    expect(Number(shown.difference)).toBeGreaterThan(0);
    expect(Number(shown.now.gross) - Number(shown.statement.bill.gross)).toBe(Number(shown.difference));
  });

  it('answer once, two at once too, and the agent is told', async () => {
    const dispute = await open();
    const request = {
      disputeId: dispute?.id ?? '',
      revision: dispute?.revision ?? 0,
      answer: 'Both members are in another line since March 1.',
    };
    const results = await Promise.allSettled(
      [operator, second].map((who) => who.call('agentDisputes.answer', request)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await second.refusal('agentDisputes.answer', request)).code).toBe('conflict');
    expect(await messagesOf(request.disputeId)).toBe(1);
    const { disputes } = await opened('middle', 0);
    expect(disputes[0]).toMatchObject({ state: 'rejected', answer: request.answer });
    const { content } = await operator.call('operator.auditLog', { brand: 'sundarban' });
    expect(content.filter(({ action }) => action === 'agents.dispute-rejected')).toHaveLength(1);
    const late = { id: request.disputeId, revision: request.revision + 1 };
    expect((await site.as('middle').refusal('agent.withdrawDispute', late)).code).toBe('conflict');
  });
});

describe('an upheld objection', () => {
  const answer = {
    answer: 'Two members were missing.',
    adjustment: { amount: '12.50', reason: 'Two members were missing' },
  };

  it('is decided by two operators; declined, it is answered again; approved, the next bill carries it', async () => {
    const made = await object(2);
    const proposed = await operator.call('agentDisputes.answer', { disputeId: made.id, revision: 1, ...answer });
    expect(proposed).toMatchObject({ state: 'open', proposal: { state: 'open' }, revision: 2 });
    // Until it is decided, the agent sees that it is, and nobody else answers.
    expect((await opened('middle', 2)).disputes[0]).toMatchObject({ answer: null, isBeingDecided: true });
    const withdrawal = { id: made.id, revision: 2 };
    expect((await site.as('middle').refusal('agent.withdrawDispute', withdrawal)).code).toBe('conflict');
    const again = { disputeId: made.id, revision: 2, answer: 'no' };
    expect((await second.refusal('agentDisputes.answer', again)).code).toBe('conflict');
    expect((await second.refusal('agentDisputes.answer', { ...again, ...answer })).code).toBe('proposal_waiting');
    const decision = { proposalId: proposed.proposal?.id ?? '', reason: 'not by this much' };
    expect((await operator.refusal('proposals.approve', decision)).code).toBe('proposal_own');
    await second.call('proposals.reject', decision);
    const open = await operator.call('agentDisputes.show', { disputeId: made.id });
    expect(open.dispute).toMatchObject({ state: 'open', proposal: { state: 'rejected' } });
    expect((await opened('middle', 2)).disputes[0]).toMatchObject({ state: 'open', isBeingDecided: false });
    expect(await messagesOf(made.id)).toBe(0);

    const changed = { ...answer, adjustment: { ...answer.adjustment, amount: '10.00' } };
    const once = await operator.call('agentDisputes.answer', { disputeId: made.id, revision: 2, ...changed });
    await second.call('proposals.approve', { proposalId: once.proposal?.id ?? '', reason: 'counted again' });
    const { bill, disputes, disputeUntil } = await opened('middle', 2);
    expect([bill.dispute, disputeUntil]).toEqual(['upheld', null]);
    expect(disputes[0]).toMatchObject({ state: 'upheld', answer: answer.answer });
    // One message each: the agent's is the answer, with the amount; the payer's is of the adjustment.
    expect(await toldOf('10.00')).toEqual({ middle: 'dispute_upheld', topper: 'adjustment_debit' });
    expect((await refusalOf('middle', { id: billOf(2), text: 'more' })).code).toBe('dispute_exists');

    await site.settle(3);
    const { content } = await site.as('middle').call('agent.bills', { from: day(3), to: day(3) });
    expect(content[0]).toMatchObject({ gross: '0.00', adjustment: '10.00', due: '10.00', state: 'paid' });
  });

  it('is proposed for an amount, once, however many operators answer at once', async () => {
    const { content } = await site.as('middle').call('agent.bills', { from: day(3), to: day(3) });
    const made = await site.as('middle').call('agent.disputeBill', { id: content[0]?.id ?? '', text: 'Still less' });
    const request = { disputeId: made.id, revision: 1, ...answer };
    for (const amount of ['0.00', '-1.00', '0.001', '999999999999999.00'])
      expect(
        (await operator.refusal('agentDisputes.answer', { ...request, adjustment: { amount, reason: 'why' } })).code,
      ).toMatch(/amount_|validation_failed/);
    const results = await Promise.allSettled(
      [operator, second].map((who) => who.call('agentDisputes.answer', request)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

it('is too late after thirty days', async () => {
  await site.pool.query(`update agent_run set approved_at = approved_at - $1::interval`, [
    `${DISPUTE_DAYS} days 1 minute`,
  ]);
  expect((await refusalOf('middle', { id: billOf(0), text: 'late' })).code).toBe('dispute_too_late');
  expect((await opened('middle', 0)).disputeUntil).toBeNull();
});
