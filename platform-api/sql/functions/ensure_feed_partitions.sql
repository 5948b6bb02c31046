-- Creates the partitions of the play feed for today and the following days (UTC), unless they exist.
create or replace function ensure_feed_partitions(p_days_ahead integer default 7) returns void language plpgsql as $$
declare
  v_day date;
begin
  for v_day in select (now() at time zone 'UTC')::date + i from generate_series(0, p_days_ahead) i loop
    execute format('create table if not exists %I partition of play_feed for values from (%L) to (%L)',
                   'play_feed_' || to_char(v_day, 'YYYY_MM_DD'),
                   v_day::timestamp at time zone 'UTC', (v_day + 1)::timestamp at time zone 'UTC');
  end loop;
end $$;
