import { AGENT_TYPES, MEMBER_TYPE } from '@marquee/contract/constants';
import { formatAmount } from '@marquee/contract/money';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setBrandFlags } from '../../../testing/brand-settings';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { UNIT, mustVerify } from '../ledger/money.fixture';
import { postMovement } from '../ledger/repository';
import { createTransferLine, type Person, WITHDRAW_PASSWORD } from './transfer-line.fixture';

const withdrawPassword = WITHDRAW_PASSWORD;
const SUNDARBAN = 1;
const [agentType] = AGENT_TYPES;

let site: TestApp;
type Line = Awaited<ReturnType<typeof createTransferLine>>;
let line: Line;

beforeAll(async () => {
  site = await startTestApp();
  line = await createTransferLine(site);
});
afterEach(() => mustVerify(site.pool));
afterAll(() => site.close());

const join: Line['join'] = (...person) => line.join(...person);
const newKey = () => ({ headers: { 'idempotency-key': randomUUID() } });
const money = (units: bigint) => formatAmount(units * UNIT);
const up = (from: Person, units: bigint, options = newKey()) =>
  from.browser.send('transfers.toUpline', { amount: money(units), withdrawPassword }, options);
const down = (from: Person, to: Person, units: bigint, options = newKey()) =>
  from.browser.send('transfers.toDownline', { account: to.account, amount: money(units), withdrawPassword }, options);
const balancesOf = async ({ browser }: Person) => {
  const { main, float } = await browser.call('transfers.terms', {});
  return { main, float };
};
const codeOf = ({ envelope }: { envelope: { success: boolean; code?: string } }) =>
  envelope.success ? 'ok' : envelope.code;

describe('a transfer to the upline', () => {
  test('leaves the main wallet, reaches the float, and is in the record of both', async () => {
    const agent = await join(null, agentType);
    const member = await join(agent, MEMBER_TYPE, { cash: 1_000n });
    const { envelope } = await up(member, 400n);
    expect(envelope.value).toMatchObject({
      way: 'to_upline',
      counterparty: agent.account,
      amount: '400.00',
      balanceAfter: '600.00',
    });
    expect(await balancesOf(member)).toEqual({ main: '600.00', float: null });
    expect(await balancesOf(agent)).toEqual({ main: '0.00', float: '400.00' });
    expect((await agent.browser.call('transfers.list', {})).content).toMatchObject([
      { way: 'from_downline', counterparty: member.account, amount: '400.00', balanceAfter: '400.00' },
    ]);
    const today = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10);
    const record = await member.browser.call('records.account', { from: today, to: today, type: 'transfer' });
    expect(record.content).toMatchObject([{ change: '-400.00', balanceAfter: '600.00', reference: agent.account }]);
  });

  test('is refused without an upline', async () => {
    const member = await join(null, MEMBER_TYPE, { cash: 500n });
    expect(codeOf(await up(member, 200n))).toBe('upline_missing');
  });

  test.each([
    [50n, 'amount_below_minimum'],
    [100_001n, 'amount_above_maximum'],
    [900n, 'insufficient_balance'],
  ])('refuses %d: %s', async (units, code) => {
    const member = await join(await join(null, agentType), MEMBER_TYPE, { cash: 500n });
    expect(codeOf(await up(member, units))).toBe(code);
    expect(await balancesOf(member)).toMatchObject({ main: '500.00' });
  });

  test("is limited by the brand's daily maximum per account", async () => {
    const member = await join(await join(null, agentType), MEMBER_TYPE, { cash: 900_000n });
    for (let count = 0; count < 5; count += 1) expect(codeOf(await up(member, 100_000n))).toBe('ok');
    expect(codeOf(await up(member, 100n))).toBe('transfer_daily_limit');
  });

  test('is refused with an open wagering requirement', async () => {
    const member = await join(await join(null, agentType), MEMBER_TYPE, { cash: 500n });
    await site.pool.query(
      `insert into wagering_requirement (member_id, source, key, amount) values ($1, 'test', 'k', 100000)`,
      [member.id],
    );
    expect(codeOf(await up(member, 200n))).toBe('wagering_open');
  });

  test('requires the withdraw password, and locks after too many wrong ones', async () => {
    const member = await join(await join(null, agentType), MEMBER_TYPE, { cash: 500n });
    const attempt = (guess: string) =>
      member.browser.send('transfers.toUpline', { amount: '100.00', withdrawPassword: guess }, newKey());
    for (let tries = 0; tries < 5; tries += 1) expect(codeOf(await attempt('111222'))).toBe('withdraw_password_wrong');
    expect(codeOf(await attempt(withdrawPassword))).toBe('withdraw_password_locked');
    expect(await balancesOf(member)).toMatchObject({ main: '500.00' });
  });
});

