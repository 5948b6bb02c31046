import { lotteryRules } from '@marquee/contract/lottery/rules';
import { returnsMoreThanStaked } from '@marquee/contract/lottery/returns';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../platform/config';
import { oddsOf } from '../../modules/lottery/tickets/price-ticket';
import { type BrandGame, readBrandGame } from '../../modules/lottery/games/brand-games';
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
    for (const kind of lotteryRules(shape as LotteryShape).kinds)
      for (const group of [null, game.prizeGroup]) {
        const odds = oddsOf(game, kind, group);
        if (odds !== null)
          expect([code, kind.code, returnsMoreThanStaked(kind, odds)]).toEqual([code, kind.code, false]);
      }
  }
});
