import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { REBATE_CLAIM_DAYS, REBATE_GRACE_HOURS } from '@marquee/contract/rebates';
import { mustVerify, TEST_BRAND, TEST_VENDOR, UNIT } from '../../money/ledger/money.fixture';
import {
  afterClose,
  callerOf,
  cashOf,
  newMember,
  openRebateBench,
  play,
  type RebateBench,
  setRates,
  takeBack,
  today,
} from './rebates.fixture';

let bench: RebateBench;
beforeAll(async () => {
  bench = await openRebateBench();
  // 1 % of slots, 2 % from level 2 on; live games 5 % at the test vendor alone; from 100 played, up to 50 a day.
  await setRates(bench, {
    version: 1,
    fromDay: today(),
    minimum: 100n,
    cap: 50n,
    wagering: 2,
    rates: [
      { vendor: null, gameType: 'rng', level: 0, basisPoints: 100 },
      { vendor: null, gameType: 'rng', level: 2, basisPoints: 200 },
      { vendor: null, gameType: 'live', level: 0, basisPoints: 50 },
      { vendor: TEST_VENDOR.code, gameType: 'live', level: 0, basisPoints: 500 },
    ],
  });
});
/** Days that have been settled, one each test: what is played in the next is counted as a correction of today. */
let days = -1;
beforeEach(() => {
  days += 1;
  bench.setManual(false);
  bench.setBarred(null);
  bench.setNow(afterClose(REBATE_GRACE_HOURS, days));
  bench.published.length = 0;
});
afterAll(() => bench.close());

/** @returns what a settlement paid, in hundredths */
async function gain(id: bigint, work: () => Promise<unknown>): Promise<bigint> {
  const before = await cashOf(bench, id);
  await work();
  return ((await cashOf(bench, id)) - before) / (UNIT / 100n);
}
const settle = () => bench.settle();
const last = async (id: bigint) => (await bench.own.summary(callerOf(id))).rebates[0];

test('waits for the close of the day and the grace, then pays the share of each type of game, once', async () => {
  const id = await newMember(bench);
  await play(bench, id, 1_000n);
  await play(bench, id, 100n, { game_type: 'live' });
  bench.setNow(new Date(afterClose(REBATE_GRACE_HOURS).getTime() - 1));
  expect(await gain(id, settle)).toBe(0n);
  bench.setNow(afterClose(REBATE_GRACE_HOURS));
  // The vendor's own 5 % of 100, and 1 % of 1,000.
  expect(await gain(id, settle)).toBe(1_500n);
  expect(bench.published).toEqual(expect.arrayContaining([['rebates.changed', id]]));
  expect(await gain(id, settle)).toBe(0n);
  expect(await bench.wagering.remaining(id)).toMatchObject({ required: 30n * UNIT });
  expect(await last(id)).toMatchObject({ day: today(), state: 'paid', amount: '15.00', corrected: '0.00' });
});

test('gives nothing below the minimum, the cap above it, and whole hundredths', async () => {
  const [poor, rich, odd] = [await newMember(bench), await newMember(bench), await newMember(bench)];
  await play(bench, poor, 99n);
  await play(bench, rich, 9_000n);
  await play(bench, odd, 101n);
  await settle();
  expect(await last(poor)).toBeUndefined();
  expect(await last(rich)).toMatchObject({ amount: '50.00' });
  expect(await last(odd)).toMatchObject({ amount: '1.01' });
  // Another bet of the same day lifts the first over the minimum: the next run gives both.
  await play(bench, poor, 1n);
  days += 1;
  bench.setNow(afterClose(REBATE_GRACE_HOURS, days));
  await settle();
  expect(await last(poor)).toMatchObject({ amount: '1.00', corrected: '1.00' });
});

test('takes a correction after the run off the next ones, and never off the wallet', async () => {
  const id = await newMember(bench);
  const bet = await play(bench, id, 2_000n);
  await play(bench, id, 500n);
  expect(await gain(id, settle)).toBe(2_500n);
  await takeBack(bench, bet, id);
  await mustVerify(bench.db.pool);
  const next = async () => {
    days += 1;
    bench.setNow(afterClose(REBATE_GRACE_HOURS, days));
    return gain(id, settle);
  };
  expect(await next()).toBe(0n);
  // 20 are owed: a late bet gives 12, the next one 10.
  await play(bench, id, 1_200n);
  expect(await next()).toBe(0n);
  await play(bench, id, 1_000n);
  expect(await next()).toBe(200n);
  expect(await last(id)).toMatchObject({ amount: '2.00', corrected: '2.00' });
});

