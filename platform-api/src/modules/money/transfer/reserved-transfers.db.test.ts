import { AGENT_TYPES, MEMBER_TYPE } from '@marquee/contract/constants';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { reserveFor } from '../settlement/reserve.fixture';
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
  await reserveFor(site.pool, { brandId: SUNDARBAN, line: [top.id, middle.id, low.id], amount: 1_700n });
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
