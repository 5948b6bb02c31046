import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../../platform/password-hash';
import { seedCatalogue } from '../../../seed/catalogue/seed-catalogue';
import type { TestBrowser } from '../../../testing/browser';
import { mustCompareRevisions } from '../../../testing/revision-guard';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { placeBets, settleBets } from '../../money/ledger/bet-movement-repository';
import { betOf, mustVerify, UNIT, winOf } from '../../money/ledger/money.fixture';

const password = 'Harbour-Beacon-77';
const reason = 'a test';
let site: TestApp;
let operator: TestBrowser;

beforeAll(async () => {
  site = await startTestApp();
  await seedCatalogue(site.app.platform.database, site.app.platform.config);
  await site.pool.query(
    `insert into operator (email, name, password_hash, rights, brand_ids) values
       ('games@marquee.localhost', 'g', $1, '{brands,audit}', '{1}'), ('other@marquee.localhost', 'o', $1, '{content}', '{}')`,
    [await hashPassword(password)],
  );
  site.app.platform.bus.publish('config.changed', { revision: 'seeded' }, { brandId: 1 });
  operator = await signedIn('games@marquee.localhost');
});
afterAll(() => site.close());

async function signedIn(email: string): Promise<TestBrowser> {
  const browser = site.browser('console');
  await browser.call('operator.login', { email, password });
  return browser;
}
const visitor = (brand = 'sundarban') => site.browser(brand);

describe('the jackpot counter of a brand', () => {
  const read = () => operator.call('jackpotAdmin.read', { brand: 'sundarban' });
  const setting = { brand: 'sundarban', enabled: true, start: null, reason };
  const save = async (change: { enabled?: boolean; start?: string | null }) => {
    const { revision } = await read();
    await operator.call('jackpotAdmin.save', { ...setting, revision, ...change });
  };
  const jackpotOf = (brand = 'sundarban') => visitor(brand).call('games.jackpot', {});

  test('restarts from an amount for all visitors and returns the previous one', async () => {
    const before = await read();
    await save({ start: '123456789.00' });
    expect(Number((await jackpotOf())?.amount)).toBeLessThan(123_457_800);
    site.clock.pass(60_000);
    const after = await read();
    expect(after).toMatchObject({ enabled: true, start: '123456789.00', currency: 'BDT' });
    // A step may happen in between.
    expect(Math.abs(Number(after.amount) - Number((await jackpotOf())?.amount))).toBeLessThanOrEqual(1_000);
    expect(Number(after.amount)).toBeGreaterThan(123_456_789 + 12 * 100);
    expect(after.changes).toEqual([
      expect.objectContaining({ kind: 'restarted', start: '123456789.00', by: 'g', reason }),
    ]);
    expect(Number(after.changes[0]?.before)).toBeGreaterThanOrEqual(Number(before.amount));
    const { content } = await operator.call('operator.auditLog', { brand: 'sundarban' });
    expect(content[0]).toMatchObject({ action: 'jackpot.changed', subject: 'jackpot:sundarban', reason });
  });

  test('is hidden from members of the brand only, and continues as if it had run on', async () => {
    const { start, startedAt } = await read();
    await save({ enabled: false });
    expect(await jackpotOf()).toBeNull();
    expect(await jackpotOf('meridian')).not.toBeNull();
    await save({});
    expect(await jackpotOf()).not.toBeNull();
    const after = await read();
    expect(after).toMatchObject({ start, startedAt });
    expect(after.changes.map(({ kind }) => kind)).toEqual(['shown', 'hidden', 'restarted']);
  });

  test('keeps the first of two changes', async () => {
    await mustCompareRevisions(operator, {
      async stored() {
        const { enabled, start, startedAt, revision } = await read();
        return { enabled, start, startedAt, revision };
      },
      call: 'jackpotAdmin.save',
      changes: [
        { ...setting, enabled: false },
        { ...setting, start: '200000000.00' },
      ],
    });
    await save({});
  });

  test('does not start outside of the range, or at a brand that the operator does not have', async () => {
    const from = { brand: 'sundarban', enabled: true, start: '99999999.00', revision: 'unknown', reason };
    expect((await operator.refusal('jackpotAdmin.save', from)).code).toBe('amount_below_minimum');
    expect((await operator.refusal('jackpotAdmin.save', { ...from, start: '1000000001.00' })).code).toBe(
      'amount_above_maximum',
    );
    expect((await operator.refusal('jackpotAdmin.read', { brand: 'meridian' })).code).toBe('forbidden');
    const other = await signedIn('other@marquee.localhost');
    expect((await other.refusal('jackpotAdmin.save', from)).code).toBe('forbidden');
  });
});

