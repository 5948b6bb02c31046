import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../testing/browser';
import { placeBets, settleBets } from '../ledger/bet-movement-repository';
import { betOf, UNIT, winOf } from '../ledger/money.fixture';
import { tierOf } from './settlement.fixture';
import { type SettlementSite, startSettlementSite } from './settlement-site.fixture';

let site: SettlementSite;
let operator: TestBrowser;
let second: TestBrowser;

beforeAll(async () => {
  site = await startSettlementSite();
  operator = await site.operator('settler');
  second = await site.operator('checker');
  for (const [account, upline, rate] of [
    ['topper', null, 4_000],
    ['middle', 'topper', 3_000],
    ['lower1', 'middle', 2_000],
  ] as const)
    await site.sign(account, upline, [tierOf(rate), tierOf(rate + 10, { validBet: 9_000n * UNIT })]);
});
afterAll(() => site.close());

const day = (days?: number) => site.day(days);
const withKey = () => ({ headers: { 'idempotency-key': randomUUID() } });
const bills = (account: string, side: 'received' | 'owed' = 'received') =>
  site.as(account).call('agent.bills', { from: day(), to: day(5), side });

describe('bills', () => {
  beforeAll(async () => {
    await site.lose('lower1', 500n);
    await site.settle(0);
  });

  it('are listed for who is paid and for who pays, with totals', async () => {
    const received = await bills('middle');
    expect(received.content).toMatchObject([
      {
        type: 'dividend',
        period: 'daily',
        payer: { account: 'topper' },
        payee: { account: 'middle' },
        validBet: '500.00',
        result: '500.00',
        base: '500.00',
        tier: 1,
        rate: 3_000,
        gross: '150.00',
        due: '150.00',
        paid: '150.00',
        below: '100.00',
        net: '50.00',
        state: 'paid',
      },
    ]);
    expect(received.totals).toEqual({ gross: '150.00', due: '150.00', paid: '150.00', below: '100.00', net: '50.00' });
    expect((await bills('middle', 'owed')).content).toMatchObject([{ payee: { account: 'lower1' }, due: '100.00' }]);
    expect((await bills('topper')).content).toMatchObject([{ payer: null, due: '200.00', net: '50.00' }]);
    const none = await site.as('middle').call('agent.bills', { from: day(), to: day(), type: 'dailySalary' });
    expect(none.content).toEqual([]);
  });

  it('open with tiers, days, the bills below and payments', async () => {
    const [bill] = (await bills('middle')).content;
    const opened = await site.as('middle').call('agent.bill', { id: bill?.id ?? '' });
    expect(opened).toMatchObject({
      bill: { id: bill?.id },
      tiers: [{ rate: 3_000 }, { rate: 3_010, validBet: '9000.00' }],
      days: [{ day: day(), validBet: '500.00', result: '500.00', reductions: '0.00' }],
      below: [{ payee: { account: 'lower1' }, due: '100.00' }],
      corrections: [],
      payments: [{ kind: 'upline', amount: '150.00' }],
    });
    // who pays it does not see what the payee owes in turn
    const ofPayer = await site.as('topper').call('agent.bill', { id: bill?.id ?? '' });
    expect(ofPayer.below).toEqual([]);
    expect(ofPayer.bill, 'what the payee owes in turn is not the payer’s').toMatchObject({ below: null, net: null });
  });

  it('exist for their two sides alone', async () => {
    const [bill] = (await bills('middle')).content;
    for (const stranger of ['lower1', 'aside1', 'last11', 'loner1'])
      expect((await site.as(stranger).refusal('agent.bill', { id: bill?.id ?? '' })).code, stranger).toBe('not_found');
    expect((await bills('aside1')).content).toEqual([]);
    for (const call of ['agent.bill', 'agent.bills', 'agent.income', 'agent.debt', 'agent.payBills'] as const)
      expect((await site.as('pupil1').refusal(call, { id: 'x', from: day(), to: day() })).code).toBe('forbidden');
    for (const id of ['nothing', 'رسوم', ' '])
      expect((await site.as('middle').refusal('agent.bill', { id })).code).toMatch(/not_found|validation_failed/);
  });

  it('are summed as income, beside what the running period would give', async () => {
    const income = await site.as('topper').call('agent.income', { from: day(), to: day() });
    expect(income.types).toEqual([
      { type: 'dividend', gross: '200.00', due: '200.00', paid: '200.00', below: '150.00', net: '50.00' },
    ]);
    expect(income.running).toMatchObject([
      { type: 'dividend', tier: 1, activeMembers: 1, base: '500.00', estimate: '200.00', next: { rate: 4_010 } },
    ]);
  });
});

