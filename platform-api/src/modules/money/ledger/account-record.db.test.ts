import { randomUUID } from 'node:crypto';
import { countBlocks } from '@marquee/testing/database/count-blocks';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MemberRef } from '../../../platform/http/visitor';
import { startWalletServer, type WalletServer } from '../../games/vendor-wallet/wallet-server.fixture';
import { readMovementsAfter } from './account-record-repository';
import { placeBets } from './bet-movement-repository';
import { betOf, makeMember, mustVerify, seedMoneyTest, TEST_BRAND, TEST_VENDOR, UNIT, winOf } from './money.fixture';

const BRAND = { ...TEST_BRAND, defaultLanguage: 'en' };
let db: TestDatabase;
let app: WalletServer;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  app = await startWalletServer(db.url);
});
afterAll(async () => {
  await mustVerify(db.pool);
  await app.close();
  await db.drop();
});

async function member(cash = 100n * UNIT): Promise<MemberRef> {
  const { id, walletUser } = await makeMember(db.pool, cash);
  const account = { publicId: walletUser, account: walletUser, type: 3, state: 'member' } as const;
  return { id, ...account, tokenHash: Buffer.alloc(32), passwordDue: false };
}
const day = (offsetDays: number) =>
  new Date(Date.now() + TEST_BRAND.offsetMinutes * 60_000 + offsetDays * 86_400_000).toISOString().slice(0, 10);
/** Includes what was booked before a midnight during the test. */
const recentDays = () => ({ from: day(-1), to: day(0) });
const today = () => ({ from: day(0), to: day(0) });
const page = (who: MemberRef, filter: object = {}) =>
  app.services.accountRecord.page(who, BRAND, { ...today(), pageNo: 1, pageSize: 100, ...filter }, 'en');

async function played(who: MemberRef) {
  const bet = betOf(who.id, 10n * UNIT);
  await app.services.ledger.placeBet(bet);
  await app.services.ledger.settleBet(winOf(who.id, bet.key, 25n * UNIT));
  const undone = betOf(who.id, 5n * UNIT);
  await app.services.ledger.placeBet(undone);
  await app.services.ledger.rollBack({
    source: undone.source,
    key: randomUUID(),
    fingerprint: `\\x${'00'.repeat(16)}`,
    reference: undone.key,
    memberId: who.id,
  });
}

