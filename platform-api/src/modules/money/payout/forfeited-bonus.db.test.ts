import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { placeBets, settleBets } from '../ledger/bet-movement-repository';
import { betOf, UNIT, winOf } from '../ledger/money.fixture';
import { PLAYABLE } from '../bonus/playable.fixture';
import { createBonusSite } from '../bonus/bonus-site.fixture';
import { type PayoutSite, request, startPayoutSite, type Withdrawer, withKey } from './payout.fixture';

let payout: PayoutSite;
let bonus: ReturnType<typeof createBonusSite>;
beforeAll(async () => {
  payout = await startPayoutSite();
  bonus = createBonusSite(payout.site);
});
afterEach(() => payout.verify());
afterAll(() => payout.close());

/** A member with cash and 100.00 of playable bonus money. */
async function player() {
  const withdrawer = await payout.withdrawer('3000.00');
  const { id } = await bonus.grant(withdrawer.id, PLAYABLE);
  const stateOf = async () =>
    (
      await payout.site.pool.query<{ state: string; returned: bigint }>(
        'select state, returned from bonus where id = $1',
        [id],
      )
    ).rows[0];
  return { ...withdrawer, stateOf };
}
/** What the member is shown to give up, as the page confirms it. */
async function confirmedBy({ browser }: Withdrawer) {
  const { forfeits } = await browser.call('withdrawal.terms', {});
  if (!forfeits) throw new Error('nothing is at stake');
  return { forfeits };
}

test('a withdrawal beside a playable bonus is refused until the sum that it gives up is confirmed', async () => {
  const member = await player();
  const { browser, payeeId, id, stateOf } = member;
  expect(await browser.call('withdrawal.terms', {})).toMatchObject({
    forfeits: { amount: '100.00' },
    wagering: { remaining: '0.00' },
  });
  const asked = request(payeeId, '1000.00');
  expect((await browser.refusal('withdrawal.request', asked, withKey())).code).toBe('bonus_at_stake');
  const { forfeits } = await confirmedBy(member);
  for (const wrong of [
    { ...forfeits, amount: '99.00' },
    { ...forfeits, bonusId: '01J9ZQ8B3V6KD' },
  ])
    expect((await browser.refusal('withdrawal.request', { ...asked, forfeits: wrong }, withKey())).code).toBe(
      'bonus_at_stake',
    );
  expect(await stateOf()).toMatchObject({ state: 'active' });
  await browser.call('withdrawal.request', { ...asked, forfeits }, withKey());
  expect(await stateOf()).toEqual({ state: 'forfeited', returned: 100n * UNIT });
  expect(await payout.balances(id)).toEqual({ cash: '2000.00', held: '1000.00' });
  expect(await browser.call('withdrawal.terms', {})).toMatchObject({ forfeits: null });
});

test('what is refused for another reason gives nothing up, and a repeat gives nothing up twice', async () => {
  const member = await player();
  const { browser, payeeId, id, stateOf } = member;
  const confirmed = { ...request(payeeId, '1000.00'), ...(await confirmedBy(member)) };
  const refusals = await Promise.all([
    browser.refusal('withdrawal.request', { ...confirmed, withdrawPassword: '000000' }, withKey()),
    browser.refusal('withdrawal.request', { ...confirmed, amount: '9000.00' }, withKey()),
  ]);
  expect(refusals.map(({ code }) => code)).toEqual(['withdraw_password_wrong', 'insufficient_balance']);
  expect(await stateOf()).toMatchObject({ state: 'active' });
  const next = await bonus.grant(id, PLAYABLE);
  const key = withKey();
  await browser.call('withdrawal.request', confirmed, key);
  await browser.call('withdrawal.request', confirmed, key);
  expect(await stateOf()).toMatchObject({ state: 'forfeited' });
  const { rows } = await payout.site.pool.query('select state from bonus where id = $1', [next.id]);
  expect(rows).toEqual([{ state: 'active' }]);
});

test('10 confirmed withdrawals at once leave alone the bonus that waited behind, although it has the same sum', async () => {
  const member = await player();
  const { browser, payeeId, id, stateOf } = member;
  const next = await bonus.grant(id, PLAYABLE);
  const confirmed = { ...request(payeeId, '500.00'), ...(await confirmedBy(member)) };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => browser.send('withdrawal.request', confirmed, withKey())),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await stateOf()).toEqual({ state: 'forfeited', returned: 100n * UNIT });
  const { rows } = await payout.site.pool.query('select state, returned from bonus where id = $1', [next.id]);
  expect(rows).toEqual([{ state: 'active', returned: 0n }]);
  expect(await payout.balances(id)).toEqual({ cash: '2500.00', held: '500.00' });
});

test('a bonus that was wagered before becomes cash instead of being given up', async () => {
  const { browser, payeeId, id, stateOf } = await player();
  const bet = betOf(id, 500n * UNIT, { brand_id: 1 });
  await placeBets(payout.site.pool, [bet]);
  await settleBets(payout.site.pool, [winOf(id, bet.key, 0n)]);
  await browser.call('withdrawal.request', request(payeeId, '2500.00'), withKey());
  expect(await payout.balances(id)).toEqual({ cash: '100.00', held: '2500.00' });
  expect(await stateOf()).toMatchObject({ state: 'completed' });
});
