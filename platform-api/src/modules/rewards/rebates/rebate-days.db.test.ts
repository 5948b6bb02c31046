import { REBATE_GRACE_HOURS } from '@marquee/contract/rebates';
import { expect, test } from 'vitest';
import { TEST_BRAND, UNIT } from '../../money/ledger/money.fixture';
import { callerOf, cashOf, newMember, openRebateBench, play, setRates, settleAt } from './rebates.fixture';

test.each([
  { offset: 360, midnight: '2099-12-31T18:00:00.000Z' },
  { offset: 420, midnight: '2099-12-31T17:00:00.000Z' },
])(
  'a day at GMT+$offset minutes is settled in the millisecond in which its grace is over, and the next day is not',
  async ({ offset, midnight }) => {
    const bench = await openRebateBench();
    try {
      await bench.setOffset(offset);
      await setRates(bench, {
        version: 1,
        fromDay: '2099-12-31',
        rates: [
          { vendor: null, gameType: 'rng', level: 0, basisPoints: 100 },
          { vendor: null, gameType: 'rng', level: 2, basisPoints: 200 },
        ],
      });
      const [level, late, id] = [await newMember(bench), await newMember(bench), await newMember(bench)];
      const close = Date.parse(midnight);
      // The level of the last millisecond of the day counts, that of the next one does not.
      for (const [memberId, at] of [
        [level, close - 1],
        [late, close],
      ] as const)
        await bench.db.pool.query(
          `with m as (insert into vip_member (member_id, brand_id, level, since, changes) values ($1, $2, 2, $3, 1))
         insert into vip_change (member_id, number, kind, from_level, to_level, at, valid_bet, deposits) values ($1, 1, 'risen', 0, 2, $3, 0, 0)`,
          [memberId, TEST_BRAND.id, new Date(at)],
        );
      for (const moment of [close - 1, close]) {
        for (const memberId of [level, late, id]) await play(bench, memberId, 1_000n);
        await settleAt(bench, new Date(moment));
      }
      const start = await cashOf(bench, id);
      const gains = async () =>
        Promise.all([level, late, id].map(async (entry) => ((await cashOf(bench, entry)) - start) / UNIT));
      const over = close + REBATE_GRACE_HOURS * 3_600_000;
      bench.setNow(new Date(over - 1));
      expect([await bench.settle(), await gains()]).toEqual([0, [0n, 0n, 0n]]);
      bench.setNow(new Date(over));
      expect([await bench.settle(), await gains()]).toEqual([3, [20n, 10n, 10n]]);
      expect((await bench.own.summary(callerOf(id))).rebates.map(({ day }) => day)).toEqual(['2099-12-31']);
      bench.setNow(new Date(over + 24 * 3_600_000 - 1));
      expect(await bench.settle()).toBe(0);
      bench.setNow(new Date(over + 24 * 3_600_000));
      expect([await bench.settle(), await gains()]).toEqual([3, [40n, 30n, 20n]]);
    } finally {
      await bench.close();
    }
  },
);
