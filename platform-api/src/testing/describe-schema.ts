import type pg from 'pg';

/** Tables, columns, constraints, indexes, triggers, views and types; what belongs to partitions is that of their tables. */
const PARTS = {
  columns: `select c.relname as owner, a.attname as name,
      concat_ws(' ', format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end, a.attidentity, a.attgenerated,
        pg_get_expr(d.adbin, d.adrelid)) as text
    from pg_attribute a join tables c on c.oid = a.attrelid left join pg_attrdef d on (d.adrelid, d.adnum) = (a.attrelid, a.attnum)
    where a.attnum > 0 and not a.attisdropped`,
  options: `select relname as owner, relkind::text as name, concat_ws(' ', relpersistence, reloptions::text) as text from tables`,
  constraints: `select c.relname as owner, k.conname as name, pg_get_constraintdef(k.oid) as text
    from pg_constraint k join tables c on c.oid = k.conrelid where k.contype not in ('n', 't')`,
  indexes: `select c.relname as owner, i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as text
    from pg_index i join tables c on c.oid = i.indrelid`,
  triggers: `select c.relname as owner, t.tgname as name, pg_get_triggerdef(t.oid) as text
    from pg_trigger t join tables c on c.oid = t.tgrelid where not t.tgisinternal`,
  views: `select 'view' as owner, relname as name, pg_get_viewdef(oid) as text from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'v'`,
  enums: `select 'enum' as owner, t.typname as name, string_agg(e.enumlabel, ', ' order by e.enumsortorder) as text
    from pg_type t join pg_enum e on e.enumtypid = t.oid where t.typnamespace = 'public'::regnamespace group by t.typname`,
};

/** @returns part, owner and name, and what the database says of it, by place: equal for databases of equal schema */
export async function describeSchema(pool: pg.Pool): Promise<ReadonlyMap<string, string>> {
  const parts = Object.entries(PARTS).map(([part, query]) => `select '${part}' as part, * from (${query}) ${part}`);
  const { rows } = await pool.query<{ part: string; owner: string; name: string; text: string }>(
    `with tables as (
       select * from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'c') and not relispartition
     ) ${parts.join(' union all ')} order by 1, 2, 3`,
  );
  return new Map(rows.map(({ part, owner, name, text }) => [`${part} ${owner} ${name}`, text]));
}
