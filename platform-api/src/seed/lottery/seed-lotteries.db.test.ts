import { lotteryRules } from '@marquee/contract/lottery/rules';
import { returnsMoreThanStaked } from '@marquee/contract/lottery/returns';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouseResults } from '@marquee/contract/lottery/results-house';
import { readConfig } from '../../platform/config';
import { calendars } from '../../modules/lottery/calendar/calendars';
import { oddsOf } from '../../modules/lottery/tickets/price-ticket';
import { type BrandGame, readBrandGame } from '../../modules/lottery/games/brand-game-repository';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { seedCatalogue } from '../catalogue/seed-catalogue';
import lotteries from './lotteries.json' with { type: 'json' };
import { seedLotteries } from './seed-lotteries';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  const database = { pool: site.pool, query: null as never, close: async () => undefined };
  await seedCatalogue(database, readConfig({ DATABASE_URL: 'postgres://unused' }));
  await seedLotteries(database);
  await seedLotteries(database);
});
afterAll(() => site.close());

test('every lottery has a game of the catalogue and is offered where its vendor is', async () => {
  const { rows } = await site.pool.query<{ code: string; brands: string[] }>(
    `select l.code, array_agg(b.code order by b.code) as brands from lottery_game l
     join lottery_brand_game s on s.lottery_id = l.id join brand b on b.id = s.brand_id group by l.id order by l.id`,
  );
  expect(rows.map(({ code }) => code)).toEqual(lotteries.map(({ code }) => code));
  for (const { code, brands } of rows)
    expect(brands).toEqual(code.startsWith('FAST') ? ['meridian', 'sundarban'] : ['meridian']);
});

test('no kind gives back more than is staked, at credit odds and at the prize group', async () => {
  for (const { code, shape } of lotteries) {
    const game = (await readBrandGame(site.pool, 2, code)) as BrandGame;
    const hasOfficialBets = lotteryRules(shape as LotteryShape).kinds.some(({ modes }) => modes.includes('LOTT'));
    expect([code, game.prizeGroup !== null]).toEqual([code, hasOfficialBets]);
    for (const kind of lotteryRules(shape as LotteryShape).kinds)
      for (const group of [null, game.prizeGroup]) {
        const odds = oddsOf(game, kind, group);
        if (odds !== null)
          expect([code, kind.code, returnsMoreThanStaked(kind, odds)]).toEqual([code, kind.code, false]);
      }
  }
});

/** Says which prize mode a brand has, and is no card of its own (specification, section 4). */
const PRIZE_MODE_CARD = 'TCG_LOTTO_VN';

test('every card of a lottery leads into a room at each brand that shows its vendor, and there is no other', async () => {
  const { rows } = await site.pool.query<{ code: string; lottery: string | null; brands: bigint; offers: bigint }>(
    `select g.code, l.code as lottery, count(o.brand_id) as brands,
       count(s.brand_id) filter (where s.enabled) as offers
     from game g left join lottery_game l on l.game_id = g.id
     left join brand_vendor o on o.vendor_id = g.vendor_id
     left join lottery_brand_game s on s.lottery_id = l.id and s.brand_id = o.brand_id
     where g.game_type in ('lott', 'elott') and g.status <> 'disabled' and g.code <> $1 group by g.id, l.id order by g.code`,
    [PRIZE_MODE_CARD],
  );
  expect(rows.map(({ code }) => code)).toEqual(lotteries.map(({ code }) => code).sort());
  for (const { code, lottery, brands, offers } of rows) expect([lottery, offers]).toEqual([code, brands]);
});

test('every lottery has rules and a calendar; a feed delivers the results of those that are not drawn here', async () => {
  const resultOf = openHouseResults('a-secret-of-sixteen-or-more');
  for (const { code, shape, source } of lotteries) {
    const rules = lotteryRules(shape as LotteryShape);
    // Pairs over two stations follow the calendar of their stations.
    expect([code, rules.kinds.length > 0, calendars[code] !== undefined]).toEqual([code, true, source !== 'stations']);
    const delivered = await resultOf(code, '20990101');
    expect(delivered !== null, code).toBe(source === 'feed');
    if (delivered) expect(rules.readResult(delivered.result)).toEqual(delivered.result);
  }
  expect(Object.keys(calendars).sort()).toEqual(
    lotteries.flatMap(({ code, source }) => (source === 'stations' ? [] : [code])).sort(),
  );
});
