import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MEMBER_TYPE } from '@marquee/contract/constants';
import { inTransaction } from '../../../platform/database';
import { hashPassword } from '../../../platform/password-hash';
import { seedChannels } from '../../../seed/cashier/seed-channels';
import { seedCatalogue } from '../../../seed/catalogue/seed-catalogue';
import type { TestBrowser } from '../../../testing/browser';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { UNIT } from '../ledger/money.fixture';
import { createLedgerService } from '../ledger/service';
import { insertMember } from '../../people/member/insert-member';
import { createAudit } from '../../operators/audit/audit';
import { readBar } from './repository';
import { createLimits, type Limits } from './service';

const password = 'Estuary-Lantern-77';
const HOUR_MS = 3_600_000;
const CRASH = 10_001;

let site: TestApp;
let limits: Limits;
let passwordHash: string;
let memberCount = 0;
let member: { id: bigint; publicId: string; account: string; browser: TestBrowser };

beforeAll(async () => {
  site = await startTestApp();
  const { platform } = site.app;
  await seedCatalogue(platform.database, platform.config);
  await seedChannels(platform.database);
  limits = createLimits(platform, createLedgerService(platform), createAudit(site.pool));
  passwordHash = await hashPassword(password);
});
beforeEach(async () => {
  member = await newMember();
});
afterAll(() => site.close());

async function newMember() {
  const account = `careful${(memberCount += 1)}`;
  const details = { brandId: 1, account, type: MEMBER_TYPE, nickname: account, passwordHash, language: 'en' };
  const id = await insertMember(site.pool, details);
  if (id === null) throw new Error(`${account} exists`);
  const { rows } = await site.pool.query<{ publicId: string }>(
    'select public_id as "publicId" from member where id = $1',
    [id],
  );
  return { id, publicId: rows[0]?.publicId ?? '', account, browser: await signedIn(account) };
}

async function signedIn(account: string) {
  const browser = site.browser();
  await browser.call('session.login', { type: 'username', username: account, password });
  return browser;
}
const deposit = (amount: bigint) =>
  inTransaction(site.pool, async (tx) => {
    await limits.admitDeposit(tx, member.id, amount * UNIT);
    await tx.query(
      `insert into deposit (brand_id, member_id, channel_id, amount, currency, idempotency_key, fingerprint, created_at)
       select 1, $1, c.id, $2, 'BDT', gen_random_uuid()::text, '\\x01', $3 from deposit_channel c where c.brand_id = 1 limit 1`,
      [member.id, amount * UNIT, site.clock.now()],
    );
  });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error: { code?: string }) => error.code,
  );
const auditOf = async (action: string) => {
  const { rows } = await site.pool.query<{ subject: string; details: object }>(
    `select subject, details from audit_log where action = $2 and actor_kind = 'member' and actor_id = $1 order by id`,
    [member.id, action],
  );
  return rows;
};
/**
 * Settled bets of the member in whole units, the first the given number of minutes ago and each next one two minutes
 * later.
 */
const betBefore = (minutes: number, ...bets: readonly { stake: bigint; payout: bigint; status?: string }[]) =>
  Promise.all(
    bets.map(({ stake, payout, status = payout > 0n ? 'won' : 'lost' }, index) =>
      site.pool.query(
        `insert into bet (id, placed_at, brand_id, member_id, vendor_id, game_id, game_type, round_id, stake, payout, is_free, status,
           settled_at)
         values ($1::bigint, $2, 1, $3, 900, 900001, 'rng', '-', $4, $5, false, $6::bet_status, $2)`,
        [
          member.id * 100n + BigInt(index),
          new Date(site.clock.now().getTime() - (minutes - 2 * index) * 60_000),
          member.id,
          stake * UNIT,
          payout * UNIT,
          status,
        ],
      ),
    ),
  );
const moneyLimits = async () => (await member.browser.call('limits.overview', {})).money;

