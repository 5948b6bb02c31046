-- Deletes the rows of the cash feed that are older than p_keep_days and that every fold has read. Rebuilds never need them. They are few, so
-- they need no partitions, and a deposit cannot fail for want of one.
create or replace function drop_read_cash(p_keep_days integer default 7) returns integer language plpgsql as $$
declare
  v_dropped integer;
begin
  if exists (select from fold_cursor where feed = 'cash' and base is null) then return 0; end if;
  -- What a base saw was folded by the rebuild that made it, also behind rows that are unread.
  delete from cash_feed f
  where f.at < now() - make_interval(days => p_keep_days)
    and not exists (select from fold_cursor c where c.feed = 'cash' and (f.xid, f.id) > (c.xid, c.id) and not pg_visible_in_snapshot(f.xid, c.base));
  get diagnostics v_dropped = row_count;
  return v_dropped;
end $$;