describe('the account record', () => {
  it('distinguishes reversed movements and sums what the filters select', async () => {
    const who = await member();
    await played(who);
    const all = await page(who);
    expect(all.content.map(({ type, state }) => `${type} ${state}`)).toEqual([
      'rollback booked',
      'bet reversed',
      'win booked',
      'bet booked',
      'promotion booked',
    ]);
    expect(all.totals).toEqual({ in: '130.00', out: '15.00', net: '115.00' });
    expect((await page(who, { state: 'reversed' })).totals).toEqual({ in: '0.00', out: '5.00', net: '-5.00' });
    expect((await page(who, { type: 'bet', state: 'booked' })).totalElements).toBe(1);
  });

  it('lists transfers between the member’s own wallets and leaves them out of money in and out', async () => {
    const who = await member();
    const cash = { kind: 'cash', memberId: who.id } as const;
    const atVendor = { kind: 'vendor', memberId: who.id, vendorId: TEST_VENDOR.id } as const;
    for (const way of ['to_vendor', 'from_vendor'])
      await app.services.ledger.post({
        source: 'wallets',
        key: randomUUID(),
        kind: 'transfer',
        brandId: TEST_BRAND.id,
        memberId: who.id,
        lines: [
          { ...(way === 'to_vendor' ? { from: cash, to: atVendor } : { from: atVendor, to: cash }), amount: UNIT },
        ],
        detail: { way },
      });
    const { totalElements, totals } = await page(who);
    expect(totalElements).toBe(3);
    expect(totals).toEqual({ in: '100.00', out: '0.00', net: '100.00' });
  });

  it('lists simultaneous movements by number, latest first, in pages and in parts', async () => {
    const who = await member();
    const bets = [1n, 2n, 3n].map((units) => betOf(who.id, units * UNIT));
    await placeBets(db.pool, bets);
    const changes = ({ content }: { content: readonly { change: string }[] }) => content.map(({ change }) => change);
    const latestFirst = ['-3.00', '-2.00', '-1.00'];
    expect(changes(await page(who, { type: 'bet' }))).toEqual(latestFirst);
    const part = await app.services.accountRecord.part(who, BRAND, { ...today(), type: 'bet', limit: 10 }, 'en');
    expect(changes(part)).toEqual(latestFirst);
  });

  it('counts days of the brand, each movement on one day only', async () => {
    const who = await member();
    expect((await page(who)).totalElements).toBe(1);
    expect((await page(who, { from: day(-1), to: day(-1) })).totalElements).toBe(0);
    expect((await page(who, { from: day(1), to: day(1) })).totalElements).toBe(0);
  });

  it('shows a withdrawal as reversed once it was given back, and no other', async () => {
    const who = await member();
    const cash = { kind: 'cash', memberId: who.id } as const;
    const house = { kind: 'house', brandId: TEST_BRAND.id } as const;
    const post = (kind: 'withdrawal' | 'withdrawal_return', key: string) =>
      app.services.ledger.post({
        source: 'payout',
        key,
        kind,
        brandId: TEST_BRAND.id,
        memberId: who.id,
        lines: [{ ...(kind === 'withdrawal' ? { from: cash, to: house } : { from: house, to: cash }), amount: UNIT }],
      });
    const [paid, returned] = [randomUUID(), randomUUID()];
    await post('withdrawal', paid);
    await post('withdrawal', returned);
    await post('withdrawal_return', `${returned}:return`);
    const { content } = await page(who, { type: 'withdrawal' });
    expect(content.map(({ state }) => state)).toEqual(['reversed', 'booked']);
  });

  it('names where money came from in the reader’s language, else by its reference', async () => {
    const who = await member();
    const post = (detail: Record<string, string>) =>
      app.services.ledger.post({
        source: 'test',
        key: randomUUID(),
        kind: 'promotion',
        brandId: TEST_BRAND.id,
        memberId: who.id,
        lines: [
          {
            from: { kind: 'promotion', brandId: TEST_BRAND.id },
            to: { kind: 'cash', memberId: who.id },
            amount: UNIT,
          },
        ],
        detail,
      });
    await post({ reference: 'WELCOME' });
    await post({ reference: 'RAIN', names: JSON.stringify({ en: 'Monsoon', bn: 'বর্ষা' }) });
    const references = async (language: string) => {
      const { accountRecord } = app.services;
      const { content } = await accountRecord.page(who, BRAND, { ...today(), pageNo: 1, pageSize: 2 }, language);
      return content.map(({ reference }) => reference);
    };
    expect(await references('bn')).toEqual(['বর্ষা', 'WELCOME']);
    expect(await references('en')).toEqual(['Monsoon', 'WELCOME']);
  });

  it('names and finds bonus money apart from what else promotions give', async () => {
    const who = await member();
    await app.services.ledger.post({
      source: 'bonus',
      key: randomUUID(),
      kind: 'promotion',
      brandId: TEST_BRAND.id,
      memberId: who.id,
      lines: [
        {
          from: { kind: 'promotion', brandId: TEST_BRAND.id },
          to: { kind: 'cash', memberId: who.id },
          amount: UNIT,
        },
      ],
    });
    const typesOf = async (filter: object) => (await page(who, filter)).content.map(({ type }) => type);
    expect(await typesOf({})).toEqual(['bonus', 'promotion']);
    expect(await typesOf({ type: 'bonus' })).toEqual(['bonus']);
    expect(await typesOf({ type: 'promotion' })).toEqual(['promotion']);
  });

  it('lists every movement of one bet, in order, for its member alone', async () => {
    const [who, other] = [await member(), await member()];
    const bet = betOf(who.id, 10n * UNIT);
    const placed = await app.services.ledger.placeBet(bet);
    await app.services.ledger.settleBet(winOf(who.id, bet.key, 25n * UNIT));
    await played(who);
    const ofBet = async (memberId: bigint) =>
      (await app.services.accountRecord.ofBet(memberId, placed.transactionId ?? 0n, 'en')).map(
        ({ type, change }) => `${type} ${change}`,
      );
    expect(await ofBet(who.id)).toEqual(['bet -10.00', 'win 25.00']);
    expect(await ofBet(other.id)).toEqual([]);
  });

  it('reveals no database number, and shows a movement to its member only', async () => {
    const who = await member();
    await played(who);
    const { content } = await page(who);
    for (const { transactionId } of content) expect(transactionId).toMatch(/^[0-9A-HJKMNP-TV-Z]{13}$/);
    const [, undone] = content;
    const { facts } = await app.services.accountRecord.movement(who, BRAND, undone?.transactionId ?? '', 'en');
    expect(Object.fromEntries(facts.map(({ name, value }) => [name, value]))).toMatchObject({
      game: 'Test game',
      vendor: TEST_VENDOR.code,
      reversedBy: content[0]?.transactionId,
    });
    const refusal = { code: 'movement_not_found' };
    const other = await member();
    const { movement } = app.services.accountRecord;
    await expect(movement(other, BRAND, undone?.transactionId ?? '', 'en')).rejects.toMatchObject(refusal);
    await expect(movement(who, BRAND, '0000000000001', 'en')).rejects.toMatchObject(refusal);
  });
});

