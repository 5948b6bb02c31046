import { AGENT_TYPES } from '@marquee/contract/constants';
import { errorCatalogue } from '@marquee/contract/errors';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { reserveFor } from '../settlement/reserve.fixture';
import { type PayoutSite, request, startPayoutSite, withKey } from './payout.fixture';

const [type] = AGENT_TYPES;

let payout: PayoutSite;
beforeAll(async () => {
  payout = await startPayoutSite();
});
afterEach(() => payout.verify());
afterAll(() => payout.close());

/** An agent with cash who has to keep 1,700 for the agent below; the brand's other agents are not concerned. */
async function reservedAgent() {
  const top = await payout.withdrawer('0.00', { type });
  const agent = await payout.withdrawer('3000.00', { type });
  const low = await payout.withdrawer('3000.00', { type });
  await reserveFor(payout.site.pool, { brandId: 1, line: [top.id, agent.id, low.id], amount: 1_700n });
  return { agent, low };
}

test('what an agent will owe is not withdrawn: one minor unit more than the rest is refused, the rest is paid', async () => {
  const { agent, low } = await reservedAgent();
  const { browser, payeeId, id } = agent;
  const { status, envelope } = await browser.send('withdrawal.request', request(payeeId, '1300.01'), withKey());
  expect({ status, envelope }).toMatchObject({
    status: 409,
    envelope: {
      success: false,
      code: 'commission_reserved',
      message: errorCatalogue.commission_reserved.message,
      details: { amount: '1700.00' },
    },
  });
  expect(await payout.balances(id), 'nothing is held').toEqual({ cash: '3000.00', held: '0.00' });

  const held = await browser.call('withdrawal.request', request(payeeId, '1300.00'), withKey());
  expect(held).toMatchObject({ state: 'review', amount: '1300.00' });
  expect(await payout.balances(id)).toEqual({ cash: '1700.00', held: '1300.00' });
  const again = await browser.refusal('withdrawal.request', request(payeeId, '500.00'), withKey());
  expect(again.code).toBe('commission_reserved');
  // Whom it is kept for may withdraw.
  await low.browser.call('withdrawal.request', request(low.payeeId, '3000.00'), withKey());
});

test('two withdrawals at once do not take together what one of them may', async () => {
  const { agent } = await reservedAgent();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      agent.browser.send('withdrawal.request', request(agent.payeeId, '1300.00'), withKey()),
    ),
  );
  expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1);
  const codes = answers.flatMap(({ envelope }) => (envelope.success ? [] : [envelope.code]));
  expect(new Set(codes)).toEqual(new Set(['commission_reserved']));
  expect(await payout.balances(agent.id)).toEqual({ cash: '1700.00', held: '1300.00' });
});

test('a withdrawal that is given back leaves what it held to be withdrawn again, and no more', async () => {
  const { agent } = await reservedAgent();
  const { browser, payeeId } = agent;
  const { withdrawalId } = await browser.call('withdrawal.request', request(payeeId, '1300.00'), withKey());
  await browser.call('withdrawal.cancel', { withdrawalId });
  expect((await browser.refusal('withdrawal.request', request(payeeId, '1300.01'), withKey())).code).toBe(
    'commission_reserved',
  );
  await browser.call('withdrawal.request', request(payeeId, '1300.00'), withKey());
});