describe('a transfer to a downline', () => {
  test('reaches the main wallet of a member two levels below, and the float of an agent in between', async () => {
    const top = await join(null, agentType, { float: 1_000n });
    const middle = await join(top, agentType);
    const member = await join(middle, MEMBER_TYPE);
    expect(codeOf(await down(top, member, 300n))).toBe('ok');
    expect(codeOf(await down(top, middle, 200n))).toBe('ok');
    expect([await balancesOf(top), await balancesOf(middle), await balancesOf(member)]).toEqual([
      { main: '0.00', float: '500.00' },
      { main: '0.00', float: '200.00' },
      { main: '300.00', float: null },
    ]);
  });

  test('is refused outside of the line: to another line, upwards, to oneself, to an unknown account', async () => {
    const top = await join(null, agentType);
    const agent = await join(top, agentType, { float: 1_000n });
    const stranger = await join(await join(null, agentType), MEMBER_TYPE);
    for (const to of [stranger, top, agent, { ...agent, account: 'nobody99' }])
      expect(codeOf(await down(agent, to, 200n))).toBe('transfer_outside_line');
    expect(await balancesOf(agent)).toMatchObject({ float: '1000.00' });
  });

  test('is refused to members', async () => {
    const member = await join(await join(null, agentType), MEMBER_TYPE, { cash: 500n });
    expect(codeOf(await down(member, member, 100n))).toBe('forbidden');
  });

  test("is refused beyond the recipient's deposit limit, or during their self-exclusion", async () => {
    const agent = await join(null, agentType, { float: 2_000n });
    const [careful, excluded] = [await join(agent, MEMBER_TYPE), await join(agent, MEMBER_TYPE)];
    await careful.browser.call('limits.setMoney', { kind: 'deposit', period: 'day', limit: '500.00' });
    expect(codeOf(await down(agent, careful, 400n))).toBe('ok');
    expect(codeOf(await down(agent, careful, 200n))).toBe('transfer_not_accepted');
    await excluded.browser.call('limits.selfExclude', { length: '6m' });
    expect(codeOf(await down(agent, excluded, 200n))).toBe('transfer_not_accepted');
  });
});

describe('a self-excluded sender', () => {
  const exclude = ({ id }: Person, kind: 'self_exclusion' | 'time_out') =>
    site.pool.query(
      `insert into play_bar (member_id, kind, starts_at, ends_at) values ($1, $2, now(), now() + interval '1 day')`,
      [id, kind],
    );

  test.each([
    ['self_exclusion', 'self_excluded'],
    ['time_out', 'timed_out'],
  ] as const)('under a %s can move money neither up nor down: %s', async (kind, code) => {
    const top = await join(null, agentType);
    const agent = await join(top, agentType, { float: 1_000n });
    const member = await join(agent, MEMBER_TYPE, { cash: 1_000n });
    for (const person of [agent, member]) await exclude(person, kind);
    const uninvolved = await join(agent, MEMBER_TYPE);
    expect(codeOf(await up(member, 200n))).toBe(code);
    expect(codeOf(await up(agent, 200n))).toBe(code);
    expect(codeOf(await down(agent, uninvolved, 200n))).toBe(code);
    expect(await balancesOf(member)).toEqual({ main: '1000.00', float: null });
    expect(await balancesOf(agent)).toEqual({ main: '0.00', float: '1000.00' });
  });
});

