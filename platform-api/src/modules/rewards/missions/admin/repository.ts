import type { MissionTerms } from '@marquee/contract/calls/missions-admin';
import type { MissionPeriod, MissionTask } from '@marquee/contract/missions';
import type { Queryable } from '../../../../platform/database';
import type { VersionState } from '../../../operators/rule-versions/service';

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

/** A mission that has no end yet, locked until the caller's transaction ends. */
export async function lockOpenMission(tx: Queryable, brandId: number, id: string): Promise<StoredMission | null> {
  const { rows } = await tx.query<StoredMission>({
    name: 'mission-open',
    text: `select ${COLUMNS} from mission m where m.brand_id = $1 and m.id = $2 and m.until_day is null for update`,
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

/** What a change writes: the terms as operators entered them, or a minimum in ledger units. */
export type ChangeTerms = MissionTerms | { readonly stake: string } | null;

export interface ChangeRow {
  readonly id: string;
  readonly brandId: number;
  readonly kind: 'new' | 'change' | 'end' | 'minimum';
  readonly missionId: string | null;
  readonly terms: ChangeTerms;
  readonly state: VersionState;
  readonly fromDay: string | null;
  readonly reason: string;
  readonly proposedBy: number;
  readonly proposedByName: string;
  readonly proposedAt: Date;
  readonly decidedByName: string | null;
}

const CHANGES = `select c.id, c.brand_id as "brandId", c.kind, c.mission_id as "missionId", c.terms, c.state, c.from_day::text as "fromDay", c.reason,
    c.proposed_by as "proposedBy", p.name as "proposedByName", c.proposed_at as "proposedAt", d.name as "decidedByName"
  from mission_change c join operator p on p.id = c.proposed_by left join operator d on d.id = c.decided_by`;

/** The last changes of a brand, those that wait first. */
export async function readChanges(db: Queryable, brandId: number, limit: number): Promise<readonly ChangeRow[]> {
  const { rows } = await db.query<ChangeRow>({
    name: 'mission-changes',
    text: `${CHANGES} where c.brand_id = $1 order by c.state <> 'waiting', c.proposed_at desc, c.id limit $2`,
    values: [brandId, limit],
  });
  return rows;
}

/** @param lock until the caller's transaction ends */
export async function readChange(db: Queryable, id: string, lock = false): Promise<ChangeRow | null> {
  const { rows } = await db.query<ChangeRow>({
    name: lock ? 'mission-change-lock' : 'mission-change',
    text: `${CHANGES} where c.id = $1${lock ? ' for update of c' : ''}`,
    values: [id],
  });
  return rows[0] ?? null;
}

export type NewChange = Pick<ChangeRow, 'id' | 'brandId' | 'kind' | 'missionId' | 'terms' | 'reason' | 'proposedBy'>;

/** @returns 'repeat' for the same change under the id, 'conflict' for another one, 'waiting' while one of the mission waits */
export async function insertChange(
  tx: Queryable,
  { id, brandId, kind, missionId, terms, reason, proposedBy }: NewChange,
  at: Date,
): Promise<'new' | 'repeat' | 'conflict' | 'waiting'> {
  const values = [id, brandId, kind, missionId, terms && JSON.stringify(terms), reason, proposedBy];
  const { rowCount } = await tx.query({
    name: 'mission-change-insert',
    text: `insert into mission_change (id, brand_id, kind, mission_id, terms, reason, proposed_by, proposed_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    values: [...values, at],
  });
  if (rowCount === 1) return 'new';
  const { rows } = await tx.query<{ same: boolean }>({
    name: 'mission-change-same',
    text: `select (brand_id, kind, mission_id, terms, reason, proposed_by)
                  is not distinct from ($2::smallint, $3::text, $4::text, $5::jsonb, $6::text, $7::integer) as same
           from mission_change where id = $1`,
    values,
  });
  if (!rows[0]) return 'waiting';
  return rows[0].same ? 'repeat' : 'conflict';
}

export async function writeChangeDecision(
  tx: Queryable,
  id: string,
  { fromDay, operatorId, at }: { readonly fromDay: string | null; readonly operatorId: number; readonly at: Date },
): Promise<void> {
  await tx.query({
    name: 'mission-change-decide',
    text: 'update mission_change set state = $2, from_day = $3, decided_by = $4, decided_at = $5 where id = $1',
    values: [id, fromDay === null ? 'refused' : 'approved', fromDay, operatorId, at],
  });
}
