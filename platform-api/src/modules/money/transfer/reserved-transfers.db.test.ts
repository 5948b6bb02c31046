import { AGENT_TYPES, MEMBER_TYPE } from '@marquee/contract/constants';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { UNIT } from '../ledger/money.fixture';
import { makeProposal, signOne, tierOf } from '../settlement/settlement.fixture';
import { createTransferLine, WITHDRAW_PASSWORD } from './transfer-line.fixture';

const SUNDARBAN = 1;
const [agentType] = AGENT_TYPES;
const terms = () => ({ headers: { 'idempotency-key': randomUUID() } });

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

test('what an agent will owe stays: it goes neither up nor down the line, and may go between the own accounts', async () => {
  const line = await createTransferLine(site);
  const top = await line.join(null, agentType);
  const middle = await line.join(top, agentType, { cash: 1_000n, float: 1_000n });
  const low = await line.join(middle, agentType);
  const friend = await line.join(middle, MEMBER_TYPE);
  for (const [uplineId, downlineId] of [
    [null, top.id],
    [top.id, middle.id],
    [middle.id, low.id],
  ] as const) {
    const contract = { type: 'dividend', uplineId, downlineId, tiers: [tierOf(2_000)] } as const;
    await inTransaction(site.pool, (tx) => signOne(tx, contract, SUNDARBAN));
  }
  const { proposalId } = await makeProposal(site.pool, SUNDARBAN);
  await site.pool.query(
    `insert into agent_adjustment (brand_id, contract_id, amount, reason, proposal_id, decided_at)
     select brand_id, id, $2, 'as agreed', $3, now() from agent_contract where downline_id = $1`,
    [low.id, 1_700n * UNIT, proposalId],
  );
  const money = { withdrawPassword: WITHDRAW_PASSWORD };
  const down = (amount: string) =>
    middle.browser.send('transfers.toDownline', { account: friend.account, amount, ...money }, terms());
  const refused = { success: false, code: 'commission_reserved', details: { amount: '1700.00' } };
  expect((await down('301.00')).envelope).toMatchObject(refused);
  expect(
    (await middle.browser.send('transfers.toUpline', { amount: '301.00', ...money }, terms())).envelope,
  ).toMatchObject(refused);
  await middle.browser.call('wallets.transfer', { from: 'main', to: 'float', amount: '900.00' }, terms());
  expect((await down('300.00')).envelope).toMatchObject({ success: true });
  expect((await down('100.00')).envelope).toMatchObject(refused);
});
