import type pg from 'pg';

/** What a test tells its worker processes. */
export interface WorkerState {
  readonly clock: Date;
  readonly rainId: string;
  readonly members: readonly bigint[];
  readonly missionIds: readonly string[];
}

export async function writeWorkerState(pool: pg.Pool, { clock, rainId, members, missionIds }: WorkerState) {
  await pool.query(
    `create table if not exists worker_state (clock timestamptz not null, rain_id text not null, members bigint[] not null, missions text[] not null);
     delete from worker_state`,
  );
  await pool.query('insert into worker_state values ($1, $2, $3, $4)', [clock, rainId, members, missionIds]);
}

export async function readWorkerState(pool: pg.Pool): Promise<WorkerState> {
  const { rows } = await pool.query<WorkerState>(
    'select clock, rain_id as "rainId", members, missions as "missionIds" from worker_state',
  );
  const [state] = rows;
  if (!state) throw new Error('the test has said nothing yet');
  return state;
}
