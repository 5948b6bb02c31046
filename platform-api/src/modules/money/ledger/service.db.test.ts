import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PlatformEvent } from '../../../platform/events/event-bus';
import { startWalletServer, type WalletServer } from '../../games/vendor-wallet/wallet-server.fixture';
import { moneyHistory } from './money-history-service';
import { betOf, makeMember, mustVerify, seedMoneyTest, TEST_BRAND, UNIT, winOf } from './money.fixture';
import { type AccountRef, fingerprintOf, type Movement } from './movement';

let db: TestDatabase;
let app: WalletServer;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  app = await startWalletServer(db.url);
});
afterEach(() => mustVerify(db.pool));
afterAll(async () => {
  await app.close();
  await db.drop();
});

async function memberWithoutAccounts(): Promise<bigint> {
  const mark = randomUUID();
  const { rows } = await db.pool.query<{ id: bigint }>(
    `insert into member (brand_id, account, account_key, public_id, wallet_user, type, nickname, language)
     values ($1, $2, $2, $2, $2, 3, 'New', 'en') returning id`,
    [TEST_BRAND.id, mark],
  );
  return rows[0]?.id ?? 0n;
}

describe('a first bet', () => {
  test("opens its member's accounts and is checked against their balances", async () => {
    const id = await memberWithoutAccounts();
    expect(await app.services.ledger.placeBet(betOf(id, UNIT))).toMatchObject({ outcome: 'insufficient', balance: 0n });
    expect(await app.services.ledger.placeBet(betOf(id, 0n, { is_free: true }))).toMatchObject({ outcome: 'ok' });
  });

  test('opens the member’s wallet at a vendor with wallets of its own', async () => {
    const id = await memberWithoutAccounts();
    const bet = betOf(id, UNIT, { own_wallet: true });
    expect(await app.services.ledger.placeBet(bet)).toMatchObject({ outcome: 'insufficient', balance: 0n });
  });

  test('fails for an unknown member', async () => {
    await expect(app.services.ledger.placeBet(betOf(999_999_999n, UNIT))).rejects.toThrow();
  });
});

test('finds a transaction by its source and key together', async () => {
  const { id } = await makeMember(db.pool, 10n * UNIT);
  const bet = betOf(id, 2n * UNIT);
  await app.services.ledger.placeBet(bet);
  await app.services.ledger.placeBet(betOf(id, 3n * UNIT));
  expect(await app.services.ledger.find(bet.source, bet.key)).toMatchObject({
    kind: 'bet',
    fingerprint: bet.fingerprint,
    cashChange: -2n * UNIT,
  });
  expect(await app.services.ledger.find('vendor:OTHER', bet.key)).toBeNull();
  expect(await app.services.ledger.find(bet.source, 'another-key')).toBeNull();
});

test('announces the cash balance, and the balance at a vendor, to a member’s pages', async () => {
  const events: PlatformEvent[] = [];
  const unsubscribe = app.platform.bus.subscribe((event) => events.push(event));
  app.services.ledger.announce(7n, 1_234_567n, 'BDT');
  app.services.ledger.announceAtVendor(7n, 'TESTV', 5n * UNIT, 'BDT');
  await expect.poll(() => events.length).toBe(2);
  unsubscribe();
  const audience = { memberId: 7n };
  expect(events).toEqual([
    { topic: 'wallet.balance', payload: { balance: '12.34567', currency: 'BDT' }, audience },
    { topic: 'wallet.vendor', payload: { vendor: 'TESTV', balance: '5.00', currency: 'BDT' }, audience },
  ]);
});

