import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { bigintTypes } from '@marquee/testing/database/bigint-types';
import { makeMembers, seedMoneyTest, UNIT } from '../src/modules/money/ledger/money.fixture';
import { createMissionsFold } from '../src/modules/rewards/missions/service';
import { readFoldStatus } from '../src/modules/rewards/play-feed/fold-repository';
import { foldBatch, runFolds } from '../src/modules/rewards/play-feed/run-folds';
import { createVipRises } from '../src/modules/rewards/vip/vip-rises';
import { pointsFold } from '../src/modules/rewards/points/earned-points';
import { wageringFold } from '../src/modules/money/wagering/service';
import { sqlFolders } from '../src/platform/migrate';
import { openBenchDatabase } from './database';
import { backendTime, placeAndSettle, type Variant } from './feed-load';

/**
 * What the play feed costs: bets placed and settled with and without it in turns, on one connection, by the processor time of
 * the database's process; the folds by the same measure; the lag of the folds at half of the bet path's own pace.
 */
const MEMBERS = 10_000;
/** One member in so many has something to wager. */
const WAGERING_ONE_OF = 5;
const BATCH = 32;
const BATCHES = Number(process.env['BENCH_BATCHES'] ?? 400);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
const LAG_SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10);
const missionsFold = createMissionsFold({
  bus: { publish: () => undefined } as never,
  clock: { now: () => new Date() },
});
const folder = join(process.env['MARQUEE_HOME'] ?? '.marquee', 'bench');
const print = (line: string) => process.stdout.write(`${line}\n`);
const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
const range = (all: readonly number[]) =>
  `${median(all).toFixed(2)} (${Math.min(...all).toFixed(2)} to ${Math.max(...all).toFixed(2)})`;

/** The functions of the bet path once more: without their row of the feed, and without a look at bonuses. */
async function makeVariants(pool: pg.Pool): Promise<void> {
  for (const name of ['place_bets', 'settle_bets']) {
    const sql = await readFile(join(sqlFolders.functions, `${name}.sql`), 'utf8');
    const withoutFeed = sql.replace(/ {2}fed as \([\s\S]*?\n {2}\),\n/, '');
    if (withoutFeed.includes('play_feed'))
      throw new Error(`${name} writes the feed in a way that this bench does not know`);
    await pool.query(withoutFeed.replace(`function ${name}(`, `function ${name}_without_feed(`));
    const withoutBonus = sql
      .replace(
        'bool_or(l.limited), bool_or(l.bonus_bound) into v_limited, v_bound',
        'bool_or(l.limited) into v_limited',
      )
      .replace('select w.limited, w.bonus_bound from', 'select w.limited from')
      .replace('if v_limited or v_bound then', 'if v_limited then')
      .replace(
        /select bool_or\(l\.bonus_played\) into v_played from \(\s*select w\.bonus_played([\s\S]*?)\) l;/,
        'perform 1$1;',
      )
      .replace(/w\.bonus_(bound|played), t\.id/, 't.id')
      .replace(/coalesce\(r\.bonus_(bound|played), false\)/, 'false');
    if (/\.bonus_(bound|played)/.test(withoutBonus))
      throw new Error(`${name} looks at bonuses in a way that this bench does not know`);
    await pool.query(withoutBonus.replace(`function ${name}(`, `function ${name}_without_bonus(`));
  }
}

/** Levels of a brand, and a month of day figures of each member, so that a window costs what it costs. */
async function seedLevels(pool: pg.Pool, members: readonly bigint[]): Promise<void> {
  await pool.query(
    `insert into vip_rules (brand_id, version, window_days, wagering, levels, state, from_day, reason, decided_at)
     select id, 1, 30, 1, (select jsonb_agg(jsonb_build_object('level', n, 'validBet', (n * 100000000000)::text, 'deposits', '0')) from generate_series(1, 10) n),
            'approved', '2000-01-01', 'bench', now() from brand`,
  );
  await pool.query(
    `insert into member_daily (member_id, day, vendor_id, game_type, brand_id, bets, turnover, settled_stake, valid_bet)
     select id, current_date - n, 900, type, 900, 1, 100000, 100000, 100000
     from unnest($1::bigint[]) id, generate_series(1, 29) n, unnest(array['rng', 'live']) type`,
    [members],
  );
}

