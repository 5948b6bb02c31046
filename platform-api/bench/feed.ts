import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { bigintTypes } from '@marquee/testing/database/bigint-types';
import { makeMembers, seedMoneyTest, UNIT } from '../src/modules/ledger/money.fixture';
import { createMissionsFold } from '../src/modules/missions/service';
import { readFoldStatus } from '../src/modules/play-feed/fold-status';
import { foldBatch, runFolds } from '../src/modules/play-feed/run-folds';
import { pointsFold } from '../src/modules/points/earned-points';
import { wageringFold } from '../src/modules/wagering/service';
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
const folds = [wageringFold, pointsFold, missionsFold];
const folder = join(process.env['MARQUEE_HOME'] ?? '.marquee', 'bench');
const print = (line: string) => process.stdout.write(`${line}\n`);
const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
const range = (all: readonly number[]) =>
  `${median(all).toFixed(2)} (${Math.min(...all).toFixed(2)} to ${Math.max(...all).toFixed(2)})`;

/** The functions of the bet path once more, without their row of the feed. */
async function makeFunctionsWithoutFeed(pool: pg.Pool): Promise<void> {
  for (const name of ['place_bets', 'settle_bets']) {
    const sql = await readFile(join(sqlFolders.functions, `${name}.sql`), 'utf8');
    const without = sql
      .replace(/ {2}fed as \([\s\S]*?\n {2}\),\n/, '')
      .replace(`function ${name}(`, `function ${name}_without_feed(`);
    if (without.includes('play_feed'))
      throw new Error(`${name} writes the feed in a way that this bench does not know`);
    await pool.query(without);
  }
}

mkdirSync(folder, { recursive: true });
const database = await openBenchDatabase(folder);
const pool = new pg.Pool({ connectionString: database.url, max: 4, types: bigintTypes });
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
  await makeFunctionsWithoutFeed(pool);
  const client = await pool.connect();
  const run = (variant: Variant, batches = BATCHES) =>
    placeAndSettle(client, variant, members, { batches, size: BATCH });
  for (const variant of ['', '_without_feed'] as const) await run(variant);
  await pool.query('vacuum analyze');

  const ratios = { placing: [] as number[], settling: [] as number[] };
  const betMicroseconds: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    await pool.query('checkpoint').catch(() => undefined);
    // The order changes, so that neither variant always meets the fuller tables.
    const order: readonly Variant[] = round % 2 ? ['', '_without_feed'] : ['_without_feed', ''];
    const spent = new Map<Variant, Awaited<ReturnType<typeof run>>>();
    for (const variant of order) spent.set(variant, await run(variant));
    const [withFeed, without] = [spent.get(''), spent.get('_without_feed')];
    if (!withFeed || !without) continue;
    ratios.placing.push(withFeed.placing / without.placing);
    ratios.settling.push(withFeed.settling / without.settling);
    betMicroseconds.push(((withFeed.placing + withFeed.settling) / (BATCHES * BATCH)) * 1e6);
  }
  print(`placing with the feed against without: ${range(ratios.placing)}`);
  print(`settling with the feed against without: ${range(ratios.settling)}`);
  client.release();

  const single = new pg.Pool({ connectionString: database.url, max: 1, types: bigintTypes });
  for (const fold of folds) {
    const before = await backendTime(single);
    let rows = 0;
    for (let n = await foldBatch(single, fold); n > 0; n = await foldBatch(single, fold)) rows += n;
    const microseconds = (((await backendTime(single)) - before) / rows) * 1e6;
    print(
      `fold ${fold.name}: ${microseconds.toFixed(1)} microseconds a row (${rows} rows), ${(microseconds / median(betMicroseconds)).toFixed(3)} of a bet's ${median(betMicroseconds).toFixed(0)}`,
    );
  }
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
