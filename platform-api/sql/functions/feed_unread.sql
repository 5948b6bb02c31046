-- The committed rows of the play feed that a fold has not read: with the fold's table, read in the same statement, they are what it will hold.
-- A row is written within a day of the rows around it, so older partitions are not looked at.
create or replace function feed_unread(p_cursor fold_cursor) returns setof play_feed stable language sql as $$
  select f.* from play_feed f
  where (f.xid, f.id) > (p_cursor.xid, p_cursor.id) and f.at > p_cursor.at - interval '1 day'
    and not pg_visible_in_snapshot(f.xid, p_cursor.base)
$$;
