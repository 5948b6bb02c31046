import { seededRandom } from '@marquee/contract/seeded-random';
import type pg from 'pg';
import { openKeys } from '../composition/keys';
import type { Config } from '../platform/config';
import { type Database, openDatabase } from '../platform/database';
import type { Platform } from '../platform/platform';
import { hashPassword } from '../platform/password-hash';
import { demoAccounts } from '../seed/identity/demo-accounts';
import { demoPlatform } from './demo-platform';
import { openDemoServices } from './demo-services';
import type { DemoBrand } from './history/demo-brand';
import { openDemoPool } from './history/demo-pool';
import type { DepositAccounts } from './history/deposit-batch';
import { createInHouseHistory } from './history/in-house-history';
import { createPlay, type Play } from './history/play-moment';
import { openDemoBrand } from './history/read-brand';
import { readOperators } from './history/read-operators';
import { writeFastResults, writeLotteryResults } from './history/lottery-results';
import { reconcilePast } from './history/reconcile-past';
import { DAY_MS, HOUR_MS, MINUTE_MS, type StoryParts } from './history/story';
import { tellAgentStories } from './history/agent-stories';
import { tellCareStories } from './history/care-stories';
import { tellDepositStories } from './history/deposit-stories';
import { tellPointsStories } from './history/points-stories';
import { tellSupportStories } from './history/support-stories';
import { createWithdrawalStories, type WithdrawalStories } from './history/withdrawal-stories';
import { openPastClock, type PastClock } from './past-clock';
import { brandProfiles } from './plan/brand-profiles';
import { DEMO_TIMEOUTS, type DemoScale } from './plan/demo-scale';
import { planMoments } from './plan/moments';

const SEED = 'marquee demo';
/** Their first plans are good ones: the statistics do not wait for autovacuum. */
const LARGE_TABLES = [
  ...['member', 'wallet', 'ledger_account', 'ledger_transaction', 'posting', 'bet', 'member_daily', 'deposit'],
  ...['lottery_draw', 'lottery_result'],
];
/**
 * Somebody else may use the database: the history does not wait for them. Statements are planned while their tables are
 * almost empty and run until they are large: only plans by index stay good.
 */
const SETTINGS = `set local lock_timeout = '5s'; set local jit = off; set local enable_seqscan = off;
  set local enable_hashjoin = off; set local enable_mergejoin = off; set local work_mem = '64MB'`;

/** `exists`: made before. `not_empty`: the database has members or money of its own. */
export type HistoryOutcome = 'made' | 'exists' | 'not_empty';

/**
 * Writes the demo history once, in one transaction: it is there whole or not at all.
 * @param now the end of the history
 */
export async function writeHistory(config: Config, scale: DemoScale, now: Date): Promise<HistoryOutcome> {
  const database: Database = openDatabase(config.databaseUrl, 1, DEMO_TIMEOUTS);
  const client = await database.pool.connect();
  try {
    const reason = await reasonAgainst(client);
    if (reason) return reason;
    await client.query('begin');
    await client.query(SETTINGS);
    await write(client, config, scale, now);
    await rememberThisMachine(client, now);
    await setWithdrawPasswords(client, now);
    await client.query('insert into demo_history (completed_at) values ($1)', [now]);
    await client.query('commit');
    // One by one: together they may take longer than a statement has on a busy machine.
    for (const table of LARGE_TABLES) await client.query(`analyze ${table}`);
    return 'made';
  } finally {
    // An open transaction ends with its connection.
    client.release(true);
    await database.close();
  }
}

/** The demo accounts have logged in from this machine before, so that nobody has to confirm who they are. */
async function rememberThisMachine(client: pg.ClientBase, now: Date): Promise<void> {
  await client.query(
    `insert into known_address (member_id, network, first_seen_at, last_seen_at)
     select m.id, n.network, $2, $2
     from member m cross join unnest(array['127.0.0.1/32', '::/64']::cidr[]) n (network)
     where m.account = any($1)`,
    [[...new Set(demoAccounts.members.map(({ account }) => account))], now],
  );
}

/** `npm start` prints them with the accounts. */
async function setWithdrawPasswords(client: pg.ClientBase, now: Date): Promise<void> {
  for (const { brand, account, withdrawPassword } of demoAccounts.members)
    if (withdrawPassword)
      await client.query(
        `update member m set payment_password_hash = $3, payment_password_changed_at = $4
         from brand b where b.id = m.brand_id and b.code = $1 and m.account = $2`,
        [brand, account, await hashPassword(withdrawPassword), new Date(now.getTime() - DAY_MS)],
      );
}