test('uses the level at the close of the day', async () => {
  const [early, late] = [await newMember(bench), await newMember(bench)];
  const rise = (id: bigint, at: Date) =>
    bench.db.pool.query(
      `with m as (insert into vip_member (member_id, brand_id, level, since, changes) values ($1, $2, 2, $3, 1))
       insert into vip_change (member_id, number, kind, from_level, to_level, at, valid_bet, deposits) values ($1, 1, 'risen', 0, 2, $3, 0, 0)`,
      [id, TEST_BRAND.id, at],
    );
  await rise(early, new Date(afterClose(0).getTime() - 1));
  await rise(late, afterClose(0));
  for (const id of [early, late]) await play(bench, id, 1_000n);
  await settle();
  expect(await last(early)).toMatchObject({ amount: '20.00' });
  expect(await last(late)).toMatchObject({ amount: '10.00' });
});

test('pays once when several settle at the same time', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => newMember(bench)));
  for (const id of ids) await play(bench, id, 300n);
  const before = await Promise.all(ids.map((id) => cashOf(bench, id)));
  await Promise.all(Array.from({ length: 8 }, settle));
  await settle();
  const gains = await Promise.all(ids.map(async (id, index) => (await cashOf(bench, id)) - (before[index] ?? 0n)));
  expect(gains).toEqual(ids.map(() => 3n * UNIT));
});

test('starts over where a run was cut off, without paying twice', async () => {
  const id = await newMember(bench);
  await play(bench, id, 400n);
  await bench.db.pool.query(`
    create function cut_off() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$;
    create trigger cut_off before insert on ledger_transaction for each row when (new.source = 'rebates') execute function cut_off()`);
  await expect(settle()).rejects.toThrow('cut off');
  await bench.db.pool.query('drop function cut_off cascade');
  expect(await gain(id, settle)).toBe(400n);
  expect(await gain(id, settle)).toBe(0n);
});

test('lets members of a manual brand claim for seven days, once, and nobody else', async () => {
  bench.setManual(true);
  const [id, other] = [await newMember(bench), await newMember(bench)];
  await play(bench, id, 700n);
  expect(await gain(id, settle)).toBe(0n);
  const { rebates } = await bench.own.summary(callerOf(id));
  const day = rebates[0]?.day ?? '';
  expect(await bench.own.summary(callerOf(id))).toMatchObject({ mode: 'manual', claimable: '7.00' });
  await expect(bench.own.claim(callerOf(other), day)).rejects.toMatchObject({ code: 'rebate_not_found' });
  bench.setBarred(id);
  await expect(bench.own.claim(callerOf(id), day)).rejects.toMatchObject({ code: 'self_excluded' });
  bench.setBarred(null);
  const claims = () => Promise.all(Array.from({ length: 12 }, () => bench.own.claim(callerOf(id), day)));
  expect(await gain(id, claims)).toBe(700n);
  expect(await bench.own.claim(callerOf(id), day)).toMatchObject({ claimed: '0.00' });
  expect(await bench.own.claim(callerOf(id), null)).toMatchObject({ claimed: '0.00', summary: { claimable: '0.00' } });
  expect(await last(id)).toMatchObject({ state: 'claimed' });
});

test('claims all days at once, and lets what nobody claimed lapse to the second', async () => {
  bench.setManual(true);
  const [id, slow] = [await newMember(bench), await newMember(bench)];
  for (const member of [id, slow]) await play(bench, member, 200n);
  await settle();
  for (const member of [id, slow]) await play(bench, member, 300n);
  days += 1;
  bench.setNow(afterClose(REBATE_GRACE_HOURS, days));
  await settle();
  expect(await gain(id, () => bench.own.claim(callerOf(id), null))).toBe(500n);
  const expiresAt = afterClose(REBATE_GRACE_HOURS, days + REBATE_CLAIM_DAYS);
  bench.setNow(new Date(expiresAt.getTime() - 1));
  expect(await bench.own.summary(callerOf(slow))).toMatchObject({ claimable: '3.00' });
  bench.setNow(expiresAt);
  const { claimable, rebates } = await bench.own.summary(callerOf(slow));
  expect([claimable, rebates.map(({ state }) => state)]).toEqual(['0.00', ['lapsed', 'lapsed']]);
  await expect(bench.own.claim(callerOf(slow), rebates[0]?.day ?? '')).rejects.toMatchObject({ code: 'rebate_lapsed' });
});

test('withholds from members who may not be given anything', async () => {
  const id = await newMember(bench);
  await play(bench, id, 500n);
  await bench.db.pool.query(
    `insert into play_bar (member_id, kind, starts_at, ends_at) values ($1, 'time_out', now() - interval '1 day', now() + interval '99 days')`,
    [id],
  );
  expect(await gain(id, settle)).toBe(0n);
  expect(await last(id)).toBeUndefined();
});
