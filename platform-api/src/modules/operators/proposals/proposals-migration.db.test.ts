import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EarlierDatabase, migratedUntil } from '../../../testing/migrated-until';
import { insertBrandAndOperators, readMigrated } from './proposals.fixture';

let db: EarlierDatabase;
let ids: Awaited<ReturnType<typeof insertBrandAndOperators>>;
beforeAll(async () => {
  db = await migratedUntil('0271_rule_proposals.sql');
  ids = await insertBrandAndOperators(db.pool);
  await fillRules();
  await fillPrizes();
  await fillMissions();
  await fillGrants();
  await db.migrate();
});
afterAll(() => db.drop());

const migrated = async (...kinds: readonly string[]) =>
  (await readMigrated(db.pool)).filter(({ kind }) => kinds.includes(kind));

async function fillRules(): Promise<void> {
  const { brandId, a, b } = ids;
  const rules = (version: number, wagering: number, rest: string, reason: string) =>
    `(${brandId}, ${version}, '[]', 0, null, ${wagering}, ${rest}, '${reason}', now() - interval '90 days')`;
  await db.pool.query(
    `insert into rebate_rules (brand_id, version, rates, minimum, daily_cap, wagering, state, from_day, proposed_by, decided_by, decided_at, reason, proposed_at)
     values ${[
       rules(1, 1, `'approved', '2026-01-01', null, null, now()`, 'set up'),
       rules(2, 2, `'approved', '2026-02-01', ${a}, ${b}, now()`, '1 approved'),
       rules(3, 3, `'refused', null, ${a}, ${b}, now()`, '2 refused'),
       rules(4, 4, `'refused', null, ${a}, ${a}, now()`, '3 taken back'),
       rules(5, 5, `'waiting', null, ${b}, null, null`, '4 waiting'),
     ].join(', ')}`,
  );
  await db.pool.query(
    `insert into point_rules (brand_id, version, earn, exchange, grant_limit, terms, reason, proposed_by)
     values ($1, 1, '{"rng": "200000"}', '[{"points": 1000, "amount": "100000"}]', 9007199254740993, '{"en": "Terms"}', '5 points', $2)`,
    [brandId, a],
  );
  await db.pool.query(
    `insert into vip_rules (brand_id, version, window_days, wagering, levels, reason, proposed_by) values ($1, 1, 30, 1, '[]', '6 levels', $2)`,
    [brandId, a],
  );
}

async function fillPrizes(): Promise<void> {
  const { brandId, a, b } = ids;
  const terms = (minutes: number) => `'{"kind": "envelope", "minutes": ${minutes}}'`;
  await db.pool.query(
    `insert into prize_terms (brand_id, kind, version, terms, state, reason, proposed_by, proposed_at, decided_by, decided_at)
     values (${brandId}, 'envelope', 1, ${terms(1)}, 'approved', 'set up', null, now(), null, now()),
       (${brandId}, 'envelope', 2, ${terms(2)}, 'refused', '1 refused', ${a}, now(), ${b}, now()),
       (${brandId}, 'envelope', 3, ${terms(3)}, 'waiting', '2 waiting', ${a}, now(), null, null)`,
  );
}

async function fillMissions(): Promise<void> {
  const { brandId, a, b } = ids;
  await db.pool.query(
    `insert into mission (brand_id, id, period, task, goal, reward_kind, reward, score, sort_order, from_day)
     values (${brandId}, 'daily-rounds', 'daily', 'rounds', 5, 'points', 10, 1, 1, '2026-01-01')`,
  );
  await db.pool.query(
    `insert into mission_change (id, brand_id, kind, mission_id, terms, state, from_day, reason, proposed_by, proposed_at, decided_by, decided_at)
     values (gen_random_uuid(), ${brandId}, 'minimum', null, '{"stake": "50000"}', 'approved', '2026-01-02', '1 approved', ${a}, now(), ${b}, now()),
       (gen_random_uuid(), ${brandId}, 'new', null, '{"goal": "7"}', 'refused', null, '2 refused', ${a}, now(), ${b}, now()),
       (gen_random_uuid(), ${brandId}, 'end', 'daily-rounds', null, 'waiting', null, '3 waiting', ${a}, now(), null, null),
       (gen_random_uuid(), ${brandId}, 'minimum', null, '{"stake": "10000"}', 'waiting', null, '4 waiting', ${a}, now(), null, null),
       (gen_random_uuid(), ${brandId}, 'minimum', null, '{"stake": "20000"}', 'waiting', null, '5 waiting', ${b}, now(), null, null)`,
  );
}

