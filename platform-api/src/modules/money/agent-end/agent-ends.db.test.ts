import { MEMBER_TYPE } from '@marquee/contract/constants';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../../platform/database';
import { joinLine } from '../../people/line/line.fixture';
import { joinSubUser } from '../../people/sub-user/sub-user.fixture';
import { mustVerify } from '../ledger/money.fixture';
import { makeProposal } from '../settlement/settlement.fixture';
import { placeHold } from '../settlement/place-hold';
import { type Agent, type AgentEndSite, brand, reason, startAgentEndSite } from './agent-end.fixture';

const DAY_MS = 86_400_000;
let site: AgentEndSite;
beforeAll(async () => {
  site = await startAgentEndSite();
  await site.app.platform.jobs.start();
});
beforeEach(() => site.pool.query('delete from throttle'));
afterEach(() => mustVerify(site.pool));
afterAll(() => site.close());

const rowsOf = async (text: string, ...values: readonly unknown[]) =>
  (await site.pool.query<Record<string, unknown>>(text, [...values])).rows;
const yesterday = () => new Date(site.clock.now().getTime() - DAY_MS);

describe('the end of agent status', () => {
  it('takes two operators, empties the float, ends the office, and leaves a member with money and upline', async () => {
    const agent = await site.agent();
    await site.fill(agent, 125n);
    const link = { campaign: 'Fair', type: MEMBER_TYPE, prizeGroup: null, expiresAt: null };
    const { code } = await agent.browser.call('agent.createInvitationLink', link);
    await site.pool.query(
      `insert into postback (agent_id, brand_id, address) values ($1, 1, 'https://agent.example.com/p')`,
      [agent.id],
    );
    await site.pool.query(
      `insert into agent_view (public_id, agent_id, page, name, query, updated_at, schedule, scheduled_at)
       values ('ending-view', $1, 'team', 'Week', '', now(), 'daily', now())`,
      [agent.id],
    );
    const helper = await joinSubUser(site, agent, 'endinghelper', ['figures']);
    expect(await site.first.call('agentEnds.preview', { brand, account: agent.account.toUpperCase() })).toEqual({
      account: agent.account,
      memberId: agent.publicId,
      obstacles: [],
      isProposed: false,
      upline: 'topper',
      currency: 'BDT',
      float: '125.00',
      subUsers: 1,
      links: 1,
      reports: 1,
    });

    const proposalId = await site.propose(agent);
    expect((await site.first.call('agentEnds.preview', { brand, account: agent.account })).isProposed).toBe(true);
    const again = await site.second.refusal('agentEnds.propose', { brand, account: agent.account, reason });
    expect(again.code).toBe('proposal_waiting');
    expect(await site.approve(proposalId, site.first)).toBe('proposal_own');
    expect(await site.typeOf(agent.id)).toBe(1);
    expect(await site.approve(proposalId)).toBe('ok');

    expect(await site.typeOf(agent.id)).toBe(MEMBER_TYPE);
    expect(await site.balances(agent.id)).toEqual({ cash: 125, float: 0 });
    expect(
      await rowsOf('select way, from_account, to_account from fund_transfer where from_member = $1', agent.id),
    ).toEqual([{ way: 'own', from_account: 'agent', to_account: 'cash' }]);
    expect(await site.browser().call('member.invitationVisit', { code })).toEqual({ state: 'ended' });
    expect(await rowsOf('select from postback where agent_id = $1', agent.id)).toEqual([]);
    expect(await rowsOf('select name, schedule from agent_view where agent_id = $1', agent.id)).toEqual([
      { name: 'Week', schedule: 'none' },
    ]);
    expect((await agent.browser.refusal('agent.overview', {})).code).toBe('not_logged_in');
    expect((await helper.browser.refusal('agent.overview', {})).code).toBe('not_logged_in');
    expect(await rowsOf(`select status from member where account = 'endinghelper'`)).toEqual([{ status: 'closed' }]);
    expect(await rowsOf(`select from audit_log where action = 'agents.end-approved'`)).toHaveLength(1);
    await vi.waitUntil(
      async () => (await rowsOf('select from member_message where member_id = $1', agent.id)).length === 1,
      { timeout: 20_000 },
    );

    const { browser, state } = await site.logInAgain(agent.account);
    expect(state).toBe('member');
    expect(await browser.call('transfers.terms', {})).toMatchObject({ main: '125.00', float: null });
    expect((await browser.refusal('agent.overview', {})).code).toBe('forbidden');
    const line = await site.first.call('lines.show', { brand, account: agent.account });
    expect(line.uplines.map(({ account }) => account)).toEqual(['topper']);
    // The same decision of the same operator is answered the same again, and moves nothing.
    expect(await site.approve(proposalId)).toBe('ok');
    expect(await site.balances(agent.id)).toEqual({ cash: 125, float: 0 });
    expect((await site.first.refusal('agentEnds.preview', { brand, account: agent.account })).code).toBe('not_found');
  });

  it('leaves contracts to be read by operators, who sign none any more', async () => {
    const agent = await site.agent();
    await site.ended(agent, new Date('2026-02-01T00:00:00Z'));
    await site.end(agent);
    const { account } = agent;
    const shown = await site.first.call('agentContracts.show', { brand, account });
    expect(shown).toMatchObject({ isAgent: false, received: [{ type: 'dividend', state: 'terminated' }] });
    const signing = { brand, account, type: 'dividend', terms: null } as const;
    expect((await site.first.refusal('agentContracts.preview', signing)).code).toBe('contract_not_top');
  });

  it('is followed by another application, and by another end', async () => {
    const agent = await site.agent();
    await site.fill(agent, 10n);
    await site.end(agent);
    const feedbackId = 'comes-back';
    await site.pool.query(
      `insert into feedback (public_id, brand_id, member_id, sender, type, content, language, created_at)
       values ($2, 1, $1, 'x', 6, 'I come back', 'en', now())`,
      [agent.id, feedbackId],
    );
    const { proposalId } = await site.first.call('agentApplications.accept', { brand, feedbackId, reason });
    expect(await site.approve(proposalId)).toBe('ok');
    expect(await site.typeOf(agent.id)).toBe(1);
    await site.fill(agent, 5n);
    await site.end(agent);
    expect(await site.balances(agent.id)).toEqual({ cash: 15, float: 0 });
  });

  it('is for agents of the brand, by operators of the brand and the right', async () => {
    const agent = await site.agent();
    const foreign = await site.operator('foreign', [2]);
    const { account } = agent;
    expect((await foreign.refusal('agentEnds.preview', { brand, account })).code).toBe('forbidden');
    expect((await foreign.refusal('agentEnds.propose', { brand, account, reason })).code).toBe('forbidden');
    expect((await foreign.refusal('agentEnds.preview', { brand: 'meridian', account })).code).toBe('not_found');
    expect((await agent.browser.send('agentEnds.propose', { brand, account, reason })).envelope.success).toBe(false);
    for (const other of ['pupil1', 'nobody', 'end\0ing', 'وكيل'])
      expect((await site.first.send('agentEnds.preview', { brand, account: other })).envelope.success).toBe(false);
    const proposalId = await site.propose(agent);
    expect(await site.approve(proposalId, foreign)).toBe('not_found');
    expect(await site.typeOf(agent.id)).toBe(1);
  });
});

