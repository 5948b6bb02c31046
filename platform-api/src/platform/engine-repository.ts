import type { Queryable } from './database';

/** Work that is due in the job queue. */
export interface QueueState {
  /** Jobs whose time has come, those being done included. */
  readonly due: number;
  /** Of these, jobs that have failed before. */
  readonly failing: number;
  /** Since the first of them was due. */
  readonly oldestSeconds: number;
}

export async function readQueueState(db: Queryable): Promise<QueueState> {
  const { rows } = await db.query<QueueState>({
    name: 'read-queue-state',
    text: `select count(*)::int as due, count(*) filter (where attempts > 0)::int as failing,
             coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as "oldestSeconds"
           from graphile_worker.jobs where run_at <= now() and attempts < max_attempts`,
  });
  return rows[0] as QueueState;
}

/** A lease that some process holds or held. */
export interface LeaseState {
  readonly name: string;
  /** Until its end; negative: so long nobody has held it. */
  readonly secondsLeft: number;
  /** How often it has changed hands. */
  readonly number: number;
}

/** The leases of loops; those of workers have their names in the job queue. */
export async function readLeases(db: Queryable): Promise<LeaseState[]> {
  const { rows } = await db.query<LeaseState>({
    name: 'read-leases',
    text: `select name, extract(epoch from expires_at - clock_timestamp())::float8 as "secondsLeft", number::float8 as number
           from lease where name not like 'pool-%'`,
  });
  return rows;
}
