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
  await seedPromotions(db);
  await seedPromotions(db);
  const { rows } = await db.pool.query<{ kind: string; brands: number[] }>(
    `select kind, array_agg(distinct brand_id order by brand_id) as brands from promotion where state = 'published' group by kind`,
  );
  // Free bets name a game of the brand's own lists, so operators add them.
  const kinds = PROMOTION_KINDS.filter((kind) => kind !== 'free_bets');
  expect(rows.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
  expect(rows.every(({ brands }) => brands.length === 2)).toBe(true);
  const gift = (brand: 'sundarban' | 'meridian') =>
    promotionsOf(brand, new Date()).find(({ kind }) => kind === 'no_deposit')?.terms.rules.reward;
  expect(gift('sundarban')).toMatchObject({ amount: { amount: '50.00' } });
  expect(gift('meridian')).toMatchObject({ amount: { amount: '10000.00' } });
});

test('names pictures that are drawn', () => {
  const pictures: readonly string[] = PROMOTION_PICTURES;
  for (const { terms } of promotionsOf('meridian', new Date())) expect(pictures).toContain(terms.picture);
});