describe('a limit', () => {
  test('tightens at once, loosens after 24 hours, and stays when the member cancels the change', async () => {
    const { browser } = member;
    const set = (limit: string | null) => browser.call('limits.setMoney', { kind: 'wager', period: 'day', limit });
    await set('500.00');
    expect((await set('300.00')).money).toMatchObject([{ limit: '300.00', pending: null }]);
    const waiting = await set('900.00');
    expect(waiting.money).toMatchObject([{ limit: '300.00', pending: { limit: '900.00' } }]);
    const limits = await browser.call('limits.cancelPending', { kind: 'wager', period: 'day' });
    expect(limits.money).toMatchObject([{ limit: '300.00', pending: null }]);

    await set('900.00');
    site.clock.pass(24 * HOUR_MS - 60_000);
    member.browser = await signedIn(member.account);
    expect(await moneyLimits()).toMatchObject([{ limit: '300.00' }]);
    site.clock.pass(60_001);
    expect(await moneyLimits()).toMatchObject([{ limit: '900.00', pending: null }]);
  });

  test('ends 24 hours after its removal', async () => {
    await member.browser.call('limits.setSession', { period: 'week', limitMinutes: 60 });
    const ending = await member.browser.call('limits.setSession', { period: 'week', limitMinutes: null });
    expect(ending.session).toMatchObject([{ limitMinutes: 60, usedMinutes: 0, pending: { limit: null } }]);
    site.clock.pass(24 * HOUR_MS);
    member.browser = await signedIn(member.account);
    expect((await member.browser.call('limits.overview', {})).session).toEqual([]);
  });

  test('has every change in the audit log', async () => {
    const set = (limit: string | null) =>
      member.browser.call('limits.setMoney', { kind: 'loss', period: 'month', limit });
    await set('100.00');
    await set('150.00');
    await set(null);
    const settings = { amount: '10000000' };
    expect(await auditOf('limit.changed')).toMatchObject([
      { details: { kind: 'loss', period: 'month', before: { amount: null, pending: null }, after: settings } },
      { details: { before: { ...settings, pending: null }, after: { ...settings, pending: { amount: '15000000' } } } },
      { details: { before: { ...settings, pending: { amount: '15000000' } }, after: { pending: { amount: null } } } },
    ]);
  });

  test('has a precision of a hundredth of the currency unit', async () => {
    const { money } = await member.browser.call('limits.setMoney', { kind: 'wager', period: 'day', limit: '12.34' });
    expect(money).toMatchObject([{ limit: '12.34' }]);
  });

  test('leaves nothing behind when it ends, and a new one applies at once', async () => {
    const set = (limit: string | null) =>
      member.browser.call('limits.setMoney', { kind: 'wager', period: 'day', limit });
    expect((await set(null)).money).toEqual([]);
    await set('500.00');
    await set(null);
    site.clock.pass(24 * HOUR_MS);
    member.browser = await signedIn(member.account);
    expect((await set(null)).money).toEqual([]);
    const { rows } = await site.pool.query('select from member_limit where member_id = $1', [member.id]);
    expect(rows).toEqual([]);
    expect((await set('900.00')).money).toMatchObject([{ limit: '900.00', pending: null }]);
  });

  test('of one kind and period does not affect the others', async () => {
    const set = (kind: 'wager' | 'loss', period: 'day' | 'week', limit: string) =>
      member.browser.call('limits.setMoney', { kind, period, limit });
    await set('wager', 'day', '100.00');
    await set('wager', 'week', '700.00');
    const { money } = await set('loss', 'day', '200.00');
    expect(money.map(({ kind, period, limit, pending }) => [kind, period, limit, pending])).toEqual([
      ['wager', 'day', '100.00', null],
      ['wager', 'week', '700.00', null],
      ['loss', 'day', '200.00', null],
    ]);
  });

  test('of one member does not affect another’s', async () => {
    await member.browser.call('limits.setMoney', { kind: 'wager', period: 'day', limit: '100.00' });
    const other = await newMember();
    const { money } = await other.browser.call('limits.setMoney', { kind: 'wager', period: 'day', limit: '300.00' });
    expect(money).toMatchObject([{ limit: '300.00', pending: null }]);
    expect(await moneyLimits()).toMatchObject([{ limit: '100.00', pending: null }]);
  });

  test('waits for a bet in progress', async () => {
    const set = (limit: string) => member.browser.call('limits.setMoney', { kind: 'wager', period: 'day', limit });
    await set('500.00');
    const bet = await site.pool.connect();
    try {
      await bet.query('begin');
      await bet.query(`select from wallet where member_id = $1 and kind = 'cash' for update`, [member.id]);
      const changed = set('300.00');
      await expect
        .poll(async () => {
          const { rows } = await site.pool.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          );
          return rows.length;
        })
        .toBe(1);
      await bet.query('commit');
      expect((await changed).money).toMatchObject([{ limit: '300.00' }]);
    } finally {
      bet.release();
    }
  });

  test('on losses has nothing used while the member is ahead', async () => {
    await member.browser.call('limits.setMoney', { kind: 'loss', period: 'day', limit: '100.00' });
    await site.pool.query(
      `insert into member_daily (member_id, day, vendor_id, game_type, brand_id, bets, turnover, payout)
       values ($1, brand_day($2, 360::smallint), 900, 'rng', 1, 1, $3, $4)`,
      [member.id, site.clock.now(), 10n * UNIT, 30n * UNIT],
    );
    expect(await moneyLimits()).toMatchObject([{ used: '0.00' }]);
  });

  test.each([
    ['limits.setMoney', { kind: 'loss', period: 'day', limit: '0.00' }],
    ['limits.setMoney', { kind: 'loss', period: 'day', limit: '-5.00' }],
    ['limits.setMoney', { kind: 'loss', period: 'day', limit: '1.001' }],
    ['limits.setMoney', { kind: 'loss', period: 'day', limit: 'NaN' }],
    ['limits.setMoney', { kind: 'loss', period: 'day', limit: '99999999999999.00' }],
    ['limits.setMoney', { kind: 'session', period: 'day', limit: '5.00' }],
    ['limits.setMoney', { kind: 'loss', period: 'year', limit: '5.00' }],
    ['limits.setSession', { period: 'day', limitMinutes: 5 }],
    ['limits.setSession', { period: 'day', limitMinutes: 10.5 }],
    ['limits.setSession', { period: 'day', limitMinutes: 100_000 }],
    ['limits.setRealityCheck', { minutes: 7 }],
    ['limits.timeOut', { length: '1h' }],
    ['limits.selfExclude', { length: '7d' }],
  ] as const)('refuses %s %j', async (call, input) => {
    const { code } = await member.browser.refusal(call, input as never);
    expect(['validation_failed', 'amount_invalid']).toContain(code);
    expect(await moneyLimits()).toEqual([]);
  });
});

