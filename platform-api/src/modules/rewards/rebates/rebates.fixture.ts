import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { dayOf } from '../../../platform/brand-days';
import { type Database, openDatabase } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { silentTelemetry } from '../../../testing/silent-telemetry';
import { createBonuses } from '../../money/bonus/service';
import { placeBets, rollBack, settleBets } from '../../money/ledger/bet-movement-repository';
import {
  betOf,
  makeMember,
  mustVerify,
  seedMoneyTest,
  TEST_BRAND,
  UNIT,
  winOf,
} from '../../money/ledger/money.fixture';
import { createLedgerService } from '../../money/ledger/service';
import { createRewards, type Rewards } from '../rewards/rewards';
import { createTickets } from '../tickets/service';
import { createUnits } from '../../money/units/service';
import { createVipLevels } from '../vip/vip-levels';
import { createWageringService, type WageringService } from '../../money/wagering/service';
import { createMemberRebates, type MemberRebates } from './member-rebates';
import type { RateRow } from './rebate-rules';
import { createSettleRebates } from './settle-days';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Where members play: a database with the test brand. */
export interface RebateTables {
  readonly db: Pick<TestDatabase, 'pool'>;
}

/** The rebates of the test brand over a database; a test sets their time and flag. */
export interface RebateSite extends RebateTables {
  readonly rewards: Rewards;
  readonly wagering: WageringService;
  readonly settle: () => Promise<number>;
  readonly own: MemberRebates;
  /** Topics published to members. */
  readonly published: [string, unknown][];
  /** Time passes; what is played stays on the real day. */
  setNow(moment: Date): void;
  setManual(isManual: boolean): void;
  /** The brand's own time. */
  setOffset(minutes: number): Promise<void>;
  setBarred(memberId: bigint | null): void;
}

/** The same with a database of its own. */
export interface RebateBench extends RebateSite {
  readonly db: TestDatabase;
  close(): Promise<void>;
}

export const OFFSET = TEST_BRAND.offsetMinutes;
/** The business day of what is played now. */
export const today = (): string => dayOf(new Date(), OFFSET);
/** So many hours after the end of today. */
export const afterClose = (hours: number, days = 0): Date =>
  new Date(Date.parse(today()) + 24 * HOUR_MS * (1 + days) - OFFSET * MINUTE_MS + hours * HOUR_MS);

/** @param batch members that are settled in one transaction */
export function rebateSiteOn(database: Database, batch?: number): RebateSite {
  let moment = () => new Date();
  let isManual = false;
  let barred: bigint | null = null;
  const published: [string, unknown][] = [];
  const bus = {
    publish: (topic: string, _payload: object, audience: { memberId?: bigint }) =>
      void published.push([topic, audience.memberId]),
  } as never;
  const platform = { database, clock: { now: () => moment() }, bus, ...silentTelemetry() } as never;
  let offsetMinutes: number = TEST_BRAND.offsetMinutes;
  const brand = () => ({ ...TEST_BRAND, offsetMinutes, config: { flags: { MANUALREBATE: isManual, POINTS: true } } });
  const brands = { byId: () => Promise.resolve(brand()), all: () => Promise.resolve([brand()]) } as never;
  const ledger = createLedgerService(platform);
  const wagering = createWageringService({ database });
  const units = createUnits(platform);
  const rewards = createRewards({
    platform,
    brands,
    ledger,
    wagering,
    units,
    tickets: createTickets(platform, units),
    freeBets: { promise: () => Promise.resolve() },
    bonuses: createBonuses({ platform, brands, ledger, wagering }),
  });
  const limits = {
    refuseBarred: (_tx: unknown, id: bigint) =>
      id === barred ? Promise.reject(new Failure('self_excluded')) : Promise.resolve(),
  };
  const catalogue = { vendorByCode: () => Promise.resolve(undefined) };
  const vipLevels = createVipLevels(platform);
  return {
    db: database,
    rewards,
    wagering,
    published,
    settle: createSettleRebates({ platform, brands, rewards }, batch),
    own: createMemberRebates({ platform, brands, rewards, limits, catalogue, vipLevels }),
    setNow: (at) => void (moment = () => at),
    setManual: (manual) => void (isManual = manual),
    async setOffset(minutes) {
      offsetMinutes = minutes;
      await database.pool.query('update brand set offset_minutes = $2 where id = $1', [TEST_BRAND.id, minutes]);
    },
    setBarred: (memberId) => void (barred = memberId),
  };
}

