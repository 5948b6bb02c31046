import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { placeBets, rollBack, settleBets } from './bet-movement-repository';
import { betOf, makeMember, mustVerify, seedMoneyTest, TEST_BRAND, TEST_VENDOR, UNIT, winOf } from './money.fixture';
import { fingerprintOf } from './movement';
import { postMovement, readBalances } from './repository';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
});
afterEach(() => mustVerify(db.pool));
afterAll(() => db.drop());

const main = (memberId: bigint) => ({ kind: 'cash', memberId }) as const;
const vendorAccount = (memberId: bigint) => ({ kind: 'vendor', memberId, vendorId: TEST_VENDOR.id }) as const;
const transfer = (memberId: bigint, direction: 'in' | 'out', amount: bigint, key: string = randomUUID()) =>
  postMovement(db.pool, {
    source: 'wallets',
    key,
    kind: 'transfer',
    brandId: TEST_BRAND.id,
    memberId,
    lines: [
      direction === 'in'
        ? { from: main(memberId), to: vendorAccount(memberId), amount }
        : { from: vendorAccount(memberId), to: main(memberId), amount },
    ],
  });
/** A member with `cash` units in the main wallet and `atVendor` in the vendor's wallet. */
async function member(cash: bigint, atVendor: bigint): Promise<bigint> {
  const { id } = await makeMember(db.pool, (cash + atVendor) * UNIT);
  if (atVendor > 0n) await transfer(id, 'in', atVendor * UNIT);
  return id;
}
const own = (id: bigint, units: bigint, fields = {}) => betOf(id, units * UNIT, { own_wallet: true, ...fields });
const place = async (...bets: ReturnType<typeof betOf>[]) => placeBets(db.pool, bets);
const outcomes = async (...bets: ReturnType<typeof betOf>[]) => (await place(...bets)).map(({ outcome }) => outcome);
const back = (memberId: bigint, reference: string) =>
  rollBack(db.pool, {
    source: `vendor:${TEST_VENDOR.code}`,
    key: `back ${reference}`,
    fingerprint: fingerprintOf('rollback', reference),
    reference,
    memberId,
  });
const unitsOf = async (id: bigint) => {
  const { cash, vendor, receivable } = await readBalances(db.pool, id);
  return { cash: cash / UNIT, atVendor: vendor / UNIT, receivable: receivable / UNIT };
};

test('takes a stake from the wallet at the vendor and pays its win there; the cash stays', async () => {
  const id = await member(5n, 10n);
  const bet = own(id, 4n);
  expect(await place(bet)).toMatchObject([{ outcome: 'ok', balance: 6n * UNIT, walletVendor: TEST_VENDOR.id }]);
  const win = winOf(id, bet.key, 7n * UNIT);
  const paid = { balance: 13n * UNIT, walletVendor: TEST_VENDOR.id };
  expect(await settleBets(db.pool, [win])).toMatchObject([{ outcome: 'ok', ...paid }]);
  expect(await settleBets(db.pool, [win])).toMatchObject([{ outcome: 'repeat', ...paid }]);
  expect(await unitsOf(id)).toEqual({ cash: 5n, atVendor: 13n, receivable: 0n });
});

test('covers no stake at the vendor from the cash, nor the reverse', async () => {
  const id = await member(10n, 3n);
  expect(await outcomes(own(id, 4n))).toEqual(['insufficient']);
  const other = await member(3n, 10n);
  expect(await outcomes(betOf(other, 4n * UNIT))).toEqual(['insufficient']);
});

test('takes from both wallets of a member in one batch, each by its balance', async () => {
  const id = await member(5n, 5n);
  const [atVendor, fromCash] = [{ walletVendor: TEST_VENDOR.id }, { walletVendor: null }];
  expect(await place(own(id, 3n), betOf(id, 3n * UNIT), own(id, 2n), betOf(id, 2n * UNIT))).toMatchObject([
    { outcome: 'ok', ...atVendor },
    { outcome: 'ok', ...fromCash },
    { outcome: 'ok', ...atVendor },
    { outcome: 'ok', ...fromCash },
  ]);
  expect(await unitsOf(id)).toEqual({ cash: 0n, atVendor: 0n, receivable: 0n });
});

test('reports a wallet that was never opened', async () => {
  expect(await outcomes(own(await member(5n, 0n), 1n))).toEqual(['no_wallet']);
});