async function reasonAgainst(client: pg.ClientBase): Promise<'exists' | 'not_empty' | null> {
  const { rows } = await client.query<{ exists: boolean; used: boolean }>(
    `select exists (select from demo_history) as exists,
       exists (select from bet) or exists (select from deposit) or exists (select from withdrawal)
         or (select count(*) from member) > 10 as used`,
  );
  return rows[0]?.exists ? 'exists' : rows[0]?.used ? 'not_empty' : null;
}

async function write(client: pg.PoolClient, config: Config, scale: DemoScale, now: Date): Promise<void> {
  const moments = planMoments(now, scale.days, scale.momentsPerDay, SEED);
  const startsAt = new Date((moments[0]?.at.getTime() ?? now.getTime()) - HOUR_MS);
  const clock = await openPastClock(client, startsAt);
  await openPartitions(client, clock, startsAt, now);
  await client.query('update settlement_start set at = $1', [startsAt]);
  const platform = demoPlatform(config, client, clock);
  const services = await openDemoServices(platform);
  const operators = await readOperators(client);
  const { resultFeed } = await openKeys(config);
  await writeLotteryResults(client, operators[1].id, now, resultFeed);
  await writeFastResults(client, now);
  const inHouse = createInHouseHistory(client, seededRandom(`${SEED} in-house`), SEED);
  const histories = await openHistories({
    platform,
    services,
    operators,
    client,
    clock,
    inHouse,
    scale,
    startsAt,
    now,
  });
  await client.query('analyze member, wallet, ledger_account');
  for (const moment of moments)
    for (const { play, withdrawals } of histories) {
      await play.at(moment);
      await withdrawals.at(moment);
    }
  const end = new Date(now.getTime() - MINUTE_MS);
  for (const history of histories) await finish(history, end);
  await inHouse.finish(new Set(histories.flatMap(({ play }) => [...play.taken])), end);
  await reconcilePast(platform, client, clock, now);
  await clock.moveTo(now);
  await clock.close();
}

interface HistoryParts extends Pick<StoryParts, 'services' | 'operators' | 'clock' | 'now'> {
  readonly platform: Platform;
  readonly client: pg.PoolClient;
  readonly inHouse: ReturnType<typeof createInHouseHistory>;
  readonly scale: DemoScale;
  readonly startsAt: Date;
}

/** One history for each brand that the installation has. */
async function openHistories(parts: HistoryParts): Promise<BrandHistory[]> {
  const { platform, services, operators, client, clock, inHouse, scale, startsAt, now } = parts;
  const span = { startsAt, days: scale.days, members: scale.members, seed: SEED };
  const poolWinsFrom = new Date(now.getTime() - 5 * DAY_MS);
  const histories: BrandHistory[] = [];
  for (const profile of brandProfiles) {
    await openDemoPool(platform, services, operators, profile);
    const brand = await openDemoBrand(client, profile, span);
    if (!brand) continue;
    const accounts = await openAccounts(client, brand);
    const { playersPerMoment } = scale;
    const random = seededRandom(`${SEED} ${profile.code} play`);
    const common = { client, clock, brand, seed: SEED };
    const story = { ...common, services, operators, now, random: seededRandom(`${SEED} ${profile.code} stories`) };
    histories.push({
      story,
      play: createPlay({ ...common, accounts, inHouse, random, playersPerMoment, poolWinsFrom }),
      withdrawals: createWithdrawalStories(story),
    });
  }
  return histories;
}

async function finish({ story, play, withdrawals }: BrandHistory, end: Date): Promise<void> {
  await play.finish(end);
  await tellAgentStories(story);
  await tellDepositStories(story);
  await tellSupportStories(story);
  await tellCareStories(story);
  await tellPointsStories(story);
  await withdrawals.finish();
}

interface BrandHistory {
  readonly story: StoryParts;
  readonly play: Play;
  readonly withdrawals: WithdrawalStories;
}

/** The bets of each month have a partition of their own. */
async function openPartitions(client: pg.ClientBase, clock: PastClock, startsAt: Date, now: Date): Promise<void> {
  for (let ms = startsAt.getTime(); ms < now.getTime() + 28 * DAY_MS; ms += 28 * DAY_MS) {
    await clock.moveTo(new Date(ms));
    await client.query('select ensure_bet_partitions(1)');
  }
  await clock.moveTo(startsAt);
}

async function openAccounts(client: pg.ClientBase, { ref, channels }: DemoBrand): Promise<DepositAccounts> {
  const open = async (kind: string, purpose: string): Promise<bigint> => {
    const { rows } = await client.query<{ id: bigint }>(
      'select brand_account($1::smallint, $2::account_kind, $3) as id',
      [ref.id, kind, purpose],
    );
    return rows[0]?.id ?? 0n;
  };
  const providers = new Map<string, bigint>();
  for (const { code } of channels) providers.set(code, await open('psp', code));
  return { house: await open('house', ''), providers };
}
