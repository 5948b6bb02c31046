import { randomUUID } from 'node:crypto';
import type { CallRequest } from '@marquee/contract/calls/index';
import { MEMBER_TYPE } from '@marquee/contract/constants';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction, type Queryable } from '../../../platform/database';
import { hashPassword } from '../../../platform/password-hash';
import { ownerForm, rowsOf } from '../../people/line/line.fixture';
import { mustVerify } from '../ledger/money.fixture';
import { createLedgerService } from '../ledger/service';
import { makeProposal } from '../settlement/settlement.fixture';
import { type Agent, type AgentEndSite, brand, reason, startAgentEndSite } from './agent-end.fixture';
import { createEmptyFloats } from './empty-floats';

const WITHDRAW_PASSWORD = '482913';
let site: AgentEndSite;
beforeAll(async () => {
  site = await startAgentEndSite();
});
beforeEach(() => site.pool.query('delete from throttle'));
afterEach(() => mustVerify(site.pool));
afterAll(() => site.close());

/** Keeps back whoever needs the locks of `hold`, and lets them go in the order in which they came. @returns their answers */
async function inOrder<Answer>(
  hold: (tx: Queryable) => Promise<unknown>,
  steps: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const begun: Promise<Answer>[] = [];
  await inTransaction(site.pool, async (tx) => {
    await hold(tx);
    for (const step of steps) {
      begun.push(step());
      await vi.waitUntil(async () => (await waiting()) === begun.length, { timeout: 20_000 });
    }
  });
  return Promise.all(begun);
}
const waiting = async () =>
  (
    await site.pool.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rows[0]?.count;
const holdLines = (tx: Queryable) => tx.query('select pg_advisory_xact_lock(4611020, 1)');
const holdMoney = (agent: Agent) => (tx: Queryable) =>
  tx.query('select from wallet where member_id = $1 order by account_id for update', [agent.id]);
const codeOf = ({ envelope }: { envelope: { success: boolean; code?: string } }) =>
  envelope.success ? 'ok' : (envelope.code ?? '');
const PLACES = ['first', 'second'] as const;

/** Something beside the approval of an end, before or after it. @returns the answers in their order */
function beside(
  place: (typeof PLACES)[number],
  hold: (tx: Queryable) => Promise<unknown>,
  step: () => Promise<string>,
  proposalId: string,
): Promise<string[]> {
  const approval = () => site.approve(proposalId);
  return inOrder(hold, place === 'first' ? [step, approval] : [approval, step]);
}

const newKey = () => ({ headers: { 'idempotency-key': randomUUID() } });

let guests = 0;
describe('an approval beside', () => {
  it.each(PLACES)('a registration by a link of the agent that comes %s', async (place) => {
    const agent = await site.agent();
    const link = { campaign: 'Fair', type: MEMBER_TYPE, prizeGroup: null, expiresAt: null };
    const { code: referralCode } = await agent.browser.call('agent.createInvitationLink', link);
    const proposalId = await site.propose(agent);
    const { secret: _secret, ...form } = await ownerForm(site, '-');
    const username = `guestof${(guests += 1)}`;
    const request: CallRequest<'member.register'> = { ...form, username, referralCode };
    const step = async () => codeOf(await site.browser().send('member.register', request));
    const outcome = await beside(place, holdLines, step, proposalId);
    expect(outcome).toEqual(place === 'first' ? ['ok', 'account_not_settled'] : ['ok', 'invitation_link_ended']);
    const { rowCount } = await site.pool.query('select from member where account = $1', [username]);
    expect(rowCount).toBe(place === 'first' ? 1 : 0);
  });

  it.each(PLACES)('an account that the agent registers %s', async (place) => {
    const agent = await site.agent();
    const proposalId = await site.propose(agent);
    const name = `under${agent.account}`;
    const step = async () => codeOf(await agent.browser.send('agent.register', rowsOf([name])));
    const outcome = await beside(place, holdLines, step, proposalId);
    expect(outcome).toEqual(place === 'first' ? ['ok', 'account_not_settled'] : ['ok', 'forbidden']);
  });

  it.each(PLACES)('a contract that the upline offers %s', async (place) => {
    await site.startAgain();
    const agent = await site.agent();
    const proposalId = await site.propose(agent);
    const step = async () => {
      const tiers = [{ validBet: '0.00', loss: '0.00', activeMembers: 0, rate: 100, lossRate: null }];
      const offer = { account: agent.account, type: 'dividend', tiers } as const;
      return codeOf(await site.as('topper').send('agent.offerContract', offer));
    };
    const holdContracts = (tx: Queryable) =>
      tx.query("select pg_advisory_xact_lock(hashtext('agent_contract'), hashtext('1:dividend'))");
    const outcome = await beside(place, holdContracts, step, proposalId);
    expect(outcome).toEqual(place === 'first' ? ['ok', 'account_not_settled'] : ['ok', 'contract_downline_unknown']);
    if (place === 'second') return;
    // Accepted or not, it stands against the end until it is over.
    const again = await Promise.all([
      site.approve(proposalId),
      agent.browser.call('agent.contracts', {}).then(async ({ received: [contract] }) => {
        const accept = { contractId: contract?.id ?? '', action: 'accept' } as const;
        return codeOf(await agent.browser.send('agent.dividend', accept));
      }),
    ]);
    expect(again).toEqual(['account_not_settled', 'ok']);
  });

  it.each(PLACES)('a transfer into the float that comes %s', async (place) => {
    const agent = await site.agent();
    await site.fill({ id: site.idOf('topper') }, 500n);
    await site.pool.query('update member set payment_password_hash = $2 where id = $1', [
      site.idOf('topper'),
      await hashPassword(WITHDRAW_PASSWORD),
    ]);
    const proposalId = await site.propose(agent);
    const withdrawPassword = WITHDRAW_PASSWORD;
    const step = async () =>
      codeOf(
        await site
          .as('topper')
          .send('transfers.toDownline', { account: agent.account, amount: '100.00', withdrawPassword }, newKey()),
      );
    const outcome = await beside(place, holdMoney(agent), step, proposalId);
    expect(outcome).toEqual(place === 'first' ? ['ok', 'ok'] : ['ok', 'transfer_not_accepted']);
    expect(await site.balances(agent.id)).toEqual({ cash: place === 'first' ? 100 : 0, float: 0 });
  });

  it('a transfer from the own main wallet to the float', async () => {
    const agent = await site.agent();
    await site.fill(agent, 50n);
    await agent.browser.call('wallets.transfer', { from: 'float', to: 'main', amount: '50.00' }, newKey());
    const proposalId = await site.propose(agent);
    const outcome = await inOrder(holdMoney(agent), [
      () => site.approve(proposalId),
      async () =>
        codeOf(await agent.browser.send('wallets.transfer', { from: 'main', to: 'float', amount: '50.00' }, newKey())),
    ]);
    expect(outcome).toEqual(['ok', 'transfer_not_accepted']);
    expect(await site.balances(agent.id)).toEqual({ cash: 50, float: 0 });
  });

  it('another approval: one operator decides, and money moves once', async () => {
    const agent = await site.agent();
    await site.fill(agent, 30n);
    const proposalId = await site.propose(agent);
    const third = await site.operator(`third${agent.account}`);
    const outcome = await inOrder(holdMoney(agent), [
      () => site.approve(proposalId),
      () => site.approve(proposalId, third),
    ]);
    expect(outcome).toEqual(['ok', 'proposal_decided']);
    expect(await site.balances(agent.id)).toEqual({ cash: 30, float: 0 });
  });

  it.each(PLACES)('a sub-user whom the agent adds %s', async (place) => {
    const agent = await site.agent();
    const proposalId = await site.propose(agent);
    const account = `sub${agent.account}`;
    const step = async () =>
      codeOf(await agent.browser.send('agent.addSubUser', { account, rights: ['line'], way: 'password' }));
    const holdAccount = (tx: Queryable) => tx.query('select from member where id = $1 for no key update', [agent.id]);
    const outcome = await beside(place, holdAccount, step, proposalId);
    expect(outcome).toEqual(place === 'first' ? ['ok', 'ok'] : ['ok', 'forbidden']);
    const { rows } = await site.pool.query(
      `select count(*)::int as open from sub_user where owner_id = $1 and removed_at is null`,
      [agent.id],
    );
    expect(rows).toEqual([{ open: 0 }]);
  });
});
describe('what a run settles', () => {
  const emptyFloats = () => {
    const { platform } = site.app;
    return createEmptyFloats({ platform, ledger: createLedgerService(platform) })();
  };

  it('stands against the end or is paid into the cash, whenever it comes', async () => {
    const agent = await site.agent();
    const yesterday = new Date(site.clock.now().getTime() - 86_400_000);
    await site.pool.query(`update settlement_start set at = now() - interval '3 days'`);
    const contract = await site.ended(agent, yesterday);
    await site.settle(-3);
    await site.settle(-2);
    const proposalId = await site.propose(agent).catch(() => null);
    expect(proposalId, 'yesterday has no run').toBeNull();
    const outcome = await Promise.all([site.settle(-1), proposeAndApprove(agent)]);
    if (outcome[1] === 'account_not_settled') await site.end(agent);
    expect(await site.typeOf(agent.id)).toBe(MEMBER_TYPE);

    // Two operators add to the contract that is over; the next run pays it.
    const { proposalId: adjusting } = await makeProposal(site.pool, 1);
    await site.pool.query(
      `insert into agent_adjustment (brand_id, contract_id, amount, reason, proposal_id, decided_at) values (1, $1, 700000, 'as agreed', $2, now())`,
      [contract, adjusting],
    );
    await site.settle(0);
    expect(await site.balances(agent.id)).toEqual({ cash: 0, float: 7 });
    await Promise.all([emptyFloats(), emptyFloats()]);
    expect(await site.balances(agent.id)).toEqual({ cash: 7, float: 0 });
  });

  it('is taken from the cash of a former agent who owes it', async () => {
    const agent = await site.agent();
    const below = await site.agent(agent);
    await site.pool.query(`update settlement_start set at = now() - interval '3 days'`);
    const long = new Date('2026-02-01T00:00:00Z');
    await site.ended(agent, long);
    const contract = await site.ended(below, long, { uplineId: agent.id });
    await site.end(below);
    await site.first
      .call('lines.proposeMove', { brand, account: below.account, upline: null, reason })
      .then(({ proposalId }) => site.approve(proposalId));
    await site.fill(agent, 20n);
    await site.end(agent);
    const { proposalId } = await makeProposal(site.pool, 1);
    await site.pool.query(
      `insert into agent_adjustment (brand_id, contract_id, amount, reason, proposal_id, decided_at) values (1, $1, 2500000, 'as agreed', $2, now())`,
      [contract, proposalId],
    );
    await site.settle(1);
    expect(await site.balances(agent.id)).toEqual({ cash: 0, float: 0 });
    expect(await site.balances(below.id)).toMatchObject({ float: 20 });
    // Five more are owed: a member has no page to pay them on.
    await site.fill(agent, 5n);
    await emptyFloats();
    await site.settle(1);
    expect(await site.balances(agent.id)).toEqual({ cash: 0, float: 0 });
    expect(await site.balances(below.id)).toMatchObject({ float: 5, cash: 20 });
  });
});

async function proposeAndApprove(agent: Agent): Promise<string> {
  const { envelope } = await site.first.send('agentEnds.propose', {
    brand,
    account: agent.account,
    reason,
  });
  if (!envelope.success) return envelope.code;
  const { proposalId } = envelope.value as { proposalId: string };
  return site.approve(proposalId);
}
