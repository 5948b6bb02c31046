import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EarlierDatabase, migratedUntil } from '../../../testing/migrated-until';
import { insertBrandAndOperators, readMigrated } from './proposals.fixture';

const PUBLISHED = '00000000-0000-4000-8000-000000000001';
const REFUSED = '00000000-0000-4000-8000-000000000002';
const DRY_RUN = '{"members": 3, "top": []}';
let db: EarlierDatabase;
let ids: Awaited<ReturnType<typeof insertBrandAndOperators>>;
beforeAll(async () => {
  db = await migratedUntil('0285_promotion_proposals.sql');
  ids = await insertBrandAndOperators(db.pool);
  const { brandId, a, b } = ids;
  const version = (id: string, number: number, state: string, rest: string) =>
    `('${id}', ${number}, '${state}', '{"priority": ${number}}', '${number} ${state}', ${rest}, now() - interval '90 days')`;
  const client = await db.pool.connect();
  await client.query('begin');
  await client.query(
    `insert into promotion (id, brand_id, kind, state, version, trigger, cycle, starts_at, priority, budget, created_at)
     values ('${PUBLISHED}', ${brandId}, 'code', 'published', 2, 'birthday', 'yearly', now(), 1, 100, now()),
       ('${REFUSED}', ${brandId}, 'code', 'draft', null, null, null, null, null, null, now())`,
  );
  await client.query(
    `insert into promotion_version (promotion_id, version, state, terms, reason, written_by, proposed_by, decided_by, decided_at, dry_run, written_at)
     values ${[
       version(PUBLISHED, 1, 'confirmed', 'null, null, null, now(), null'),
       version(PUBLISHED, 2, 'confirmed', `${a}, ${a}, ${b}, now(), '${DRY_RUN}'`),
       version(PUBLISHED, 3, 'refused', `${a}, ${a}, ${a}, now(), null`),
       version(PUBLISHED, 4, 'proposed', `${a}, ${b}, null, null, '${DRY_RUN}'`),
       version(REFUSED, 1, 'refused', `${a}, ${a}, ${b}, now(), '${DRY_RUN}'`),
       version(REFUSED, 2, 'refused', `${b}, ${b}, ${a}, now(), null`),
     ].join(', ')}`,
  );
  await client.query('commit');
  client.release();
  await db.migrate();
});
afterAll(() => db.drop());

test('versions of promotions that wait, were refused or confirmed become proposals with their dry runs', async () => {
  const body = (version: number) => ({ version, terms: { priority: version } });
  const terms = { kind: 'promotion-terms' };
  expect(await readMigrated(db.pool)).toMatchObject([
    { ...terms, subject: REFUSED, state: 'rejected', body: body(1), base: null, by: 'A', decidedBy: 'B', result: null },
    { ...terms, subject: PUBLISHED, state: 'approved', body: body(2), base: body(1), revision: '1', decidedBy: 'B' },
    { ...terms, subject: REFUSED, state: 'rejected', body: body(2), by: 'B', decidedBy: 'A' },
    { ...terms, subject: PUBLISHED, state: 'withdrawn', body: body(3), base: body(2), revision: '2', decidedBy: 'A' },
    {
      ...terms,
      subject: PUBLISHED,
      state: 'open',
      body: body(4),
      base: body(2),
      revision: '2',
      by: 'B',
      decidedBy: null,
    },
  ]);
  const { rows } = await db.pool.query('select reason from proposal where dry_run is not null order by reason');
  expect(rows.map(({ reason }: { reason: string }) => reason)).toEqual(['1 refused', '2 confirmed', '4 proposed']);
  const { rows: open } = await db.pool.query(
    `select expires_at - now() between interval '13 days 23 hours' and interval '14 days' as "isWhole" from proposal where state = 'open'`,
  );
  expect(open).toEqual([{ isWhole: true }]);
});

test('what was refused is a draft again where a promotion has nothing else, and versions keep what counts', async () => {
  const { rows } = await db.pool.query(
    'select promotion_id as id, version, state, proposed_by is null as "isFree" from promotion_version order by promotion_id, version',
  );
  expect(rows).toEqual([
    { id: PUBLISHED, version: 1, state: 'confirmed', isFree: true },
    { id: PUBLISHED, version: 2, state: 'confirmed', isFree: false },
    { id: PUBLISHED, version: 4, state: 'proposed', isFree: false },
    { id: REFUSED, version: 2, state: 'draft', isFree: true },
  ]);
});

test('an earlier process is refused what it would propose or refuse', async () => {
  const change = (set: string, id: string) =>
    db.pool.query(`update promotion_version set ${set} where promotion_id = $1 and state in ('draft', 'proposed')`, [
      id,
    ]);
  await expect(change(`state = 'proposed', proposed_by = ${ids.a}, dry_run = '${DRY_RUN}'`, REFUSED)).rejects.toThrow(
    'check constraint',
  );
  await expect(change(`state = 'refused', decided_by = ${ids.a}, decided_at = now()`, PUBLISHED)).rejects.toThrow(
    'check constraint',
  );
});
