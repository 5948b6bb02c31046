import { randomUUID } from 'node:crypto';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../../platform/brand-days';
import { inTransaction } from '../../../platform/database';
import type { MemberRef } from '../../../platform/http/visitor';
import { createBonusTest } from '../../money/bonus/bonus.fixture';
import { createPlay, PLAYABLE } from '../../money/bonus/playable.fixture';
import type { AccountRef, Movement } from '../../money/ledger/movement';
import { makeMember, seedMoneyTest, TEST_BRAND, TEST_VENDOR, UNIT } from '../../money/ledger/money.fixture';
import { postMovement } from '../../money/ledger/repository';
import { startWalletServer, type WalletServer } from '../vendor-wallet/wallet-server.fixture';

const BRAND = { ...TEST_BRAND, defaultLanguage: 'en' };
const DAY_MS = 86_400_000;
const now = new Date();
const dayIn = (days: number) => dayOf(new Date(now.getTime() + days * DAY_MS), TEST_BRAND.offsetMinutes);
/** All that a test does, should a midnight pass during it. */
const recent = { from: dayIn(0), to: dayIn(40) };

let db: TestDatabase;
let app: WalletServer;
let play: ReturnType<typeof createPlay>;
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  app = await startWalletServer(db.url);
  play = createPlay(db.pool);
});
afterAll(async () => {
  await app.close();
  await db.drop();
});

const refOf = (id: bigint): MemberRef => ({
  id,
  publicId: String(id),
  account: String(id),
  type: 3,
  state: 'member',
  tokenHash: Buffer.alloc(32),
  passwordDue: false,
});
const newMember = async (units = 0n) => (await makeMember(db.pool, units * UNIT)).id;
const profitLoss = (id: bigint, change: object = {}) =>
  app.services.profitLoss.byPeriod(refOf(id), BRAND, { ...recent, by: 'day', ...change });

/** A bet of 10 that pays, settled some days after its stake. */
async function bet(id: bigint, payout: bigint, settledAfterDays = 0) {
  const { key } = await play.stake(id, 10n);
  await play.win(id, key, payout);
  if (settledAfterDays === 0) return;
  await db.pool.query(
    `update bet set settled_at = settled_at + make_interval(days => $2)
     where id = (select t.id from ledger_transaction t where t.key = $1)`,
    [key, settledAfterDays],
  );
  await db.pool.query('delete from member_daily where member_id = $1', [id]);
  await db.pool.query(
    `insert into member_daily (member_id, day, vendor_id, game_type, brand_id, bets, turnover, settled_stake, payout, valid_bet)
     select member_id, day, vendor_id, game_type, brand_id, bets, turnover, settled_stake, payout, valid_bet
     from member_daily_expected where member_id = $1`,
    [id],
  );
}

const cashOf = (memberId: bigint): AccountRef => ({ kind: 'cash', memberId });
const promotion: AccountRef = { kind: 'promotion', brandId: TEST_BRAND.id };
const channel: AccountRef = { kind: 'psp', brandId: TEST_BRAND.id, channel: 'test' };
type Line = readonly [from: AccountRef, to: AccountRef, units: bigint];
const post = (memberId: bigint, kind: Movement['kind'], lines: readonly Line[], more: Partial<Movement> = {}) =>
  postMovement(db.pool, {
    source: 'test',
    key: randomUUID(),
    kind,
    brandId: TEST_BRAND.id,
    memberId,
    lines: lines.map(([from, to, units]) => ({ from, to, amount: units * UNIT })) as unknown as Movement['lines'],
    ...more,
  });

