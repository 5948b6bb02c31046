import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from '../../../platform/brand-days';
import type { MemberRef } from '../../../platform/http/visitor';
import { placeBets, rollBack, settleBets } from '../../money/ledger/bet-movement-repository';
import { fingerprintOf } from '../../money/ledger/movement';
import { betOf, makeMember, seedMoneyTest, TEST_BRAND, UNIT, winOf } from '../../money/ledger/money.fixture';
import { startWalletServer, type WalletServer } from '../vendor-wallet/wallet-server.fixture';

const BRAND = { ...TEST_BRAND, defaultLanguage: 'en' };
const today = dayOf(new Date(), TEST_BRAND.offsetMinutes);
const allOf = { from: today, to: today, dayBy: 'placement', pageNo: 1, pageSize: 20 } as const;
let db: TestDatabase;
let app: WalletServer;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  app = await startWalletServer(db.url);
});
afterAll(async () => {
  await app.close();
  await db.drop();
});

async function member(cash = 100n * UNIT): Promise<MemberRef> {
  const { id, walletUser } = await makeMember(db.pool, cash);
  return {
    id,
    publicId: walletUser,
    account: walletUser,
    type: 3,
    state: 'member',
    tokenHash: Buffer.alloc(32),
    passwordDue: false,
  };
}
const record = (who: MemberRef, change: object = {}) =>
  app.services.betting.record(who, BRAND, { ...allOf, ...change }, 'en');

/** Three bets of 10: won 25, lost, open. */
async function threeBets(who: MemberRef) {
  const [won, lost, open] = [
    betOf(who.id, 10n * UNIT, { terms: { odds: '2.50', rules: 'v3' } }),
    betOf(who.id, 10n * UNIT),
    betOf(who.id, 10n * UNIT),
  ];
  await placeBets(db.pool, [won, lost, open]);
  await settleBets(db.pool, [
    winOf(who.id, won.key, 25n * UNIT, { detail: { reels: ['A', 'A', 'A'] } }),
    winOf(who.id, lost.key, 0n),
  ]);
  return { won, lost, open };
}

test('shows the bets of the day with totals over all of them, not only the page', async () => {
  const who = await member();
  await threeBets(who);
  const { content, totals, totalElements, totalPages } = await record(who, { pageSize: 2 });
  expect(content).toHaveLength(2);
  expect({ totalElements, totalPages }).toEqual({ totalElements: 3, totalPages: 2 });
  expect(totals).toEqual({ bets: 3, stake: '30.00', validBet: '20.00', payout: '25.00', net: '5.00' });
});

test('names the bet whose win waits for a review, and no other', async () => {
  const who = await member();
  const { open } = await threeBets(who);
  await settleBets(db.pool, [winOf(who.id, open.key, 900n * UNIT, { review_from: Number(900n * UNIT) })]);
  const { content, totals } = await record(who);
  expect(content.map(({ status, payoutInReview }) => [status, payoutInReview])).toEqual([
    ['open', true],
    ['lost', false],
    ['won', false],
  ]);
  expect(totals.payout).toBe('25.00');
});

test('filters by game type, status and day', async () => {
  const who = await member();
  await threeBets(who);
  expect((await record(who, { gameType: 'live' })).totalElements).toBe(0);
  expect((await record(who, { status: 'won' })).content).toMatchObject([
    { status: 'won', stake: '10.00', payout: '25.00', net: '15.00', gameName: 'Test game', vassalage: 'TESTV' },
  ]);
  expect((await record(who, { from: '2020-01-01', to: '2020-01-02' })).totals).toEqual({
    bets: 0,
    stake: '0.00',
    validBet: '0.00',
    payout: '0.00',
    net: '0.00',
  });
});

test('a settled bet shows the terms of its stake, the detail of its win and every movement', async () => {
  const who = await member();
  const { won } = await threeBets(who);
  const [bet] = (await record(who, { status: 'won' })).content;
  await rollBack(db.pool, {
    source: won.source,
    key: randomUUID(),
    fingerprint: fingerprintOf('back'),
    reference: won.key,
    memberId: who.id,
  });
  const round = await app.services.betting.round(who, BRAND, bet?.betId ?? '', 'en');
  expect(round).toMatchObject({
    terms: { odds: '2.50', rules: 'v3' },
    detail: { reels: ['A', 'A', 'A'] },
    status: 'rolled_back',
    net: '25.00',
  });
  expect(round.movements.map(({ type, change }) => [type, change])).toEqual([
    ['bet', '-10.00'],
    ['win', '25.00'],
    ['rollback', '10.00'],
  ]);
});

test("another member's bet is not found", async () => {
  const who = await member();
  await threeBets(who);
  const [bet] = (await record(who)).content;
  await expect(app.services.betting.round(await member(), BRAND, bet?.betId ?? '', 'en')).rejects.toMatchObject({
    code: 'bet_not_found',
  });
});

test('lists every movement of the cash in the account record, leaves out zero movements, and adds up', async () => {
  const who = await member();
  await threeBets(who);
  const accountOf = (change: object = {}) => app.services.accountRecord.page(who, BRAND, { ...allOf, ...change }, 'en');
  const { content, totals } = await accountOf();
  expect(content.map(({ type, change, reference }) => [type, change, reference])).toEqual([
    ['win', '25.00', 'Test game'],
    ['bet', '-10.00', 'Test game'],
    ['bet', '-10.00', 'Test game'],
    ['bet', '-10.00', 'Test game'],
    ['promotion', '100.00', ''],
  ]);
  expect(content[0]?.balanceAfter).toBe('95.00');
  expect(totals).toEqual({ in: '125.00', out: '30.00', net: '95.00' });
  expect((await accountOf({ type: 'win' })).totalElements).toBe(1);
});

test('leaves net losses and small wins off the winners board, however much they pay out', async () => {
  const who = await member(50_000n * UNIT);
  const bets = [betOf(who.id, 20_000n * UNIT), betOf(who.id, 20_000n * UNIT)];
  await placeBets(db.pool, bets);
  await settleBets(db.pool, [winOf(who.id, bets[0]!.key, 17_700n * UNIT)]);
  await settleBets(db.pool, [winOf(who.id, bets[1]!.key, 20_099n * UNIT)]);
  expect(await app.services.betting.topWinners(TEST_BRAND, 5)).toEqual([]);
});

test('lists each member once on the winners board, by best win, largest first, under a masked name', async () => {
  const players = [await member(), await member()];
  for (const [index, who] of players.entries()) {
    const bets = [betOf(who.id, UNIT), betOf(who.id, UNIT)];
    await placeBets(db.pool, bets);
    for (const [nth, bet] of bets.entries())
      await settleBets(db.pool, [winOf(who.id, bet.key, BigInt(1_000 * (index + 1) + nth) * UNIT)]);
  }
  const top = await app.services.betting.topWinners(TEST_BRAND, 2);
  expect(top.map(({ winUnits }) => winUnits)).toEqual([2_000n * UNIT, 1_000n * UNIT]);
  for (const win of top) expect(win.customerName).toMatch(/^..\*\*\*.$/);
  expect(top[0]).toMatchObject({ currency: 'BDT', gameId: 900_001 });
  expect(await app.services.betting.topWinners(TEST_BRAND, 2, 'rng')).toEqual(top);
  expect(await app.services.betting.topWinners(TEST_BRAND, 2, 'live')).toEqual([]);
});
