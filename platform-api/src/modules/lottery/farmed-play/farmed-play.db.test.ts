import { MEMBER_TYPE } from '@marquee/contract/constants';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../testing/browser';
import { placeBets, settleBets } from '../../money/ledger/bet-movement-repository';
import { betOf, UNIT, winOf } from '../../money/ledger/money.fixture';
import { postMovement } from '../../money/ledger/repository';
import { joinLine, seedGroups } from '../../people/line/line.fixture';
import { type SupportSite, startSupportSite } from '../../people/support/support.fixture';
import { makeDraw } from '../lottery.fixture';

const LOTTERY = { vendor_id: 990, game_id: 990_100, game_type: 'lott' } as const;
const odds = (kind: string) => lotteryRules('five-digit').kind(kind)?.odds ?? 0;

let site: SupportSite;
let operator: TestBrowser;
let topId: bigint;
const ids: Record<string, bigint> = {};

beforeAll(async () => {
  site = await startSupportSite();
  await seedGroups(site);
  operator = await site.operator('First', [1], ['agents']);
  topId = (await joinLine(site, 'topper1')).id;
  for (const account of ['bigger1', 'smaller', 'player1', 'banker1', 'loner11', 'honest1'])
    await joinBelow(account, topId);
  await joinBelow('strange', null);
});
afterAll(() => site.close());

async function joinBelow(account: string, upline: bigint | null): Promise<void> {
  const { id } = await joinLine(site, account, { upline, type: MEMBER_TYPE });
  ids[account] = id;
  await postMovement(site.pool, {
    source: 'test',
    key: account,
    kind: 'promotion',
    brandId: 1,
    memberId: id,
    lines: [{ from: { kind: 'promotion', brandId: 1 }, to: { kind: 'cash', memberId: id }, amount: 10_000n * UNIT }],
  });
}

/** A settled bet. */
async function play(account: string, round: string, payout: bigint, fields: Parameters<typeof betOf>[2] = {}) {
  const id = ids[account] ?? 0n;
  const bet = betOf(id, 100n * UNIT, { brand_id: 1, round_id: round, ...fields });
  const [placed] = await placeBets(site.pool, [bet]);
  await settleBets(site.pool, [winOf(id, bet.key, payout * UNIT, { round_closed: true, source: bet.source })]);
  return placed?.transactionId;
}

/** A settled ticket of one line of 100. */
async function buy(account: string, drawId: bigint, kind: string, selection: string, payout: bigint): Promise<void> {
  const betId = await play(account, String(drawId), payout, LOTTERY);
  await site.pool.query(
    `insert into lottery_ticket (draw_id, bet_id, placed_at, member_id, stake, valid_stake, rule_version, line_count, lines)
     select $1, id, placed_at, member_id, stake, stake, 1, 1, $3 from bet where id = $2`,
    [drawId, betId, `${kind} ${selection} ${100n * UNIT} ${odds(kind)}`],
  );
}

const show = (account = 'topper1', browser = operator) =>
  browser.call('lines.farmedPlay', { brand: 'sundarban', account });
const won = BigInt(Math.floor(odds('p2Sides') / 10));

describe('members of a line who bet against each other', () => {
  it('are none among those who bet the same, at other draws, or on what does not oppose', async () => {
    for (let draw = 0; draw < 4; draw += 1) {
      const [one, other] = [await makeDraw(site.pool, 990), await makeDraw(site.pool, 990)];
      await buy('honest1', one, 'p1Sides', 'big', won);
      await buy('loner11', other, 'p1Sides', 'small', 0n);
      // both of one draw, with results that cancel out by chance: big of one position, small of another
      const shared = await makeDraw(site.pool, 990);
      await buy('honest1', shared, 'p1Sides', 'big', won);
      await buy('loner11', shared, 'p3Sides', 'small', 0n);
      await buy('player1', shared, 'p1Sides', 'big', won);
    }
    expect((await show()).pairs).toEqual([]);
  });

  it('are found by the selections of their tickets, with counts and stakes', async () => {
    for (let draw = 0; draw < 4; draw += 1) {
      const drawId = await makeDraw(site.pool, 990);
      const bigWins = draw % 2 === 0;
      await buy('bigger1', drawId, 'p2Sides', 'big', bigWins ? won : 0n);
      await buy('smaller', drawId, 'p2Sides', 'small', bigWins ? 0n : won);
      // somebody of another line is no pair of this one
      await buy('strange', drawId, 'p2Sides', 'small', bigWins ? 0n : won);
    }
    expect(await show()).toMatchObject({
      pairs: [{ accounts: ['bigger1', 'smaller'], isLottery: true, rounds: 4, opposed: 4, stake: '800.00' }],
    });
  });

  it('are found by the results of five rounds of a vendor that cancel out, and not by fewer', async () => {
    const table = { vendor_id: 1, game_id: 1, game_type: 'live' };
    const round = async (bankerWins: boolean) => {
      const name = randomUUID();
      await play('player1', name, bankerWins ? 0n : 200n, table);
      await play('banker1', name, bankerWins ? 195n : 0n, table);
    };
    for (const bankerWins of [true, false, true, true]) await round(bankerWins);
    expect((await show()).pairs).toHaveLength(1);
    await round(false);
    const { pairs } = await show();
    expect(pairs[0]).toMatchObject({
      accounts: ['player1', 'banker1'],
      isLottery: false,
      rounds: 5,
      opposed: 5,
      stake: '1000.00',
    });
    expect(pairs).toHaveLength(2);
  });
});

describe('active members near the minimum', () => {
  const counted = (account: string, units: bigint) =>
    site.pool.query(
      `insert into line_daily (member_id, day, brand_id, bets, stake, valid_bet, payout, counted_bet, counted_result, own_counted_bet)
       values ($1, brand_day(now(), 360::smallint), 1, 1, $2, $2, 0, $2, 0, $2)`,
      [ids[account], units * UNIT],
    );

  it('are counted by month, and a sign where they are five and half of all', async () => {
    await site.pool.query('delete from line_daily');
    const { minimum, below } = await show();
    expect({ minimum, below }).toEqual({ minimum: '100.00', below: '120.00' });
    for (const account of ['bigger1', 'smaller', 'player1', 'banker1']) await counted(account, 101n);
    await counted('honest1', 900n);
    const month = async () => (await show()).months[0];
    expect(await month()).toMatchObject({ active: 5, near: 4, isSign: false });
    await counted('loner11', 119n);
    expect(await month()).toMatchObject({ active: 6, near: 5, isSign: true });
    expect((await month())?.accounts).toContain('loner11');
    // less than the minimum is no activity
    await site.pool.query('update line_daily set own_counted_bet = $2 where member_id = $1', [
      ids['loner11'],
      99n * UNIT,
    ]);
    expect(await month()).toMatchObject({ active: 5, near: 4 });
  });
});

it('is for operators of the brand with the right alone', async () => {
  const cashier = await site.operator('Cashier', [1], ['cashier']);
  const abroad = await site.operator('Abroad', [2], ['agents']);
  const refusal = async (browser: TestBrowser, account = 'topper1') =>
    (await browser.refusal('lines.farmedPlay', { brand: 'sundarban', account })).code;
  for (const browser of [cashier, abroad]) expect(await refusal(browser)).toBe('forbidden');
  expect(await refusal(operator, 'nobody')).toBe('not_found');
});
