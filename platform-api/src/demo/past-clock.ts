import type pg from 'pg';
import type { Clock } from '../platform/clock';

/** Time in the demo transaction: `now()` of SQL functions and column defaults, and the clock of services. */
export interface PastClock extends Clock {
  /** Statements sent afterwards run at that time, whether the promise is awaited or not. */
  moveTo(at: Date): Promise<unknown>;
  /** Restores everything. The commit is impossible without it. */
  close(): Promise<void>;
}

/** Applies `to` to all columns whose default is `from`. Expressions are printed with their schema under the default search path. */
const replaceDefaults = (from: string, to: string) => `do $$
declare
  c record;
begin
  for c in
    select a.attrelid::regclass as relation, a.attname as name
    from pg_attrdef d
    join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    join pg_class r on r.oid = d.adrelid
    where r.relnamespace = 'public'::regnamespace and not r.relispartition and pg_get_expr(d.adbin, d.adrelid) = '${from}'
  loop
    execute format('alter table %s alter column %I set default ${to}', c.relation, c.name);
  end loop;
end $$`;

/**
 * Lets the ledger's own functions run in the past, in one open transaction only. A schema with a function `now()` that
 * reads a setting of the transaction comes before `pg_catalog` in its search path, and column defaults refer to that
 * function. All of it is transactional: a failure rolls it back, and other transactions never see it. `close` drops the
 * function without `cascade`, so a default that was not restored prevents the commit (docs/decisions/0140).
 * @param client a connection with an open transaction, which must own the tables
 */
export async function openPastClock(client: pg.ClientBase, start: Date): Promise<PastClock> {
  let current = start;
  const moveTo = (at: Date): Promise<unknown> => {
    current = at;
    return client.query({
      name: 'demo-moment',
      text: `select pg_catalog.set_config('marquee.demo_moment', $1, true)`,
      values: [at.toISOString()],
    });
  };
  await client.query('create schema demo_clock');
  await client.query(
    `create function demo_clock.now() returns timestamptz stable parallel safe language sql
     return pg_catalog.current_setting('marquee.demo_moment')::pg_catalog.timestamptz`,
  );
  await client.query(replaceDefaults('now()', 'demo_clock.now()'));
  await client.query('set local search_path = public, demo_clock, pg_catalog');
  await moveTo(start);
  return {
    now: () => current,
    moveTo,
    async close() {
      await client.query('set local search_path to default');
      // A table cannot be altered while its deferred constraints wait for the commit.
      await client.query('set constraints all immediate');
      await client.query(replaceDefaults('demo_clock.now()', 'now()'));
      await client.query('drop function demo_clock.now()');
      await client.query('drop schema demo_clock');
    },
  };
}
