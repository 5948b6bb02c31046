-- The next rows of a fold, in order: only of transactions older than all that still write, so that none can appear behind the cursor.
create or replace function feed_after(p_cursor fold_cursor, p_limit integer) returns setof play_feed stable language sql as $$
  select f.* from feed_unread(p_cursor) f
  where f.xid < pg_snapshot_xmin(pg_current_snapshot())
  order by f.xid, f.id limit p_limit
$$;
