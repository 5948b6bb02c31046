import { createTestDatabase } from '@marquee/testing/database';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../platform/database';
import { makeMember, mustVerify, seedMoneyTest, TEST_BRAND, UNIT } from '../../money/ledger/money.fixture';
import { foldAll } from '../play-feed/test-fold.fixture';
import { play, settleAt } from '../rebates/rebates.fixture';
import { insertMissions, missionsOn } from './missions.fixture';

test.each([
  { offset: 360, midnight: '2099-12-31T18:00:00.000Z' },
  { offset: 420, midnight: '2099-12-31T17:00:00.000Z' },
])(
  'bets of the last millisecond of a day at GMT+$offset minutes count for its missions, those of the next for the next day',
  async ({ offset, midnight }) => {
    const db = await createTestDatabase();
    const database = openDatabase(db.url);
    try {
      await seedMoneyTest(db.pool);
      await db.pool.query('update brand set offset_minutes = $2 where id = $1', [TEST_BRAND.id, offset]);
      await insertMissions(db.pool);
      const [last, first] = [new Date(Date.parse(midnight) - 1), new Date(midnight)];
      let now = last;
      const { missions, fold } = missionsOn(database, { now: () => now, offsetMinutes: () => offset });
      const { id } = await makeMember(db.pool, 1_000n * UNIT);
      const caller = { member: { id }, brand: { id: TEST_BRAND.id } };
      const turnover = async () =>
        (await missions.summary(caller)).missions.find(({ missionId }) => missionId === 'turnover')?.progress;
      async function playAt(moment: Date, bets: number) {
        now = moment;
        for (let bet = 0; bet < bets; bet += 1) await play({ db }, id, 10n);
        await settleAt({ db }, moment);
        await foldAll(db.pool, fold);
        return [await turnover(), (await missions.claim(caller, 'rounds')).state];
      }
      expect(await playAt(last, 2)).toEqual(['20.00', 'claimed']);
      now = first;
      expect(await turnover()).toBe('0.00');
      expect(await playAt(first, 3)).toEqual(['30.00', 'claimed']);
      // A clock of the API that is behind that of the database.
      now = last;
      expect(await turnover()).toBe('20.00');
      const { rows: played } = await db.pool.query<{ day: string; rounds: number }>(
        'select day::text, rounds from mission_play order by day',
      );
      const { rows: claimed } = await db.pool.query(
        'select day::text, period_start::text as "from" from mission_claim order by day',
      );
      expect(played).toEqual([
        { day: '2099-12-31', rounds: 2 },
        { day: '2100-01-01', rounds: 3 },
      ]);
      expect(claimed).toEqual(played.map(({ day }) => ({ day, from: day })));
      await mustVerify(db.pool);
    } finally {
      await database.close();
      await db.drop();
    }
  },
);