describe('a debt', () => {
  it('keeps money from leaving, is shown with its sum, and is paid by the agent or by what comes in', async () => {
    const { pool } = site;
    expect(await site.as('middle').call('agent.debt', {})).toMatchObject({ open: '0.00', bills: 0, float: '50.00' });
    // the middle wins what the low loses: nothing is due to it
    const memberId = site.idOf('middle');
    const bet = betOf(memberId, 0n, { brand_id: 1 });
    await placeBets(pool, [bet]);
    await settleBets(pool, [winOf(memberId, bet.key, 1_000n * UNIT)]);
    await site.lose('lower1', 600n);
    await pool.query(
      `select post_movement('test', 'spent', null, 'adjustment', 1::smallint, $1, array_agg(account_id), array_agg(brand_account(1::smallint, 'house')), array_agg(balance), null)
       from wallet where member_id = $1 and balance > 0`,
      [memberId],
    );
    await site.settle(1);
    expect(await site.as('middle').call('agent.debt', {})).toMatchObject({ open: '120.00', bills: 1, float: '0.00' });
    expect((await bills('lower1')).content[0]).toMatchObject({ due: '120.00', paid: '0.00', state: 'insufficient' });
    const move = { from: 'float', to: 'main', amount: '1.00' } as const;
    expect(await site.as('middle').refusal('wallets.transfer', move, withKey())).toMatchObject({
      code: 'commission_debt',
      details: { amount: '120.00' },
    });
    await pool.query(
      `select post_movement('test', 'saved', null, 'adjustment', 1::smallint, $1, array[brand_account(1::smallint, 'house')], array[account_id], array[5000000::bigint], null)
       from wallet where member_id = $1 and kind = 'cash'`,
      [memberId],
    );
    await site.as('middle').call('wallets.transfer', { from: 'main', to: 'float', amount: '20.00' }, withKey());
    expect(await site.as('middle').call('agent.payBills', {})).toEqual({ paid: '50.00', open: '70.00' });
    expect(await site.as('middle').call('agent.payBills', {})).toEqual({ paid: '0.00', open: '70.00' });
    const { rows } = await pool.query<{ key: string }>(
      `select key from graphile_worker.jobs where key like 'commission.tell:%'`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(2);
  });
});

describe('runs for operators', () => {
  it('are listed with what they came to, opened with their bills, and previewed', async () => {
    const { content } = await operator.call('agentRuns.list', { brand: 'sundarban' });
    expect(content).toMatchObject([
      { type: 'dividend', state: 'paid', open: '70.00' },
      { type: 'dividend', state: 'paid', due: '450.00', topDue: '200.00', paid: '450.00', open: '0.00' },
    ]);
    const shown = await operator.call('agentRuns.show', { runId: content[0]?.id ?? '' });
    expect(shown.before?.id).toBe(content[1]?.id);
    expect(shown.bills.content).toHaveLength(3);
    expect(
      await operator.call('agentRuns.preview', { brand: 'sundarban', type: 'dividend', period: 'weekly' }),
    ).toMatchObject({ sums: { bills: 0, due: '0.00' }, needsTwo: false });
    expect((await operator.refusal('agentRuns.list', { brand: 'meridian' })).code).toBe('forbidden');
    expect((await operator.refusal('agentRuns.show', { runId: 'unknown' })).code).toBe('not_found');
  });

  it('wait for two operators from the brand’s bound on; until then agents see nothing of them', async () => {
    const { pool, app } = site;
    await pool.query(
      `update brand set config = jsonb_set(config, '{agents}', '{"approveFrom": "10.00"}'), revision = revision + 1 where id = 1`,
    );
    app.platform.bus.publish('config.changed', { revision: '' }, 'everybody');
    const before = (await bills('topper')).content.length;
    // what came in late: a correction
    await site.lose('lower1', 1_000n);
    await site.settle(2);
    const [run] = (await operator.call('agentRuns.list', { state: 'waiting' })).content;
    expect(run).toMatchObject({ state: 'waiting', paid: '0.00', proposalId: null });
    expect((await bills('topper')).content).toHaveLength(before);
    const proposal = await operator.call('agentRuns.propose', { runId: run?.id ?? '', reason: 'as computed' });
    expect(proposal).toMatchObject({ kind: 'agent-run' });
    const again = await operator.refusal('agentRuns.propose', { runId: run?.id ?? '', reason: 'as computed' });
    expect(again.code).toBe('proposal_waiting');
    const decision = { proposalId: proposal.proposalId, reason: 'checked against the bets' };
    expect((await operator.refusal('proposals.approve', decision)).code).toBe('proposal_own');
    await second.call('proposals.approve', decision);
    await site.settle(2);
    expect((await operator.call('agentRuns.show', { runId: run?.id ?? '' })).run).toMatchObject({ state: 'paid' });
    expect((await bills('topper')).content).toHaveLength(before + 1);
    const late = await operator.refusal('agentRuns.propose', { runId: run?.id ?? '', reason: 'again' });
    expect(late.code).toBe('conflict');
  });
});

describe('adjustments for operators', () => {
  const place = { brand: 'sundarban', direction: 'add', amount: '7.50', reason: 'a bet counted twice' } as const;
  const contractOf = async (account: string) =>
    (await operator.call('agentContracts.show', { brand: 'sundarban', account })).received[0]?.id ?? '';

  it('are decided by two, told to both sides, carried by the next bill, and shown on its statement', async () => {
    const contractId = await contractOf('lower1');
    const { proposalId } = await operator.call('agentAdjustments.propose', { ...place, contractId });
    expect((await operator.refusal('agentAdjustments.propose', { ...place, contractId })).code).toBe(
      'proposal_waiting',
    );
    const decision = { proposalId, reason: 'checked against the bets' };
    expect((await operator.refusal('proposals.approve', decision)).code).toBe('proposal_own');
    const decided = await Promise.allSettled([
      second.call('proposals.approve', decision),
      second.call('proposals.approve', decision),
    ]);
    expect(decided.some(({ status }) => status === 'fulfilled')).toBe(true);
    const list = () => operator.call('agentAdjustments.list', { brand: 'sundarban', account: 'LOWER1' });
    expect((await list()).content).toMatchObject([
      {
        agentAccount: 'lower1',
        payerAccount: 'middle',
        type: 'dividend',
        amount: '7.50',
        reason: place.reason,
        proposedBy: 'settler',
        decidedBy: 'checker',
        bill: null,
      },
    ]);
    const { rows } = await site.pool.query<{ payload: { template: string } }>(
      `select payload from graphile_worker._private_jobs where payload::text like '%adjustment\\_%'`,
    );
    expect(rows.map(({ payload }) => payload.template).toSorted()).toEqual(['adjustment_credit', 'adjustment_debit']);
    await site.settle(3);
    const { content } = await list();
    expect(content[0]?.bill).not.toBeNull();
    const { rows: carrying } = await site.pool.query<{ id: string; adjustment: bigint }>(
      'select b.public_id as id, b.adjustment from agent_adjustment a join agent_bill b on b.id = a.bill_id',
    );
    expect(carrying).toMatchObject([{ adjustment: 750_000n }]);
    await site.pool.query(`update agent_run set state = 'approved', approved_at = now() where state = 'waiting'`);
    const statement = await site.as('lower1').call('agent.bill', { id: carrying[0]?.id ?? '' });
    expect(statement.adjustments).toMatchObject([{ amount: '7.50', reason: place.reason }]);
    await site.settle(3);
  });

  it('need a contract of the brand that counts, and an amount within the bound', async () => {
    const contractId = await contractOf('middle');
    const refusal = async (change: object, by = operator) =>
      (await by.refusal('agentAdjustments.propose', { ...place, contractId, ...change })).code;
    expect(await refusal({ brand: 'meridian' })).toBe('forbidden');
    expect(await refusal({ contractId: 'unknown' })).toBe('not_found');
    expect(await refusal({ amount: '0.00' })).toBe('amount_invalid');
    expect(await refusal({ amount: '-1.00' })).toBe('amount_invalid');
    expect(await refusal({ amount: '1000000000.01' })).toBe('amount_above_maximum');
    const { rows } = await site.pool.query<{ id: string }>(
      `insert into agent_contract (brand_id, upline_id, downline_id, type, version, period, state, offered_at, expires_at)
       select 1, $1, $2, 'dailySalary', 1, 'daily', 'requested', now(), now() + interval '7 days' returning public_id as id`,
      [site.idOf('topper'), site.idOf('middle')],
    );
    expect(await refusal({ contractId: rows[0]?.id })).toBe('not_found');
    expect((await operator.call('agentAdjustments.list', { state: 'open' })).content).toEqual([]);
    expect((await operator.refusal('agentAdjustments.list', { brand: 'meridian' })).code).toBe('forbidden');
  });
});

describe('holds for operators', () => {
  const place = {
    brand: 'sundarban',
    account: 'lower1',
    reason: 'same device as its upline',
    cause: 'play',
    notice: 'since Monday',
  } as const;

  it('are placed by one operator at once and ended by two; the agent reads why', async () => {
    const hold = await operator.call('agentHolds.place', place);
    expect(hold).toMatchObject({ account: 'lower1', placedBy: 'settler', releasedAt: null, proposalId: null });
    expect((await operator.refusal('agentHolds.place', place)).code).toBe('agent_hold_open');
    const own = await site.as('lower1').call('agent.debt', {});
    expect(own.hold).toMatchObject({
      cause: { en: 'we are checking the bets of your line', vi: 'chúng tôi đang kiểm tra các cược của tuyến bạn' },
      notice: place.notice,
    });
    expect((await operator.refusal('agentHolds.place', { ...place, cause: 'whim' as never })).code).toBe(
      'validation_failed',
    );
    expect(JSON.stringify(own)).not.toContain(place.reason);
    expect((await site.as('middle').call('agent.debt', {})).hold).toBeNull();
    const { rows: sent } = await site.pool.query<{ payload: unknown }>(
      `select payload from graphile_worker._private_jobs where payload ->> 'template' = 'hold_placed'`,
    );
    expect(JSON.stringify(sent)).toContain('chúng tôi đang kiểm tra các cược của tuyến bạn (\u2068since Monday\u2069)');

    const release = { holdId: hold.id, reason: 'nothing was found' };
    const { proposalId } = await operator.call('agentHolds.proposeRelease', release);
    expect((await operator.refusal('agentHolds.proposeRelease', release)).code).toBe('proposal_waiting');
    const decision = { proposalId, reason: 'agreed with the finding' };
    expect((await operator.refusal('proposals.approve', decision)).code).toBe('proposal_own');
    expect((await operator.call('agentHolds.list', { state: 'open' })).content).toMatchObject([{ proposalId }]);
    await second.call('proposals.approve', decision);
    expect((await operator.call('agentHolds.list', { account: 'lower1' })).content).toMatchObject([
      { id: hold.id, releasedBy: 'checker' },
    ]);
    expect((await operator.call('agentHolds.list', { state: 'open' })).content).toEqual([]);
    expect((await operator.refusal('agentHolds.proposeRelease', release)).code).toBe('conflict');
    expect((await site.as('lower1').call('agent.debt', {})).hold).toBeNull();
    const { rows } = await site.pool.query<{ action: string }>(
      `select action from audit_log where action like 'agents.hold%' order by 1`,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'agents.hold-placed',
      'agents.hold-release-approved',
      'agents.hold-release-proposed',
    ]);
  });

  it('are of agents of the brand alone', async () => {
    expect((await operator.refusal('agentHolds.place', { ...place, account: 'pupil1' })).code).toBe('not_found');
    expect((await operator.refusal('agentHolds.place', { ...place, brand: 'meridian' })).code).toBe('forbidden');
    expect((await operator.refusal('agentHolds.proposeRelease', { holdId: 'x', reason: 'why not' })).code).toBe(
      'not_found',
    );
  });
});