test('pays a late win to the wallet of its stake, even after the brand has gone back to one wallet', async () => {
  const id = await member(0n, 10n);
  const bet = own(id, 4n);
  await place(bet);
  await transfer(id, 'out', 6n * UNIT);
  expect(await outcomes(betOf(id, 1n * UNIT))).toEqual(['ok']);
  await settleBets(db.pool, [winOf(id, bet.key, 9n * UNIT)]);
  expect(await unitsOf(id)).toEqual({ cash: 5n, atVendor: 9n, receivable: 0n });
});

test('returns a rolled-back stake at the vendor, even after the wallet was emptied', async () => {
  const id = await member(0n, 10n);
  const bet = own(id, 4n);
  await place(bet);
  await transfer(id, 'out', 6n * UNIT);
  expect(await back(id, bet.key)).toMatchObject({ outcome: 'ok', balance: 4n * UNIT, walletVendor: TEST_VENDOR.id });
  expect(await back(id, bet.key)).toMatchObject({ outcome: 'repeat', balance: 4n * UNIT });
  expect(await unitsOf(id)).toEqual({ cash: 6n, atVendor: 4n, receivable: 0n });
});

test('takes a rolled-back win from the cash if it was moved there; what is spent becomes a receivable', async () => {
  const id = await member(0n, 4n);
  const bet = own(id, 4n);
  const win = winOf(id, bet.key, 20n * UNIT);
  await place(bet);
  await settleBets(db.pool, [win]);
  await transfer(id, 'out', 15n * UNIT);
  await place(betOf(id, 9n * UNIT));
  expect(await unitsOf(id)).toEqual({ cash: 6n, atVendor: 5n, receivable: 0n });
  expect(await back(id, win.key)).toMatchObject({ outcome: 'ok', balance: 0n });
  expect(await unitsOf(id)).toEqual({ cash: 0n, atVendor: 0n, receivable: 9n });
});

test('leaves a tombstone for an early rollback of a bet at the vendor', async () => {
  const id = await member(0n, 5n);
  const bet = own(id, 2n);
  expect(await back(id, bet.key)).toMatchObject({ outcome: 'ok' });
  expect(await outcomes(bet)).toEqual(['tombstone']);
});

test('never stakes money that a concurrent transfer takes out', async () => {
  const id = await member(0n, 10n);
  const stakes = Array.from({ length: 20 }, () => outcomes(own(id, 1n)));
  const out = Array.from({ length: 10 }, () => transfer(id, 'out', UNIT));
  const stakedCount = (await Promise.all(stakes)).flat().filter((outcome) => outcome === 'ok').length;
  const transferredCount = (await Promise.all(out)).filter(({ outcome }) => outcome === 'ok').length;
  expect(stakedCount + transferredCount).toBe(10);
  expect(await unitsOf(id)).toEqual({ cash: BigInt(transferredCount), atVendor: 0n, receivable: 0n });
});

test('neither creates nor loses money in a hundred concurrent transfers', async () => {
  const id = await member(10n, 10n);
  const results = await Promise.all(
    Array.from({ length: 100 }, (_, nth) => transfer(id, nth % 2 === 0 ? 'in' : 'out', BigInt(1 + (nth % 7)) * UNIT)),
  );
  expect(results.every(({ outcome }) => outcome === 'ok' || outcome === 'insufficient')).toBe(true);
  const { cash, atVendor } = await unitsOf(id);
  expect(cash + atVendor).toBe(20n);
});

test('moves the money of a transfer sent a hundred times at once only once', async () => {
  const id = await member(10n, 0n);
  const key = randomUUID();
  const results = await Promise.all(Array.from({ length: 100 }, () => transfer(id, 'in', 3n * UNIT, key)));
  expect(results.filter(({ outcome }) => outcome === 'ok')).toHaveLength(1);
  expect(results.filter(({ outcome }) => outcome === 'repeat')).toHaveLength(99);
  expect(await transfer(id, 'in', 4n * UNIT, key)).toMatchObject({ outcome: 'conflict' });
  expect(await unitsOf(id)).toEqual({ cash: 7n, atVendor: 3n, receivable: 0n });
});

test('applies a limit to concurrent bets from both wallets together', async () => {
  const id = await member(500n, 500n);
  await db.pool.query(
    `insert into member_limit (member_id, kind, period, amount, set_at) values ($1, 'wager', 'day', $2, now())`,
    [id, 50n * UNIT],
  );
  await db.pool.query('select refresh_limited($1, now())', [id]);
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, nth) => outcomes(nth % 2 === 0 ? own(id, 10n) : betOf(id, 10n * UNIT))),
  );
  expect(results.flat().filter((outcome) => outcome === 'ok')).toHaveLength(5);
  expect(results.flat().filter((outcome) => outcome === 'limit')).toHaveLength(35);
});
