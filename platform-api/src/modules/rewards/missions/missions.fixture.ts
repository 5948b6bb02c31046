import type pg from 'pg';
import type { Database } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { silentTelemetry } from '../../../testing/silent-telemetry';
import { createBonuses } from '../../money/bonus/service';
import { TEST_BRAND, UNIT } from '../../money/ledger/money.fixture';
import { createLedgerService } from '../../money/ledger/service';
import { createRewards } from '../rewards/rewards';
import { createTickets } from '../tickets/service';
import { createUnits } from '../../money/units/service';
import { createWageringService } from '../../money/wagering/service';
import { createMissions, createMissionsFold } from './service';

/** What a test changes while it goes on. */
export interface MissionSurroundings {
  now(): Date;
  offsetMinutes(): number;
  hasPoints(): boolean;
  invitesFriends(): boolean;
  isBarred(memberId: bigint): boolean;
  /** Topics published to members. */
  published(topic: string, memberId: bigint | undefined): void;
}

/** The missions of the test brand over a database. */
export function missionsOn(database: Database, given: Partial<MissionSurroundings> = {}) {
  const {
    now = () => new Date(),
    offsetMinutes = () => TEST_BRAND.offsetMinutes,
    hasPoints = () => true,
    invitesFriends = () => true,
    isBarred = () => false,
    published = () => undefined,
  } = given;
  const clock = { now };
  const bus = {
    publish: (topic: string, _payload: object, audience: { memberId?: bigint }) => published(topic, audience.memberId),
  } as never;
  const jobs = { add: () => Promise.resolve() };
  const platform = { database, clock, bus, jobs, ...silentTelemetry() } as never;
  const flags = () => ({ POINTS: hasPoints(), REFERRAL: invitesFriends() });
  const brand = () => ({ ...TEST_BRAND, offsetMinutes: offsetMinutes(), config: { flags: flags() } });
  const brands = { byId: () => Promise.resolve(brand()) } as never;
  const ledger = createLedgerService(platform);
  const wagering = createWageringService({ database });
  const units = createUnits({ database, clock });
  return {
    fold: createMissionsFold({ bus, clock }),
    missions: createMissions({
      platform,
      brands,
      rewards: createRewards({
        platform,
        brands,
        ledger,
        wagering,
        units,
        tickets: createTickets(platform, units),
        freeBets: { promise: () => Promise.resolve() },
        bonuses: createBonuses({ platform, brands, ledger, wagering }),
      }),
      limits: {
        refuseBarred: (_tx, memberId) =>
          isBarred(memberId) ? Promise.reject(new Failure('self_excluded')) : Promise.resolve(),
      },
    }),
  };
}

/** A mission of each period; one waits for another. */
export async function insertMissions(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into mission (brand_id, id, period, task, goal, multiplier, after, reward_kind, reward, score, from_day, sort_order)
     values ($1, 'rounds', 'daily', 'rounds', 2, null, null, 'points', 20, 5, '2026-01-01', 1),
            ($1, 'turnover', 'daily', 'turnover', ${100n * UNIT}, null, 'rounds', 'cash', ${7n * UNIT}, 10, '2026-01-01', 2),
            ($1, 'big', 'weekly', 'multiplier', 1, 10, null, 'points', 30, 20, '2026-01-01', 3),
            ($1, 'games', 'once', 'games', 1, null, null, 'points', 40, 1, '2026-01-01', 4),
            ($1, 'deposit', 'daily', 'deposit', ${50n * UNIT}, null, null, 'points', 5, 1, '2026-01-01', 5)`,
    [TEST_BRAND.id],
  );
}