export async function openRebateBench(): Promise<RebateBench> {
  const db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  const database = openDatabase(db.url);
  return {
    ...rebateSiteOn(database),
    db,
    async close() {
      await mustVerify(db.pool);
      await database.close();
      await db.drop();
    },
  };
}

/** A table of rebates from a business day on; amounts in currency units. */
export async function setRates(
  { db }: RebateTables,
  {
    version,
    fromDay,
    rates,
    minimum = 0n,
    cap = null,
    wagering = 0,
  }: {
    readonly version: number;
    readonly fromDay: string;
    readonly rates: readonly RateRow[];
    readonly minimum?: bigint;
    readonly cap?: bigint | null;
    readonly wagering?: number;
  },
): Promise<void> {
  await db.pool.query(
    `insert into rebate_rules (brand_id, version, rates, minimum, daily_cap, wagering, state, from_day, reason, decided_at)
     values ($1, $2, $3, $4, $5, $6, 'approved', $7, 'test', now())`,
    [TEST_BRAND.id, version, JSON.stringify(rates), minimum * UNIT, cap && cap * UNIT, wagering, fromDay],
  );
}

export const callerOf = (id: bigint) => ({ member: { id }, brand: { id: TEST_BRAND.id } });
export const newMember = async ({ db }: RebateTables): Promise<bigint> =>
  (await makeMember(db.pool, 100_000n * UNIT)).id;

/** Plays and loses so many currency units. */
export async function play(
  { db }: RebateTables,
  memberId: bigint,
  units: bigint,
  fields: Parameters<typeof betOf>[2] = {},
) {
  const bet = betOf(memberId, units * UNIT, fields);
  await placeBets(db.pool, [bet]);
  await settleBets(db.pool, [winOf(memberId, bet.key, 0n)]);
  return bet;
}

export const takeBack = (
  { db }: RebateTables,
  { key, source, fingerprint }: ReturnType<typeof betOf>,
  memberId: bigint,
) => rollBack(db.pool, { source, key: `${key}-back`, fingerprint, reference: key, memberId });

/** Makes all that was played by now, in the real time, be settled at another moment, far ahead. */
export async function settleAt({ db: { pool } }: RebateTables, moment: Date): Promise<void> {
  for (const table of ['bet', 'play_feed'])
    await pool.query(`update ${table} set settled_at = $1 where settled_at <= now()`, [moment]);
  // What was placed stays on its day.
  await pool.query(
    `with real as (select * from member_daily where day <= (now() + interval '1 day')::date and settled_stake <> 0),
     settled as (
       insert into member_daily (member_id, day, vendor_id, game_type, brand_id, settled_stake, valid_bet, payout)
       select r.member_id, brand_day($1, b.offset_minutes), r.vendor_id, r.game_type, r.brand_id, r.settled_stake, r.valid_bet, r.payout
       from real r join brand b on b.id = r.brand_id
     )
     update member_daily d set settled_stake = 0, valid_bet = 0, payout = 0
     from real r where (d.member_id, d.day, d.vendor_id, d.game_type) = (r.member_id, r.day, r.vendor_id, r.game_type)`,
    [moment],
  );
}

export async function cashOf({ db }: RebateTables, id: bigint): Promise<bigint> {
  const { rows } = await db.pool.query<{ balance: bigint }>(
    `select balance from wallet where member_id = $1 and kind = 'cash'`,
    [id],
  );
  return rows[0]?.balance ?? 0n;
}