describe('the money history of a member', () => {
  test('sums deposits, withdrawals, stakes, wins and valid bets since a moment', async () => {
    const { id } = await makeMember(db.pool, 100n * UNIT);
    const before = new Date(Date.now() - 60_000);
    const [bet, undone] = [betOf(id, 10n * UNIT), betOf(id, 4n * UNIT)];
    for (const entry of [bet, undone]) await app.services.ledger.placeBet(entry);
    await app.services.ledger.settleBet(winOf(id, bet.key, 25n * UNIT));
    const move = (kind: 'deposit' | 'withdrawal', from: 'cash' | 'psp', amount: bigint) => {
      const [cash, psp] = [
        { kind: 'cash', memberId: id } as const,
        { kind: 'psp', brandId: TEST_BRAND.id, channel: 'test' } as const,
      ];
      return app.services.ledger.post({
        source: 'test',
        key: randomUUID(),
        kind,
        brandId: TEST_BRAND.id,
        memberId: id,
        lines: [from === 'cash' ? { from: cash, to: psp, amount } : { from: psp, to: cash, amount }],
      });
    };
    await move('deposit', 'psp', 50n * UNIT);
    await move('withdrawal', 'cash', 30n * UNIT);
    expect(await moneyHistory.since(db.pool, id, before)).toEqual({
      deposited: 50n * UNIT,
      withdrawn: 30n * UNIT,
      staked: 14n * UNIT,
      won: 25n * UNIT,
      valid_bet: 10n * UNIT,
    });
    expect(await moneyHistory.since(db.pool, id, new Date(Date.now() + 60_000))).toEqual({
      deposited: 0n,
      withdrawn: 0n,
      staked: 0n,
      won: 0n,
      valid_bet: 0n,
    });
  });

  test('says where the money came from and where it stands, bonuses included', async () => {
    const { id } = await makeMember(db.pool, 100n * UNIT);
    const { id: other } = await makeMember(db.pool, 0n);
    const account = (kind: 'cash' | 'held' | 'bonus') => ({ kind, memberId: id }) as const;
    const brand = (kind: 'promotion' | 'house') => ({ kind, brandId: TEST_BRAND.id }) as const;
    const psp = { kind: 'psp', brandId: TEST_BRAND.id, channel: 'test' } as const;
    const move = (kind: Movement['kind'], from: AccountRef, to: AccountRef, units: bigint) =>
      app.services.ledger.post({
        source: 'test',
        key: randomUUID(),
        kind,
        brandId: TEST_BRAND.id,
        memberId: id,
        lines: [{ from, to, amount: units * UNIT }],
      });
    await move('deposit', psp, account('cash'), 50n);
    await move('promotion', brand('promotion'), account('bonus'), 20n);
    await move('promotion', account('bonus'), account('cash'), 5n);
    await move('promotion', account('bonus'), brand('promotion'), 15n);
    await move('transfer', account('cash'), { kind: 'cash', memberId: other }, 7n);
    await move('withdrawal', account('cash'), account('held'), 30n);
    await move('payout', account('held'), psp, 12n);
    await move('withdrawal_return', account('held'), account('cash'), 18n);
    const [lost, undone] = [betOf(id, 10n * UNIT), betOf(id, 4n * UNIT)];
    for (const entry of [lost, undone]) await app.services.ledger.placeBet(entry);
    await app.services.ledger.settleBet(winOf(id, lost.key, 3n * UNIT));
    const standing = await moneyHistory.standing(db.pool, id);
    const units = Object.fromEntries(Object.entries(standing).map(([name, amount]) => [name, amount / UNIT]));
    expect(units).toEqual({
      deposited: 50n,
      promotions: 105n,
      others: -7n,
      withdrawn: 12n,
      cash: 125n,
      held: 0n,
      bonus: 0n,
      atVendors: 0n,
      owed: 0n,
    });
  });

  test('lists the latest movements of the cash, latest first, without zero movements', async () => {
    const { id } = await makeMember(db.pool, 100n * UNIT);
    const bet = betOf(id, 10n * UNIT);
    await app.services.ledger.placeBet(bet);
    await app.services.ledger.settleBet(winOf(id, bet.key, 0n));
    await app.services.ledger.rollBack({
      source: bet.source,
      key: randomUUID(),
      fingerprint: fingerprintOf('rollback', bet.key),
      reference: bet.key,
      memberId: id,
    });
    const latest = await moneyHistory.latest(db.pool, id, 2);
    expect(latest.map(({ kind, cash_change, balance_after }) => [kind, cash_change, balance_after])).toEqual([
      ['rollback', 10n * UNIT, 100n * UNIT],
      ['bet', -10n * UNIT, 90n * UNIT],
    ]);
  });
});