/** Each puts one thing in the way. */
const OBSTACLES: Readonly<Record<string, (agent: Agent) => Promise<unknown>>> = {
  downlines: (agent) => joinLine(site, `${agent.account}below`, { upline: agent.id, type: MEMBER_TYPE }),
  contracts: (agent) => site.ended(agent, null),
  periods: (agent) => site.ended(agent, new Date(site.clock.now().getTime() - 1_000), { type: 'hourlySalary' }),
  async bills(agent) {
    const contract = await site.ended(agent, new Date('2026-02-01T00:00:00Z'));
    await bill(agent, contract, { due: 100, rest: 0 });
  },
  async rests(agent) {
    const contract = await site.ended(agent, new Date('2026-02-01T00:00:00Z'));
    await bill(agent, contract, { due: 0, rest: -100 });
  },
  async adjustments(agent) {
    const contract = await site.ended(agent, new Date('2026-02-01T00:00:00Z'));
    const { proposalId } = await makeProposal(site.pool, 1);
    await site.pool.query(
      `insert into agent_adjustment (brand_id, contract_id, amount, reason, proposal_id, decided_at) values (1, $1, 1000, 'as agreed', $2, now())`,
      [contract, proposalId],
    );
  },
  async disputes(agent) {
    const contract = await site.ended(agent, new Date('2026-02-01T00:00:00Z'));
    const billId = await bill(agent, contract, { due: 0, rest: 0 });
    await site.pool.query(
      `insert into agent_dispute (brand_id, bill_id, agent_id, text, created_at) values (1, $1, $2, 'too little', now())`,
      [billId, agent.id],
    );
  },
  async holds(agent) {
    const { operatorId } = await makeProposal(site.pool, 1);
    const hold = {
      brandId: 1,
      agentId: agent.id,
      reason: 'review',
      cause: 'play' as const,
      notice: null,
      operatorId,
      at: new Date(),
    };
    await inTransaction(site.pool, (tx) => placeHold(tx, hold));
  },
  proposals: (agent) =>
    site.first.call('lines.proposeMove', { brand, account: 'aside1', upline: agent.account, reason }),
};