describe('the float', () => {
  test('is filled from the main wallet and emptied into it', async () => {
    const agent = await join(null, agentType, { cash: 500n });
    const between = (from: 'main' | 'float', to: 'main' | 'float', amount: string) =>
      agent.browser.call('wallets.transfer', { from, to, amount }, newKey());
    expect(await between('main', 'float', '300.00')).toMatchObject({ way: 'to_float', balanceAfter: '300.00' });
    expect(await between('float', 'main', '120.00')).toMatchObject({ way: 'to_main', balanceAfter: '320.00' });
    expect(await balancesOf(agent)).toEqual({ main: '320.00', float: '180.00' });
    expect(await agent.browser.call('member.consolidatedFunds', {})).toMatchObject({ total: '500.00' });
  });
});

describe('all of a member’s funds', () => {
  test('are refused while the brand has AGENTPOLICY3 off, and read once it is on', async () => {
    const { browser } = await join(null, agentType, { cash: 5n });
    await setBrandFlags(site, 'sundarban', { AGENTPOLICY3: false });
    expect((await browser.refusal('member.consolidatedFunds', {})).code).toBe('feature_disabled');
    await setBrandFlags(site, 'sundarban', { AGENTPOLICY3: true });
    expect(await browser.call('member.consolidatedFunds', {})).toMatchObject({ total: '5.00' });
  });

  const VENDORS = [901, 902];
  const funds = async ({ browser }: Person) => {
    const { total, wallets } = await browser.call('member.consolidatedFunds', {});
    return { total, ...Object.fromEntries(wallets.map(({ wallet, balance }) => [wallet, balance])) };
  };
  const toVendor = ({ id, account }: Person, vendorId: number, units: bigint) =>
    postMovement(site.pool, {
      source: 'test',
      key: `${account} at ${vendorId}`,
      kind: 'transfer',
      brandId: SUNDARBAN,
      memberId: id,
      lines: [
        { from: { kind: 'cash', memberId: id }, to: { kind: 'vendor', memberId: id, vendorId }, amount: units * UNIT },
      ],
    });
  const wallets = async (...codes: string[]) => {
    await site.pool.query(
      `update brand set config = jsonb_set(config, '{vendorWallets}', $1), revision = revision + 1 where code = 'sundarban'`,
      [JSON.stringify(codes)],
    );
    site.app.platform.bus.publish('config.changed', { revision: '' }, 'everybody');
  };

  test('include the sum at vendors, and the total stays as money goes there', async () => {
    for (const id of VENDORS)
      await site.pool.query(
        `insert into vendor (id, code, name, status, sort_order) values ($1::smallint, 'VENDOR' || $1, 'Vendor', 'active', $1)`,
        [id],
      );
    const member = await join(null, MEMBER_TYPE, { cash: 1_000n });
    const alone = { total: '1000.00', main: '1000.00', bonus: '0.00', held: '0.00' };
    expect(await funds(member)).toEqual(alone);
    await toVendor(member, 901, 250n);
    await toVendor(member, 902, 50n);
    expect(await funds(member)).toEqual({ ...alone, main: '700.00', vendors: '300.00' });
  });

  test('list the vendors’ part where the brand has such wallets, even if empty', async () => {
    const member = await join(null, MEMBER_TYPE, { cash: 10n });
    await wallets('VENDOR901');
    await expect.poll(() => funds(member)).toMatchObject({ total: '10.00', vendors: '0.00' });
    await wallets();
    await expect.poll(() => funds(member)).not.toHaveProperty('vendors');
  });
});

describe('one request', () => {
  test('sent 100 times at once has one effect and one answer', async () => {
    const agent = await join(null, agentType);
    const member = await join(agent, MEMBER_TYPE, { cash: 1_000n });
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 100 }, () => up(member, 100n, key)));
    expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope.value))).size).toBe(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await balancesOf(agent)).toMatchObject({ float: '100.00' });
    expect((await up(member, 100n, key)).envelope.value).toEqual(answers[0]?.envelope.value);
  });

  test("is refused under another's key", async () => {
    const member = await join(await join(null, agentType), MEMBER_TYPE, { cash: 1_000n });
    const key = newKey();
    await up(member, 100n, key);
    const reused = await up(member, 200n, key);
    expect([reused.status, codeOf(reused)]).toEqual([422, 'idempotency_key_reused']);
  });
});
