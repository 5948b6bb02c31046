import type { Queryable } from './database';

/** Takes a lease that nobody holds. @returns its number, or null while another process holds it */
export async function takeLease(db: Queryable, name: string, forMs: number): Promise<bigint | null> {
  const { rows } = await db.query<{ number: bigint }>({
    name: 'take-lease',
    text: `insert into lease (name, expires_at) values ($1, clock_timestamp() + $2 * interval '1 millisecond')
           on conflict (name) do update set number = lease.number + 1, expires_at = excluded.expires_at
             where lease.expires_at <= clock_timestamp()
           returning number`,
    values: [name, forMs],
  });
  return rows[0]?.number ?? null;
}

/** @returns false when another process has taken it */
export async function renewLease(db: Queryable, name: string, number: bigint, forMs: number): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'renew-lease',
    text: `update lease set expires_at = clock_timestamp() + $3 * interval '1 millisecond' where name = $1 and number = $2`,
    values: [name, number, forMs],
  });
  return rowCount === 1;
}

/** Ends a lease, so that another process need not wait for its end. */
export async function endLease(db: Queryable, name: string, number: bigint): Promise<void> {
  await db.query({
    name: 'end-lease',
    text: 'update lease set expires_at = clock_timestamp() where name = $1 and number = $2',
    values: [name, number],
  });
}

/** Whether the lease has this number; it keeps it until the caller's transaction ends. */
export async function lockLease(tx: Queryable, name: string, number: bigint): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'lock-lease',
    text: 'select from lease where name = $1 and number = $2 for share',
    values: [name, number],
  });
  return rowCount === 1;
}

/** Renews the leases of processes that work on the job queue, under their names there: `pool-...`. */
export async function renewWorkers(db: Queryable, names: readonly string[], forMs: number): Promise<void> {
  await db.query({
    name: 'renew-worker-leases',
    text: `insert into lease (name, expires_at)
           select name, clock_timestamp() + $2 * interval '1 millisecond' from unnest($1::text[]) name order by name
           on conflict (name) do update set expires_at = excluded.expires_at`,
    values: [names, forMs],
  });
}

/** Gives the jobs of processes whose lease has run out, or of which `names` says that they have ended, to the others. */
export async function releaseWorkers(db: Queryable, names: readonly string[] = []): Promise<void> {
  await db.query({
    name: 'release-workers',
    text: `with gone as (
             delete from lease where name = any($1::text[]) or (name like 'pool-%' and expires_at <= clock_timestamp()) returning name
           )
           select graphile_worker.force_unlock_workers(array_agg(name)) from gone having count(*) > 0`,
    values: [names],
  });
}