async function fillGrants(): Promise<void> {
  const { brandId, a, b } = ids;
  const { rows } = await db.pool.query<{ id: bigint }>(
    `insert into member (brand_id, account, account_key, public_id, wallet_user, type, nickname, language)
     values (${brandId}, 'anika', 'anika', 'p', 'w', 3, 'Anika', 'en') returning id`,
  );
  const memberId = rows[0]?.id;
  await db.pool.query(
    `insert into point_grant (id, brand_id, member_id, points, state, needs_two, reason, proposed_by, proposed_at, decided_by, decided_at)
     values (gen_random_uuid(), ${brandId}, $1, 5, 'approved', false, '0 by one', ${a}, now(), null, null),
       (gen_random_uuid(), ${brandId}, $1, 9007199254740993, 'waiting', true, '1 waiting', ${a}, now(), null, null),
       (gen_random_uuid(), ${brandId}, $1, 7, 'approved', true, '2 approved', ${a}, now(), ${b}, now())`,
    [memberId],
  );
  await db.pool.query(
    `insert into bonus_grant (id, brand_id, member_id, amount, terms, state, needs_two, reason, proposed_by, proposed_at, decided_by, decided_at)
     values (gen_random_uuid(), ${brandId}, $1, 100, '{"mode": "merged"}', 'refused', true, '3 refused', ${a}, now(), ${b}, now())`,
    [memberId],
  );
}

test('versions of rules that wait, were refused or approved become proposals, and only approved ones stay versions', async () => {
  const { brandId, a } = ids;
  const body = (wagering: number) => ({ rates: [], minimum: '0', dailyCap: null, wagering });
  const rebates = { kind: 'rebate-rules', subject: '' };
  expect(await migrated('rebate-rules', 'point-rules', 'vip-levels')).toMatchObject([
    { ...rebates, state: 'approved', body: body(2), revision: '1', by: 'A', decidedBy: 'B', result: { version: 2 } },
    { ...rebates, state: 'rejected', body: body(3), revision: '2', by: 'A', decidedBy: 'B', result: null },
    { ...rebates, state: 'withdrawn', body: body(4), by: 'A', decidedBy: 'A' },
    { ...rebates, state: 'open', body: body(5), base: body(2), revision: '2', by: 'B', decidedBy: null },
    { kind: 'point-rules', state: 'open', body: { grantLimit: '9007199254740993' }, base: null, revision: null },
    { kind: 'vip-levels', state: 'open', body: { windowDays: 30, wagering: 1, levels: [] } },
  ]);
  const { rows: versions } = await db.pool.query('select version, reason from rebate_rules order by version');
  expect(versions).toEqual([
    { version: 1, reason: 'set up' },
    { version: 2, reason: '1 approved' },
  ]);
  const { rows: open } = await db.pool.query<{ isWhole: boolean }>(
    `select expires_at - now() between interval '13 days 23 hours' and interval '14 days' as "isWhole" from proposal where state = 'open' and brand_id = ${brandId}`,
  );
  expect(open).toEqual(open.map(() => ({ isWhole: true })));
  // What an earlier process would propose is refused, and nothing is lost.
  await expect(
    db.pool.query(
      `insert into vip_rules (brand_id, version, window_days, wagering, levels, reason, proposed_by) values ($1, 2, 30, 1, '[]', 'old', $2)`,
      [brandId, a],
    ),
  ).rejects.toThrow('check constraint');
});

test('terms of prizes that wait or were refused become proposals', async () => {
  expect(await migrated('prize-terms')).toMatchObject([
    { subject: 'envelope', state: 'rejected', body: { minutes: 2 }, base: { minutes: 1 }, revision: '1' },
    { subject: 'envelope', state: 'open', body: { minutes: 3 }, base: { minutes: 1 }, revision: '1', by: 'A' },
  ]);
  expect((await db.pool.query('select version from prize_terms')).rows).toEqual([{ version: 1 }]);
});

test('changes of missions become proposals', async () => {
  const changes = await migrated('mission-change');
  expect(changes).toMatchObject([
    { state: 'approved', body: { kind: 'minimum', stake: '50000' }, result: { fromDay: '2026-01-02' } },
    { state: 'rejected', body: { kind: 'new', terms: { goal: '7' } } },
    {
      state: 'open',
      subject: 'daily-rounds',
      body: { kind: 'end', missionId: 'daily-rounds' },
      revision: 'daily-rounds',
    },
    { state: 'open', body: { kind: 'minimum', stake: '10000' }, revision: null },
    { state: 'open', body: { kind: 'minimum', stake: '20000' }, revision: null },
  ]);
});

test('grants that wait or were refused become proposals, and what was given stays', async () => {
  const point = { kind: 'point-grant' };
  expect(await migrated('point-grant', 'bonus-grant')).toMatchObject([
    {
      ...point,
      state: 'open',
      body: { account: 'anika', gift: { points: '9007199254740993' } },
      by: 'A',
      result: null,
    },
    { ...point, state: 'approved', body: { gift: { points: '7' } }, by: 'A', decidedBy: 'B', result: {} },
    { kind: 'bonus-grant', state: 'rejected', body: { gift: { amount: '100', terms: { mode: 'merged' } } } },
  ]);
  const { rows } = await db.pool.query('select reason from point_grant order by reason');
  expect(rows).toEqual([{ reason: '0 by one' }, { reason: '2 approved' }]);
  expect((await db.pool.query('select from bonus_grant')).rowCount).toBe(0);
});