mkdirSync(folder, { recursive: true });
const database = await openBenchDatabase(folder);
const pool = new pg.Pool({ connectionString: database.url, max: 4, types: bigintTypes });
const vip = createVipRises({
  platform: { database: { pool }, bus: { publish: () => undefined }, clock: { now: () => new Date() } } as never,
});
const folds = [wageringFold, pointsFold, missionsFold, vip.fold];
pool.on('error', () => undefined);
try {
  await seedMoneyTest(pool);
  const members = await makeMembers(pool, MEMBERS, 1_000_000_000n * UNIT);
  await pool.query(
    `insert into wagering_requirement (member_id, source, key, amount)
     select id, 'bench', id::text, 1000000000000 from unnest($1::bigint[]) id where id % $2 = 0`,
    [members, WAGERING_ONE_OF],
  );
  await pool.query(
    `insert into point_rules (brand_id, version, earn, exchange, grant_limit, terms, state, from_day, reason, decided_at)
     select id, 1, '{"rng": "2000000"}', '[]', 0, '{}', 'approved', '2000-01-01', 'bench', now() from brand`,
  );
  await seedLevels(pool, members);
  await makeVariants(pool);
  const client = await pool.connect();
  const run = (variant: Variant, batches = BATCHES) =>
    placeAndSettle(client, variant, members, { batches, size: BATCH });
  const variants = ['', '_without_feed', '_without_bonus'] as const;
  for (const variant of variants) await run(variant);
  await pool.query('vacuum analyze');

  const against = (): Record<'placing' | 'settling', number[]> => ({ placing: [], settling: [] });
  const ratios = { _without_feed: against(), _without_bonus: against() };
  const betMicroseconds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await pool.query('checkpoint').catch(() => undefined);
    // The order changes, so that no variant always meets the fuller tables.
    const order = variants.map((_, index) => variants[(index + round) % variants.length] ?? '');
    const spent = new Map<Variant, Awaited<ReturnType<typeof run>>>();
    for (const variant of order) spent.set(variant, await run(variant));
    const whole = spent.get('');
    if (!whole) continue;
    for (const variant of ['_without_feed', '_without_bonus'] as const) {
      const without = spent.get(variant);
      if (!without) continue;
      ratios[variant].placing.push(whole.placing / without.placing);
      ratios[variant].settling.push(whole.settling / without.settling);
    }
    betMicroseconds.push(((whole.placing + whole.settling) / (BATCHES * BATCH)) * 1e6);
  }
  for (const [variant, name] of [
    ['_without_feed', 'with the feed against without'],
    ['_without_bonus', 'of members without a bonus against a bet path that knows none'],
  ] as const) {
    print(`placing ${name}: ${range(ratios[variant].placing)}`);
    print(`settling ${name}: ${range(ratios[variant].settling)}`);
  }
  client.release();

  const single = new pg.Pool({ connectionString: database.url, max: 1, types: bigintTypes });
  let allFolds = 0;
  for (const fold of folds) {
    const before = await backendTime(single);
    let rows = 0;
    for (let n = await foldBatch(single, fold); n > 0; n = await foldBatch(single, fold)) rows += n;
    const microseconds = (((await backendTime(single)) - before) / rows) * 1e6;
    allFolds += microseconds / median(betMicroseconds);
    print(
      `fold ${fold.name}: ${microseconds.toFixed(1)} microseconds a row (${rows} rows), ${(microseconds / median(betMicroseconds)).toFixed(3)} of a bet's ${median(betMicroseconds).toFixed(0)}`,
    );
  }
  print(`all folds: ${allFolds.toFixed(3)} of a bet`);
  await single.end();

  const stopping = new AbortController();
  const running = runFolds(
    folds,
    { pool, log: { error: (...fault: unknown[]) => print(fault.map(String).join(' ')) } },
    stopping.signal,
  );
  const driver = await pool.connect();
  const lags: number[] = [];
  const endsAt = Date.now() + LAG_SECONDS * 1_000;
  while (Date.now() < endsAt) {
    const startedMs = Date.now();
    await placeAndSettle(driver, '', members, { batches: 4, size: BATCH });
    lags.push(...(await readFoldStatus(pool)).map(({ lagSeconds }) => lagSeconds * 1_000));
    // Half of the bet path's own pace: as long a pause as the bets took.
    await new Promise((resolve) => setTimeout(resolve, Date.now() - startedMs));
  }
  driver.release();
  stopping.abort();
  await running;
  const sorted = lags.toSorted((a, b) => a - b);
  print(
    `lag of the folds at half pace: p50 ${median(lags).toFixed(0)} ms, p95 ${(sorted[Math.floor(sorted.length * 0.95)] ?? 0).toFixed(0)} ms, ${lags.length} looks`,
  );
} finally {
  await pool.end();
  await database.stop();
}
