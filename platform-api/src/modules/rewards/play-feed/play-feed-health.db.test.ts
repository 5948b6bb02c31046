import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PointsSite, startPointsSite } from '../points/points.fixture';

let site: PointsSite;
beforeAll(async () => {
  site = await startPointsSite();
});
afterAll(() => site.close());

it('shows operators with the right how far each fold is, why one fails, and what the night found', async () => {
  await site.site.pool.query(
    `update fold_cursor set failed_at = '2026-03-01T10:00:00Z', failure = 'out of memory' where fold = 'missions'`,
  );
  await site.site.pool.query(`insert into fold_check values ('2026-03-01', 'a check', now(), 12, 0, null)`);
  const { folds, checks } = await (await site.operator('{audit}')).call('playFeed.health', {});
  expect(folds.map(({ fold }) => fold)).toEqual(expect.arrayContaining(['missions', 'points', 'vip', 'wagering']));
  expect(folds.find(({ fold }) => fold === 'missions')).toMatchObject({
    failedAt: '2026-03-01T10:00:00.000Z',
    failure: 'out of memory',
  });
  expect(checks).toMatchObject([{ name: 'a check', day: '2026-03-01', differences: 0 }]);
});

it('is for operators with the right alone', async () => {
  expect((await site.site.browser('console').refusal('playFeed.health', {})).code).toBe('not_logged_in');
  expect((await (await site.operator('{cashier}')).refusal('playFeed.health', {})).code).toBe('forbidden');
});