let runs = 0;
/** A bill of a paid run long ago. */
async function bill(agent: Agent, contractId: bigint, { due, rest }: { due: number; rest: number }): Promise<bigint> {
  runs += 1;
  const from = new Date(Date.UTC(2025, 0, runs));
  const [made] = await rowsOf(
    `with run as (
       insert into agent_run (brand_id, type, period, period_from, period_to, state, computed_at, rule, bills, due, top_due, approved_at, paid_at)
       values (1, 'dividend', 'daily', $3, $3::timestamptz + interval '1 day', 'paid', now(), '{"isGuaranteed": false}', 1, $4, $4, now(), now()) returning id)
     insert into agent_bill (run_id, brand_id, type, contract_id, agent_id, top_id, depth, period_from, period_to, first_day, last_day, valid_bet, result,
       reductions, active_members, carried_in, carried_out, rate, gross, adjustment, rest_in, due, rest_out, written_off, goes_on, below, state)
     select id, 1, 'dividend', $2, $1, $1, 0, $3, $3::timestamptz + interval '1 day', '2025-01-01', '2025-01-01', 0, 0, 0, 0, 0, 0, 0, $4::bigint + $5::bigint, 0, 0,
       $4, $5, 0, true, 0, case when $4 > 0 then 'insufficient' else 'none' end from run returning id`,
    agent.id,
    contractId,
    from,
    due,
    rest,
  );
  return BigInt(String(made?.['id']));
}

describe('what stands against the end', () => {
  it.each(Object.keys(OBSTACLES))('%s, also when it comes after the proposal', async (name) => {
    const agent = await site.agent();
    const proposalId = await site.propose(agent);
    await OBSTACLES[name]?.(agent);
    expect(await site.obstacles(agent)).toEqual([name]);
    expect(await site.approve(proposalId)).toBe('account_not_settled');
    const { account } = agent;
    await site.first.call('proposals.withdraw', { proposalId, reason });
    const refused = await site.first.refusal('agentEnds.propose', { brand, account, reason });
    expect(refused).toMatchObject({ code: 'account_not_settled', details: { obstacles: [{ name, count: 1 }] } });
    expect(await site.typeOf(agent.id)).toBe(1);
    // What the tests left must not hold the books open.
    await site.pool.query(`begin; set local session_replication_role = replica;
      delete from agent_dispute where agent_id = ${agent.id}; delete from agent_adjustment where bill_id is null;
      delete from agent_bill where agent_id = ${agent.id}; delete from agent_run where period_from < '2026-01-01';
      delete from agent_contract_tier where contract_id in (select id from agent_contract where downline_id = ${agent.id});
      delete from agent_contract where downline_id = ${agent.id}; commit`);
  });

  it('is a period that no run has billed, until one has', async () => {
    const agent = await site.agent();
    await site.pool.query(`update settlement_start set at = now() - interval '10 days'`);
    await site.ended(agent, yesterday());
    expect(await site.obstacles(agent)).toEqual(['periods']);
    for (const days of [-2, -1]) await site.settle(days);
    expect(await site.obstacles(agent)).toEqual([]);
    await site.end(agent);
  });

  it('is nothing of accounts below that are closed', async () => {
    const agent = await site.agent();
    const { id } = await joinLine(site, `${agent.account}left`, { upline: agent.id, type: MEMBER_TYPE });
    await site.pool.query(`update member set status = 'closed', closed_at = now() where id = $1`, [id]);
    await site.end(agent);
  });

  it('stops the database too', async () => {
    const agent = await site.agent();
    await site.fill(agent, 1n);
    const change = site.pool.query('update member set type = 3 where id = $1', [agent.id]);
    await expect(change).rejects.toThrow('is not settled');
  });
});