describe('profit and loss', () => {
  it('counts bets on the day of their settlement, like the betting record by that day', async () => {
    const id = await newMember(100n);
    await bet(id, 25n);
    await bet(id, 0n, 3);
    await bet(id, 10n, 3);
    const { periods, best, worst } = await profitLoss(id, { from: dayIn(2), to: dayIn(5) });
    expect(periods).toEqual([
      {
        from: dayIn(3),
        to: dayIn(3),
        stake: '20.00',
        validBet: '20.00',
        payout: '10.00',
        net: '-10.00',
        rebates: '0.00',
        promotions: '0.00',
        result: '-10.00',
      },
    ]);
    expect({ best, worst }).toEqual({ best: null, worst: { day: dayIn(3), result: '-10.00' } });
    const record = await app.services.betting.record(
      refOf(id),
      BRAND,
      { from: dayIn(3), to: dayIn(3), dayBy: 'settlement', pageNo: 1, pageSize: 20 },
      'en',
    );
    expect(record.totals).toEqual({ bets: 2, stake: '20.00', validBet: '20.00', payout: '10.00', net: '-10.00' });
  });

  it('leaves open and returned bets out', async () => {
    const id = await newMember(100n);
    await play.stake(id, 10n);
    const { key } = await play.stake(id, 20n);
    await play.takeBack(id, key);
    expect((await profitLoss(id)).totals).toMatchObject({ stake: '0.00', payout: '0.00', net: '0.00' });
  });

  it('adds rebates and promotions, and tells them apart from deposits, withdrawals and transfers', async () => {
    const id = await newMember();
    const other = await newMember();
    const cash = cashOf(id);
    await post(id, 'deposit', [
      [channel, cash, 100n],
      [cash, channel, 2n],
      [promotion, cash, 30n],
    ]);
    await post(id, 'promotion', [[promotion, cash, 4n]], { source: 'rebates' });
    await post(id, 'promotion', [[promotion, cash, 3n]], { source: 'lottery', key: `rebate:${id}` });
    await post(id, 'adjustment', [[cash, promotion, 1n]], { source: 'lottery', key: `rebate:back:${id}` });
    const held: AccountRef = { kind: 'held', memberId: id };
    await post(id, 'withdrawal', [[cash, held, 50n]]);
    await post(id, 'withdrawal_return', [[held, cash, 20n]]);
    await post(id, 'transfer', [[cash, { kind: 'agent', memberId: other }, 7n]], { detail: { way: 'upline' } });
    await post(id, 'transfer', [[cash, { kind: 'vendor', memberId: id, vendorId: TEST_VENDOR.id }, 5n]], {
      detail: { way: 'to_vendor' },
    });
    const { totals, funds } = await profitLoss(id);
    expect(totals).toMatchObject({ net: '0.00', rebates: '6.00', promotions: '30.00', result: '36.00' });
    expect(funds).toEqual({ deposits: '98.00', withdrawals: '30.00', transfers: '-7.00', netPosition: '-61.00' });
    expect((await profitLoss(other)).totals.result).toBe('0.00');
  });

  it('does not count an agent’s float as a reward', async () => {
    const id = await newMember();
    await post(id, 'promotion', [[promotion, { kind: 'agent', memberId: id }, 500n]]);
    expect((await profitLoss(id)).totals.promotions).toBe('0.00');
  });

  it('sums play by type of game and vendor', async () => {
    const id = await newMember(100n);
    await bet(id, 25n);
    await bet(id, 0n);
    const figures = { stake: '20.00', validBet: '20.00', payout: '25.00', net: '5.00' };
    const byGame = (by: 'gameType' | 'vendor') => app.services.profitLoss.byGame(refOf(id), { ...recent, by });
    expect(await byGame('gameType')).toEqual({ rows: [{ id: 'rng', name: null, ...figures }], totals: figures });
    const vendor = { id: TEST_VENDOR.code, name: 'Test vendor' };
    expect(await byGame('vendor')).toEqual({ rows: [{ ...vendor, ...figures }], totals: figures });
  });

  it('sums a day, a week and a month to the same totals', async () => {
    const id = await newMember(200n);
    for (const days of [0, 1, 6, 7, 8, 29, 30, 31]) await bet(id, BigInt(days), days);
    const [day, week, month] = await Promise.all(['day', 'week', 'month'].map((by) => profitLoss(id, { by })));
    expect(day?.periods).toHaveLength(8);
    for (const answer of [day, week, month]) {
      const sum = answer?.periods.reduce((total, { result }) => total + parseAmount(result), 0n) ?? 0n;
      expect(formatAmount(sum)).toBe(day?.totals.result);
    }
    expect([week?.totals, month?.totals]).toEqual([day?.totals, day?.totals]);
  });

  it('says how long was played only where time was counted', async () => {
    const id = await newMember();
    expect((await profitLoss(id)).secondsPlayed).toBeNull();
    await db.pool.query('insert into play_clock (member_id, day, seconds, last_at) values ($1, $2, 90, now())', [
      id,
      dayIn(1),
    ]);
    expect((await profitLoss(id)).secondsPlayed).toBe(90);
  });

  it.each([
    ['backwards', { from: dayIn(1), to: dayIn(0) }, 'range_backwards'],
    ['longer than a year', { from: dayIn(0), to: dayIn(366) }, 'range_too_long'],
  ])('refuses a range that is %s', async (_what, range, messageKey) => {
    const id = await newMember();
    const refusal = { code: 'validation_failed', details: { fields: [{ messageKey }] } };
    await expect(profitLoss(id, range)).rejects.toMatchObject(refusal);
    await expect(app.services.profitLoss.byGame(refOf(id), { ...range, by: 'vendor' })).rejects.toMatchObject(refusal);
  });

  it('equals, with open stakes, what a member has, after any history of bets and bonuses', {
    timeout: 120_000,
  }, async () => {
    const bonus = createBonusTest(app.platform.database);
    const step = fc.record({
      call: fc.constantFrom('bet', 'bet', 'win', 'win', 'returnStake', 'correctWin', 'grant', 'end'),
      units: fc.bigInt({ min: 1n, max: 40n }),
      back: fc.nat({ max: 2 }),
    });
    const perform = async (
      id: bigint,
      bets: string[],
      wins: string[],
      { call, units, back }: typeof step extends fc.Arbitrary<infer S> ? S : never,
    ) => {
      const [betKey, winKey] = [bets.at(-1 - back), wins.at(-1 - back)];
      if (call === 'bet') {
        const placed = await play.stake(id, units);
        if (placed.outcome === 'ok') bets.push(placed.key);
      } else if (call === 'win' && betKey)
        await play.win(id, betKey, units).then(
          (key) => wins.push(key),
          () => null,
        );
      else if (call === 'returnStake' && betKey) await play.takeBack(id, betKey);
      else if (call === 'correctWin' && winKey) await play.takeBack(id, winKey);
      else if (call === 'grant') await bonus.grant(id, PLAYABLE, { amount: units * UNIT + 7n });
      else if (call === 'end') {
        const { rows } = await db.pool.query<{ id: bigint }>(
          `select id from bonus where member_id = $1 and state = 'active'`,
          [id],
        );
        const bonusId = rows[0]?.id;
        if (bonusId !== undefined)
          await inTransaction(db.pool, (tx) => bonus.bonuses.end(tx, { memberId: id, bonusId, state: 'forfeited' }));
      }
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const id = await bonus.member(20n);
        const [bets, wins] = [[], []];
        for (const one of steps) await perform(id, bets, wins, one);
        const { rows } = await db.pool.query<{ has: bigint; open: bigint }>(
          `select (select sum(case when kind = 'receivable' then -balance else balance end) from wallet where member_id = $1)::int8 as has,
             (select coalesce(sum(stake), 0) from bet where member_id = $1 and status = 'open')::int8 as open`,
          [id],
        );
        const has = (rows[0]?.has ?? 0n) + (rows[0]?.open ?? 0n);
        expect(
          (await profitLoss(id)).totals.result,
          JSON.stringify(steps, (_k, v: unknown) => (typeof v === 'bigint' ? Number(v) : v)),
        ).toBe(formatAmount(has));
      }),
      { numRuns: 25, seed: 2_026 },
    );
  });
});