describe('a pool of the brand', () => {
  const VENDOR = 'PG';
  const read = () => operator.call('jackpotAdmin.read', { brand: 'sundarban' });
  const connect = (vendor: string | null, seed: string | null, revision = 'unknown') => ({
    brand: 'sundarban',
    vendor,
    seed,
    revision,
    reason,
  });
  const connectNow = async (vendor: string | null, seed: string | null) =>
    operator.call('jackpotAdmin.connect', connect(vendor, seed, (await read()).sourceRevision));

  test('is opened with a seed of the house when the counter is first connected to it', async () => {
    expect((await operator.refusal('jackpotAdmin.connect', connect(VENDOR, null))).code).toBe('amount_invalid');
    expect((await operator.refusal('jackpotAdmin.connect', connect(VENDOR, '0.50'))).code).toBe('amount_below_minimum');
    expect((await operator.refusal('jackpotAdmin.connect', connect(VENDOR, '1000000001.00'))).code).toBe(
      'amount_above_maximum',
    );
    expect((await operator.refusal('jackpotAdmin.connect', connect('NOVENDOR', '500.00'))).code).toBe('not_found');
    expect((await read()).candidates.map(({ vendor }) => vendor)).toContain(VENDOR);
    await connectNow(VENDOR, '500.00');
    const { source, amount, pools, candidates, changes } = await read();
    expect({ source, amount }).toEqual({ source: VENDOR, amount: '500.00' });
    expect(pools).toEqual([
      expect.objectContaining({ vendor: VENDOR, balance: '500.00', seed: '500.00', contributions: 0, hits: 0 }),
    ]);
    expect(candidates.map(({ vendor }) => vendor)).not.toContain(VENDOR);
    expect(changes[0]).toMatchObject({ kind: 'connected', start: '500.00', by: 'g', reason });
    const { content } = await operator.call('operator.auditLog', { brand: 'sundarban' });
    expect(content[0]).toMatchObject({ action: 'jackpot.changed', subject: 'jackpot:sundarban', reason });
    expect(content[0]?.details).toMatchObject({ before: { pool: null }, after: { pool: VENDOR } });
    await mustVerify(site.pool);
  });

  test('has one seed: it is not opened again', async () => {
    expect((await operator.refusal('jackpotAdmin.connect', connect(VENDOR, '700.00'))).code).toBe('amount_invalid');
  });

  test('shows members its balance, and lists contributions and hits page by page', async () => {
    const { rows: games } = await site.pool.query<{ id: number; vendor_id: number }>(
      `select g.id, g.vendor_id from game g join vendor v on v.id = g.vendor_id where v.code = $1 and g.has_jackpot limit 1`,
      [VENDOR],
    );
    const { rows: members } = await site.pool.query<{ id: bigint }>(
      `insert into member (brand_id, account, account_key, public_id, wallet_user, type, nickname, language)
       values (1, 'ratna', 'ratna', 'ratna', 'ratna', 3, 'Ratna', 'en') returning id`,
    );
    const { rows: pools } = await site.pool.query<{ id: number }>('select id from jackpot_pool');
    const [game, member, pool] = [games[0], members[0], pools[0]];
    if (!game || !member || !pool) throw new Error('no game, member or pool');
    await site.pool.query('select open_member_accounts($1)', [member.id]);
    await site.pool.query(
      `select post_movement('test', 'cash', '\\x00', 'promotion', 1::smallint, $1, array[brand_account(1::smallint, 'promotion')],
         array[(select account_id from wallet where member_id = $1 and kind = 'cash')], array[$2::bigint], null)`,
      [member.id, 100n * UNIT],
    );
    const stakes = Array.from({ length: 3 }, (_, index) =>
      betOf(member.id, UNIT, {
        brand_id: 1,
        vendor_id: game.vendor_id,
        game_id: game.id,
        pool_id: pool.id,
        contribution: 1_000 * (index + 1),
      }),
    );
    for (const stake of stakes) await placeBets(site.pool, [stake]);
    expect((await visitor().call('games.jackpot', {}))?.amount).toBe('500.06');
    const win = { pool_id: pool.id, jackpot_win: Number(500n * UNIT), review_from: 1e15 };
    await settleBets(site.pool, [winOf(member.id, stakes[0]?.key ?? '', 500n * UNIT, win)]);
    expect(await visitor().call('games.jackpot', {})).toMatchObject({ amount: '500.00', pool: { vassalage: VENDOR } });
    const page = { brand: 'sundarban', vendor: VENDOR, pageSize: 2 };
    const contributions = await operator.call('jackpotAdmin.contributions', { ...page, pageNo: 1 });
    expect(contributions).toMatchObject({ totalElements: 3, totalPages: 2 });
    expect(contributions.content.map(({ amount, returned }) => [amount, returned])).toEqual([
      ['0.03', null],
      ['0.02', null],
    ]);
    expect(contributions.content[0]?.member).not.toBe('ratna');
    const { content } = await operator.call('jackpotAdmin.contributions', { ...page, pageNo: 2 });
    expect(content.map(({ amount }) => amount)).toEqual(['0.01']);
    const hits = await operator.call('jackpotAdmin.hits', { ...page, pageNo: 1 });
    expect(hits.content).toEqual([
      expect.objectContaining({ amount: '500.00', seeded: '499.94', isReversed: false, betId: content[0]?.betId }),
    ]);
    await mustVerify(site.pool);
  });

  test('stays open while the counter shows its sequence', async () => {
    await connectNow(null, null);
    expect(await visitor().call('games.jackpot', {})).toMatchObject({ pool: null });
    const { changes, ...counter } = await read();
    expect(counter).toMatchObject({ source: null, pools: [{ vendor: VENDOR }] });
    expect(changes.slice(0, 2).map(({ kind }) => kind)).toEqual(['disconnected', 'connected']);
    await connectNow(VENDOR, null);
    expect(await visitor().call('games.jackpot', {})).toMatchObject({ amount: '500.00' });
  });

  test('is not connected over a change of another operator', async () => {
    const { sourceRevision, source, candidates } = await read();
    expect(source).toBe(VENDOR);
    await connectNow(null, null);
    const stale = connect(candidates[0]?.vendor ?? '', '700.00', sourceRevision);
    const refusal = await operator.refusal('jackpotAdmin.connect', stale);
    const counter = await read();
    expect(refusal).toMatchObject({ code: 'conflict', details: { revision: counter.sourceRevision } });
    expect(counter).toMatchObject({ source: null, pools: [{ vendor: VENDOR }] });
    await mustVerify(site.pool);
    await connectNow(VENDOR, null);
  });

  test('is not for operators without the right or the brand', async () => {
    const other = await signedIn('other@marquee.localhost');
    const page = { vendor: VENDOR, pageNo: 1 };
    for (const brand of ['sundarban', 'meridian']) {
      const caller = brand === 'sundarban' ? other : operator;
      expect((await caller.refusal('jackpotAdmin.connect', { ...connect(null, null), brand })).code).toBe('forbidden');
      expect((await caller.refusal('jackpotAdmin.contributions', { ...page, brand })).code).toBe('forbidden');
      expect((await caller.refusal('jackpotAdmin.hits', { ...page, brand })).code).toBe('forbidden');
    }
    expect((await operator.refusal('jackpotAdmin.hits', { brand: 'sundarban', vendor: 'JL' })).code).toBe('not_found');
  });
});
