-- Drops the days of the play feed that are older than p_keep_days and that every fold has read. Rebuilds never need them.
create or replace function drop_feed_partitions(p_keep_days integer default 7) returns integer language plpgsql as $$
declare
  v_old     record;
  v_dropped integer := 0;
begin
  for v_old in
    select c.relname, to_date(right(c.relname, 10), 'YYYY_MM_DD') as day
    from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'play_feed'::regclass order by 2
  loop
    exit when v_old.day >= (now() at time zone 'UTC')::date - p_keep_days;
    -- A row of a later day may be read before one of an earlier: a day is left alone until all folds are a whole day past it.
    exit when exists (select from fold_cursor where feed = 'play' and (base is null or at < (v_old.day + 2)::timestamp at time zone 'UTC'));
    execute format('drop table %I', v_old.relname);
    update play_feed_extent set complete_since = greatest(complete_since, (v_old.day + 1)::timestamp at time zone 'UTC');
    v_dropped := v_dropped + 1;
  end loop;
  return v_dropped;
end $$;