describe('a deposit', () => {
  beforeEach(() => member.browser.call('limits.setMoney', { kind: 'deposit', period: 'day', limit: '500.00' }));

  test('is refused above what the limit leaves; failed ones do not count', async () => {
    expect(await codeOf(deposit(300n))).toBe('ok');
    expect(await codeOf(deposit(201n))).toBe('deposit_limit_reached');
    expect(await moneyLimits()).toMatchObject([{ used: '300.00' }]);
    await site.pool.query("update deposit set state = 'declined', finished_at = now() where member_id = $1", [
      member.id,
    ]);
    expect(await codeOf(deposit(500n))).toBe('ok');
  });

  test('at the first moment of the brand’s day counts, the moment before it does not', async () => {
    await deposit(100n);
    const move = (interval: string) =>
      site.pool.query(
        `update deposit set created_at = brand_midnight(brand_day($2, 360::smallint), 360::smallint) - $3::interval
         where member_id = $1`,
        [member.id, site.clock.now(), interval],
      );
    await move('0');
    expect(await moneyLimits()).toMatchObject([{ used: '100.00' }]);
    await move('1 microsecond');
    expect(await moneyLimits()).toMatchObject([{ used: '0.00' }]);
  });

  test('does not wait for one of another member', async () => {
    const other = await newMember();
    await other.browser.call('limits.setMoney', { kind: 'deposit', period: 'day', limit: '500.00' });
    await inTransaction(site.pool, async (tx) => {
      await limits.admitDeposit(tx, member.id, UNIT);
      const admitted = inTransaction(site.pool, async (othersTx) => {
        await othersTx.query(`set local lock_timeout = '2s'`);
        await limits.admitDeposit(othersTx, other.id, UNIT);
      });
      expect(await codeOf(admitted)).toBe('ok');
    });
  });

  test('passes as one of ten concurrent ones where the limit leaves room for one', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => codeOf(deposit(300n))));
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['ok', 'deposit_limit_reached']));
  });
});

const openGames = async () =>
  (await site.pool.query('select from game_session where member_id = $1 and ended_at is null', [member.id])).rows
    .length;

