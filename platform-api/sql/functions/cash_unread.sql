-- The committed rows of the cash feed that a fold has not read.
create or replace function cash_unread(p_cursor fold_cursor) returns setof cash_feed stable language sql as $$
  select f.* from cash_feed f
  where (f.xid, f.id) > (p_cursor.xid, p_cursor.id) and not pg_visible_in_snapshot(f.xid, p_cursor.base)
$$;
