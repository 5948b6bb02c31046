-- The next rows of a fold of the cash feed, in order: only of transactions older than all that still write, as feed_after.
create or replace function cash_after(p_cursor fold_cursor, p_limit integer) returns setof cash_feed stable language sql as $$
  select f.* from cash_unread(p_cursor) f
  where f.xid < pg_snapshot_xmin(pg_current_snapshot())
  order by f.xid, f.id limit p_limit
$$;
