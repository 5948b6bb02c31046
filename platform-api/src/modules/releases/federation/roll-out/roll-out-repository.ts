import type { RollOut } from '@marquee/contract/calls/roll-outs';
import type { RollOutStep } from '@marquee/contract/roll-out';
import type { Queryable } from '../../../../platform/database';
import type { Finding } from './compare';

export interface NewRollOut {
  readonly brandId: number;
  readonly remote: string;
  readonly version: string;
  readonly baseline: string;
  readonly steps: readonly RollOutStep[];
  readonly startsAt: Date;
  readonly haltsByItself: boolean;
  readonly operatorId: number;
  readonly reason: string;
  readonly now: Date;
}

/** A roll-out that has not ended. */
export interface ActiveRollOut {
  readonly id: string;
  readonly brandId: number;
  readonly remote: string;
  readonly version: string;
  readonly baseline: string;
  readonly steps: readonly RollOutStep[];
  /** Null until it starts. */
  readonly step: number | null;
  readonly startsAt: Date;
  readonly stepStartedAt: Date | null;
  readonly stepLoads: number;
  readonly haltsByItself: boolean;
  readonly findings: readonly Finding[];
  readonly createdAt: Date;
}

const ACTIVE_COLUMNS = `id::text, brand_id as "brandId", remote, version, baseline, steps, step, starts_at as "startsAt",
  step_started_at as "stepStartedAt", step_loads::int as "stepLoads", halts_by_itself as "haltsByItself", findings,
  created_at as "createdAt"`;

/** @returns its id; null when the remote has another active one at the brand */
export async function insertRollOut(tx: Queryable, rollOut: NewRollOut): Promise<string | null> {
  const { brandId, remote, version, baseline, steps, startsAt, haltsByItself, operatorId, reason, now } = rollOut;
  const { rows } = await tx.query<{ id: string }>(
    `insert into roll_out (brand_id, remote, version, baseline, steps, starts_at, halts_by_itself, started_by, reason, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (brand_id, remote) where state in ('scheduled', 'running') do nothing
     returning id::text`,
    [brandId, remote, version, baseline, JSON.stringify(steps), startsAt, haltsByItself, operatorId, reason, now],
  );
  return rows[0]?.id ?? null;
}

/** Ids of the roll-outs that run, or whose start has come. */
export async function readDueRollOuts(tx: Queryable, now: Date): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select id::text from roll_out where state = 'running' or (state = 'scheduled' and starts_at <= $1) order by id`,
    [now],
  );
  return rows.map(({ id }) => id);
}

/**
 * Locks a roll-out that has not ended for the caller's transaction; null when it has.
 * @param whenLocked whether to wait for another process that is at it, or to pass it over: null
 */
export async function lockActiveRollOut(
  tx: Queryable,
  id: string,
  whenLocked: 'wait' | 'skip',
): Promise<ActiveRollOut | null> {
  const { rows } = await tx.query<ActiveRollOut>(
    `select ${ACTIVE_COLUMNS} from roll_out where id = $1 and state in ('scheduled', 'running') for update ${whenLocked === 'skip' ? 'skip locked' : ''}`,
    [id],
  );
  return rows[0] ?? null;
}

export async function writeStep(tx: Queryable, id: string, step: number, loads: number, now: Date): Promise<void> {
  await tx.query(
    `update roll_out set state = 'running', step = $2, step_loads = $3, step_started_at = $4, findings = '[]' where id = $1`,
    [id, step, loads, now],
  );
}

export async function writeFindings(tx: Queryable, id: string, findings: readonly Finding[]): Promise<void> {
  await tx.query('update roll_out set findings = $2 where id = $1', [id, JSON.stringify(findings)]);
}

export async function endRollOut(
  tx: Queryable,
  id: string,
  state: 'complete' | 'halted' | 'stopped',
  now: Date,
): Promise<void> {
  await tx.query('update roll_out set state = $2, ended_at = $3 where id = $1', [id, state, now]);
}

/** The roll-out of a remote at a brand that has not ended; null without one. */
export async function readActiveRollOut(
  connection: Queryable,
  brandId: number,
  remote: string,
): Promise<{ version: string; state: 'scheduled' | 'running' } | null> {
  const { rows } = await connection.query<{ version: string; state: 'scheduled' | 'running' }>(
    `select version, state from roll_out where brand_id = $1 and remote = $2 and state in ('scheduled', 'running')`,
    [brandId, remote],
  );
  return rows[0] ?? null;
}

/** The brand and the state of a roll-out; null when there is none of this id. */
export async function findRollOut(tx: Queryable, id: string): Promise<{ brandId: number; isActive: boolean } | null> {
  const { rows } = await tx.query<{ brandId: number; isActive: boolean }>(
    `select brand_id as "brandId", state in ('scheduled', 'running') as "isActive" from roll_out where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

interface RollOutRow extends Omit<RollOut, 'startsAt' | 'stepStartedAt' | 'endedAt' | 'loadsInStep'> {
  readonly brandId: number;
  readonly startsAt: Date;
  readonly stepStartedAt: Date | null;
  readonly endedAt: Date | null;
  readonly stepLoads: number;
  readonly createdAt: Date;
  readonly total: number;
}

/** One page of roll-outs, latest first; the loads are those at the start of the step. Null: of all brands. */
export async function readRollOuts(
  tx: Queryable,
  brandIds: readonly number[] | null,
  limit: number,
  offset: number,
): Promise<RollOutRow[]> {
  const { rows } = await tx.query<RollOutRow>(
    `select r.id::text as "rollOutId", r.brand_id as "brandId", b.code as brand, r.remote, r.version, r.baseline, r.state, r.steps, r.step, r.starts_at as "startsAt",
            r.step_started_at as "stepStartedAt", r.step_loads::int as "stepLoads", r.halts_by_itself as "haltsByItself",
            r.findings, o.name as "startedBy", r.reason, r.ended_at as "endedAt", r.created_at as "createdAt",
            count(*) over ()::int as total
     from roll_out r join brand b on b.id = r.brand_id join operator o on o.id = r.started_by
     where $1::int[] is null or r.brand_id = any($1::int[])
     order by r.state not in ('scheduled', 'running'), r.id desc limit $2 offset $3`,
    [brandIds, limit, offset],
  );
  return rows;
}
