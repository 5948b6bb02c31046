import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PayoutSite, request, startPayoutSite, WITHDRAW_PASSWORD, withKey } from '../payout/payout.fixture';

let payout: PayoutSite;
beforeAll(async () => {
  payout = await startPayoutSite();
});
afterAll(() => payout.close());

let numbers = 20_000_000;
const account = (change: object = {}) => ({
  institution: 'nagad',
  holder: 'Amina Khatun',
  number: `018${(numbers += 1)}`,
  withdrawPassword: WITHDRAW_PASSWORD,
  ...change,
});

test('returns no full number or name, and stores the number encrypted', async () => {
  const { browser, payeeId } = await payout.withdrawer('0.00');
  const payees = await browser.call('payees.list', {});
  expect(payees).toMatchObject({
    holderName: 'A*** K***',
    payees: [{ payeeId, holder: 'A*** K***', usableFrom: null }],
  });
  expect(JSON.stringify(payees)).not.toMatch(/017\d{8}|Khatun/);
  const { rows } = await payout.site.pool.query<{ kept: string }>(
    `select encode(sealed_number, 'escape') || encode(number_digest, 'escape') as kept from payee where id = $1`,
    [payeeId],
  );
  expect(rows[0]?.kept).not.toMatch(/017\d{8}/);
});

test('takes the holder’s name from the first account; later ones must match, ignoring letter case and accents', async () => {
  const { browser } = await payout.withdrawer('0.00');
  const other = account({ holder: 'Somebody Else' });
  expect((await browser.refusal('payees.add', other)).code).toBe('payee_name_mismatch');
  expect(await browser.call('payees.add', account({ holder: 'AMINA  KHÁTUN' }))).toMatchObject({
    institution: 'nagad',
  });
});

test('allows a number for one member of the brand only, in any format', async () => {
  const [one, other] = [await payout.withdrawer('0.00'), await payout.withdrawer('0.00')];
  await one.browser.call('payees.add', account({ number: '01899999999' }));
  const sameNumber = account({ number: ' ০১৮৯-৯৯৯ ৯৯৯৯ ' });
  expect((await other.browser.refusal('payees.add', sameNumber)).code).toBe('payee_taken');
  expect((await one.browser.refusal('payees.add', sameNumber)).code).toBe('payee_taken');
});

test('keeps a removed account with its member, and restarts its waiting time when it returns', async () => {
  const [one, other] = [await payout.withdrawer('0.00'), await payout.withdrawer('0.00')];
  const ownAccount = account();
  const { payeeId } = await one.browser.call('payees.add', ownAccount);
  await one.browser.call('payees.remove', { payeeId });
  expect((await one.browser.refusal('payees.remove', { payeeId })).code).toBe('payee_not_found');
  expect((await other.browser.refusal('payees.add', ownAccount)).code).toBe('payee_taken');
  expect(await one.browser.call('payees.add', ownAccount)).toMatchObject({
    payeeId,
    usableFrom: expect.any(String) as string,
  });
});

test.each([
  [{ number: '123' }, 'payee_number_invalid'],
  [{ institution: 'momo' }, 'validation_failed'],
  [{ withdrawPassword: '000001' }, 'withdraw_password_wrong'],
])('refuses %j: %s', async (change, code) => {
  const { browser } = await payout.withdrawer('0.00');
  expect((await browser.refusal('payees.add', account(change))).code).toBe(code);
});

test('accepts five accounts and no sixth, even concurrently; another’s account cannot be removed', async () => {
  const [one, other] = [await payout.withdrawer('0.00'), await payout.withdrawer('0.00')];
  const answers = [];
  for (let turn = 0; turn < 3; turn++)
    answers.push(...(await Promise.all([account(), account()].map((input) => one.browser.send('payees.add', input)))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  expect((await one.browser.refusal('payees.add', account())).code).toBe('payees_full');
  expect((await other.browser.refusal('payees.remove', { payeeId: one.payeeId })).code).toBe('payee_not_found');
});

test('sets the withdraw password with the login password, and changes it with the old one', async () => {
  const { browser } = await payout.withdrawer('0.00');
  const set = { password: 'Estuary-at-dawn', newPassword: '591736' };
  expect((await browser.refusal('withdrawPassword.set', { ...set, password: 'wrong' })).code).toBe(
    'password_incorrect',
  );
  expect((await browser.refusal('withdrawPassword.set', set)).code).toBe('withdraw_password_exists');
  const change = { oldPassword: WITHDRAW_PASSWORD, newPassword: '591736' };
  expect(await browser.call('withdrawPassword.change', change)).toBeNull();
  expect((await browser.refusal('withdrawPassword.change', change)).code).toBe('withdraw_password_wrong');
});

test('holds new accounts, not old ones, while a contact of the member changes', async () => {
  const { browser, id, payeeId } = await payout.withdrawer('2000.00');
  const { pool } = payout.site;
  await pool.query(
    "update payee set added_at = now() - interval '30 days', usable_from = now() - interval '30 days' where id = $1",
    [payeeId],
  );
  const { payeeId: newId } = await browser.call('payees.add', account());
  await pool.query('update payee set usable_from = added_at where id = $1', [newId]);
  const { rows } = await pool.query<{ effective_at: Date }>(
    `insert into contact_change (brand_id, member_id, kind, value, requested_at, effective_at)
     values (1, $1, 'email', 'new@example.com', now(), now() + interval '24 hours') returning effective_at`,
    [id],
  );
  const until = rows[0]?.effective_at.toISOString();
  const withdraw = (to: string) => browser.send('withdrawal.request', request(to, '500.00'), withKey());
  expect((await withdraw(newId)).envelope).toMatchObject({ code: 'payee_on_hold', details: { usableFrom: until } });
  const { payees } = await browser.call('payees.list', {});
  expect(payees.map((payee) => [payee.payeeId === newId, payee.usableFrom]).toSorted()).toEqual([
    [false, null],
    [true, until],
  ]);
  expect((await withdraw(payeeId)).envelope.success).toBe(true);
});
