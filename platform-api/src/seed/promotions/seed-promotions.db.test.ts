import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { PROMOTION_KINDS } from '@marquee/contract/promotions/kinds';
import { PROMOTION_PICTURES } from '@marquee/contract/promotion-pictures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { promotionsOf, seedPromotions } from './seed-promotions';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await db.pool.query(
    `insert into brand (id, code, name, currency, offset_minutes, config)
     values (1, 'sundarban', 'S', 'BDT', 360, '{}'), (2, 'meridian', 'M', 'VND', 420, '{}')`,
  );
});
afterAll(() => db.drop());

test('publishes every kind at both brands once, in the brand’s amounts', async () => {
  await db.pool.query(
    `insert into vendor (id, code, name, status, sort_order, api_url) values (9, 'SLOTS', 'Slots', 'active', 9, 'http://127.0.0.1')`,
  );
  await db.pool.query(
    `insert into game (id, vendor_id, code, game_type, names, motif, min_bet_units, sort_order) values (7, 9, 'slot', 'rng', '{"en": "Slot"}', '-', 1, 1)`,
  );
  await seedPromotions(db);
  await seedPromotions(db);
  const { rows } = await db.pool.query<{ kind: string; brands: number[] }>(
    `select kind, array_agg(distinct brand_id order by brand_id) as brands from promotion where state = 'published' group by kind`,
  );
  expect(rows.map(({ kind }) => kind).sort()).toEqual([...PROMOTION_KINDS].sort());
  expect(rows.every(({ brands }) => brands.length === 2)).toBe(true);
  const { rows: granted } =
    await db.pool.query(`select terms -> 'rules' -> 'reward' ->> 'nodeId' as game from promotion_version
    where terms -> 'rules' -> 'reward' ->> 'kind' = 'free_bets'`);
  expect(granted).toEqual([{ game: '7' }, { game: '7' }]);
  const gift = (brand: 'sundarban' | 'meridian') =>
    promotionsOf(brand, new Date()).find(({ kind }) => kind === 'no_deposit')?.terms.rules.reward;
  expect(gift('sundarban')).toMatchObject({ amount: { amount: '50.00' } });
  expect(gift('meridian')).toMatchObject({ amount: { amount: '10000.00' } });
});

test('names pictures that are drawn', () => {
  const pictures: readonly string[] = PROMOTION_PICTURES;
  for (const { terms } of promotionsOf('meridian', new Date())) expect(pictures).toContain(terms.picture);
});