describe('a time-out', () => {
  test('closes games and deposits until it ends', async () => {
    const overview = await member.browser.call('limits.timeOut', { length: '24h' });
    expect(overview.bar).toMatchObject({ kind: 'time_out' });
    expect((await member.browser.refusal('games.launch', { nodeId: CRASH })).code).toBe('timed_out');
    expect(await codeOf(deposit(10n))).toBe('timed_out');
    site.clock.pass(24 * HOUR_MS + 1_000);
    member.browser = await signedIn(member.account);
    expect(await codeOf(deposit(10n))).toBe('ok');
    await member.browser.call('games.launch', { nodeId: CRASH });
  });

  test('ends open games, and is in the audit log', async () => {
    await member.browser.call('games.launch', { nodeId: CRASH });
    await member.browser.call('limits.timeOut', { length: '7d' });
    expect(await openGames()).toBe(0);
    expect(await auditOf('limit.time_out')).toEqual([
      { subject: `member:${member.publicId}`, details: { length: '7d' } },
    ]);
  });

  test('lasts exactly until its end', async () => {
    const { bar } = await member.browser.call('limits.timeOut', { length: '24h' });
    const end = new Date(bar?.until ?? '');
    expect(await readBar(site.pool, member.id, new Date(end.getTime() - 1))).toMatchObject({ kind: 'time_out' });
    expect(await readBar(site.pool, member.id, end)).toBeNull();
  });

  test('does not shorten a longer one', async () => {
    await member.browser.call('limits.timeOut', { length: '30d' });
    const { bar } = await member.browser.call('limits.timeOut', { length: '24h' });
    expect(Date.parse(bar?.until ?? '') - site.clock.now().getTime()).toBeGreaterThan(29 * 24 * HOUR_MS);
  });
});

describe('a self-exclusion', () => {
  test('ends open games, and is in the audit log', async () => {
    await member.browser.call('games.launch', { nodeId: CRASH });
    await member.browser.call('limits.selfExclude', { length: '6m' });
    expect(await openGames()).toBe(0);
    expect(await auditOf('limit.self_exclusion')).toEqual([
      { subject: `member:${member.publicId}`, details: { length: '6m' } },
    ]);
  });

  test('ends other sessions; the member can still log in and see the balance, not play or deposit', async () => {
    const elsewhere = await signedIn(member.account);
    await member.browser.call('limits.selfExclude', { length: 'permanent' });
    expect((await elsewhere.refusal('limits.overview', {})).code).toBe('not_logged_in');
    const secondBrowser = await signedIn(member.account);
    expect((await secondBrowser.call('limits.overview', {})).bar).toEqual({ kind: 'self_exclusion', until: null });
    expect((await secondBrowser.refusal('games.launch', { nodeId: CRASH })).code).toBe('self_excluded');
    expect(await codeOf(deposit(10n))).toBe('self_excluded');
    await secondBrowser.call('wallets.balance', {});
  });
});

test('closes the games once the play time is used up', async () => {
  await member.browser.call('limits.setSession', { period: 'day', limitMinutes: 10 });
  await member.browser.call('games.launch', { nodeId: CRASH });
  await site.pool.query(
    `insert into play_clock (member_id, day, seconds, last_at) values ($1, brand_day($2, 360::smallint), 600, now())`,
    [member.id, site.clock.now()],
  );
  expect((await member.browser.refusal('games.launch', { nodeId: CRASH })).code).toBe('session_limit_reached');
});

test('counts earlier play under a first play-time limit', async () => {
  const lost = { stake: 1n, payout: 0n };
  await betBefore(7, lost, lost, lost, lost);
  const { session } = await member.browser.call('limits.setSession', { period: 'week', limitMinutes: 60 });
  expect(session).toMatchObject([{ limitMinutes: 60, usedMinutes: 6 }]);
});

test("sums the session's bets in the reality check, without reversed ones", async () => {
  site.clock.pass(10 * 60_000);
  await betBefore(
    8,
    { stake: 10n, payout: 0n },
    { stake: 5n, payout: 4n },
    { stake: 100n, payout: 50n, status: 'rolled_back' },
  );
  expect(await member.browser.call('limits.reality', {})).toMatchObject({
    staked: '15.00',
    won: '4.00',
    net: '-11.00',
  });
});

test('the reality check comes every hour until the member chooses another interval', async () => {
  expect((await member.browser.call('limits.overview', {})).realityCheckMinutes).toBe(60);
  expect(await member.browser.call('limits.reality', {})).toMatchObject({ intervalMinutes: 60 });
});

test("shows the session's length and result in the reality check", async () => {
  await member.browser.call('limits.setRealityCheck', { minutes: 15 });
  site.clock.pass(20 * 60_000);
  expect(await member.browser.call('limits.reality', {})).toMatchObject({
    intervalMinutes: 15,
    elapsedSeconds: expect.toSatisfy((seconds: number) => seconds >= 1_200 && seconds < 1_260) as number,
    net: '0.00',
  });
});