describe('the parts of an export', () => {
  it('hold every movement once, in order, while new ones arrive', async () => {
    const who = await member();
    for (let bet = 0; bet < 6; bet += 1) await app.services.ledger.placeBet(betOf(who.id, UNIT));
    const before = (await page(who)).content.map(({ transactionId }) => transactionId);
    const read: string[] = [];
    let after: string | undefined;
    do {
      const part = await app.services.accountRecord.part(who, BRAND, { ...today(), after, limit: 3 }, 'en');
      read.push(...part.content.map(({ transactionId }) => transactionId));
      after = part.next ?? undefined;
      await app.services.ledger.placeBet(betOf(who.id, UNIT));
    } while (after);
    expect(read).toEqual(before);
  });

  it('keep all movements of one millisecond across a boundary', async () => {
    const who = await member(0n);
    await writeMovements(who, 5, '100 microseconds');
    const allIds = (await page(who, recentDays())).content.map(({ transactionId }) => transactionId);
    expect(allIds).toHaveLength(5);
    for (const limit of [1, 2, 3, 4]) expect(await readParts(who, limit), `parts of ${limit}`).toEqual(allIds);
  });

  it('start after a movement of the member only', async () => {
    const [who, other] = [await member(), await member()];
    const [foreign] = (await page(other)).content;
    const part = app.services.accountRecord.part(
      who,
      BRAND,
      { ...today(), after: foreign?.transactionId, limit: 10 },
      'en',
    );
    await expect(part).rejects.toMatchObject({ code: 'movement_not_found' });
  });

  it('hold 20,000 movements, and the last part reads as little of the database as the first', async () => {
    const who = await member(0n);
    await writeMovements(who, 20_000);
    const ids = await readParts(who, 1_000);
    expect(new Set(ids).size).toBe(20_000);
    expect(ids).toHaveLength(20_000);
    const { rows } = await db.pool.query<{ id: bigint }>(
      'select id from ledger_transaction where member_id = $1 order by created_at, id limit 1 offset 1000',
      [who.id],
    );
    const blocksOf = (after: bigint | null) =>
      countBlocks(db.pool, (counting) => readMovementsAfter(counting, filterOf(who), after, 1_000));
    const [first, last] = [await blocksOf(null), await blocksOf(rows[0]?.id ?? 0n)];
    expect(last).toBeLessThan(1.5 * first);
  });
});

const filterOf = (who: MemberRef) => ({
  memberId: who.id,
  start: new Date(0),
  end: new Date(Date.now() + 60_000),
  kind: undefined,
  state: undefined,
});

/** The ids of the movements since yesterday, read in parts of `limit`. */
async function readParts(who: MemberRef, limit: number): Promise<string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const part = await app.services.accountRecord.part(who, BRAND, { ...recentDays(), after, limit }, 'en');
    ids.push(...part.content.map(({ transactionId }) => transactionId));
    after = part.next ?? undefined;
  } while (after);
  return ids;
}

/** Movements of one hundredth each, `apart` from one another and the last of them now, with their postings. */
async function writeMovements({ id }: MemberRef, count: number, apart = '1 millisecond'): Promise<void> {
  await db.pool.query(
    `with house as (select brand_account($2::smallint, 'house') as id),
     written as (
       insert into ledger_transaction (source, key, fingerprint, kind, brand_id, member_id, cash_change, balance_after, created_at)
       select 'test', $1::bigint || '-' || n, '\\x00', 'adjustment', $2::smallint, $1::bigint, 1000, n * 1000, date_trunc('milliseconds', now()) + interval '999 microseconds' - ($3::bigint - n) * $4::interval
       from generate_series(1, $3::bigint) n returning id
     ),
     cash as (select account_id from wallet where member_id = $1::bigint and kind = 'cash'),
     posted as (
       insert into posting (transaction_id, line, debit_account, credit_account, amount)
       select written.id, 1, house.id, cash.account_id, 1000 from written, house, cash returning 1
     )
     update wallet set balance = balance + 1000 * $3::bigint where account_id = (select account_id from cash)`,
    [id, TEST_BRAND.id, count, apart],
  );
  await db.pool.query('analyze ledger_transaction');
}
