import type { MissionPeriod, MissionTask } from '@marquee/contract/missions';
import type { Queryable } from '../../../../platform/database';

/** A mission as it is stored; amounts in ledger units. */
export interface StoredMission {
  readonly id: string;
  readonly family: string;
  readonly period: MissionPeriod;
  readonly task: MissionTask;
  readonly goal: bigint;
  readonly multiplier: number | null;
  readonly minimum: bigint | null;
  /** Family of the mission that comes before. */
  readonly after: string | null;
  readonly rewardKind: 'points' | 'cash';
  readonly reward: bigint;
  readonly score: number;
  readonly sortOrder: number;
  readonly fromDay: string;
  readonly untilDay: string | null;
}

const COLUMNS = `m.id, coalesce(m.family, m.id) as family, m.period, m.task, m.goal, m.multiplier, m.minimum, m.after, m.reward_kind as "rewardKind", m.reward, m.score,
  m.sort_order as "sortOrder", m.from_day::text as "fromDay", m.until_day::text as "untilDay"`;

/** Missions of a brand that have not ended on a business day, in their order. */
export async function readMissionsOn(
  db: Queryable,
  brandId: number,
  day: string,
): Promise<readonly (StoredMission & { readonly claims: number })[]> {
  const { rows } = await db.query<StoredMission & { claims: number }>({
    name: 'missions-admin',
    text: `select ${COLUMNS}, (select count(*)::int from mission_claim c where c.brand_id = m.brand_id and c.mission_id = m.id) as claims
           from mission m where m.brand_id = $1 and (m.until_day is null or m.until_day >= $2) order by m.sort_order, m.id, m.from_day`,
    values: [brandId, day],
  });
  return rows;
}

const OPEN_MISSION = `select ${COLUMNS} from mission m where m.brand_id = $1 and m.id = $2 and m.until_day is null`;

/** A mission that has no end yet. */
export async function readOpenMission(db: Queryable, brandId: number, id: string): Promise<StoredMission | null> {
  const { rows } = await db.query<StoredMission>({
    name: 'mission-open-read',
    text: OPEN_MISSION,
    values: [brandId, id],
  });
  return rows[0] ?? null;
}

/** A mission that has no end yet, locked until the caller's transaction ends. */
export async function lockOpenMission(tx: Queryable, brandId: number, id: string): Promise<StoredMission | null> {
  const { rows } = await tx.query<StoredMission>({
    name: 'mission-open',
    text: `${OPEN_MISSION} for update`,
    values: [brandId, id],
  });
  return rows[0] ?? null;
}

export async function writeMission(tx: Queryable, brandId: number, mission: StoredMission): Promise<void> {
  const { id, family, period, task, goal, multiplier, minimum, after, rewardKind, reward, score, sortOrder, fromDay } =
    mission;
  await tx.query({
    name: 'mission-write',
    text: `insert into mission (brand_id, id, family, period, task, goal, multiplier, minimum, after, reward_kind, reward, score, sort_order, from_day)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    values: [
      brandId,
      id,
      family === id ? null : family,
      period,
      task,
      goal,
      multiplier,
      minimum,
      after,
      rewardKind,
      reward,
      score,
      sortOrder,
      fromDay,
    ],
  });
}

export async function endMission(tx: Queryable, brandId: number, id: string, lastDay: string): Promise<void> {
  await tx.query({
    name: 'mission-end',
    text: 'update mission set until_day = greatest($3::date, from_day) where brand_id = $1 and id = $2',
    values: [brandId, id, lastDay],
  });
}

/** The number of rows that a family has. */
export async function countFamily(db: Queryable, brandId: number, family: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'mission-family',
    text: 'select count(*)::int as count from mission where brand_id = $1 and coalesce(family, id) = $2',
    values: [brandId, family],
  });
  return rows[0]?.count ?? 0;
}

export async function readMinimum(db: Queryable, brandId: number, day: string): Promise<bigint> {
  const { rows } = await db.query<{ stake: bigint }>({
    name: 'mission-minimum',
    text: 'select mission_minimum_on($1::smallint, $2::date) as stake',
    values: [brandId, day],
  });
  return rows[0]?.stake ?? 0n;
}

export async function writeMinimum(tx: Queryable, brandId: number, fromDay: string, stake: bigint): Promise<void> {
  await tx.query({
    name: 'mission-minimum-write',
    text: `insert into mission_minimum (brand_id, from_day, stake) values ($1, $2, $3)
           on conflict (brand_id, from_day) do update set stake = excluded.stake`,
    values: [brandId, fromDay, stake],
  });
}
