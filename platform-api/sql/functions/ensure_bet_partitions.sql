-- Creates the partitions of bet for this month and the following ones, unless they exist.
create or replace function ensure_bet_partitions(p_months_ahead integer default 2) returns void language plpgsql as $$
declare
  v_month date;
begin
  for v_month in
    select generate_series(date_trunc('month', now() at time zone 'UTC'), date_trunc('month', now() at time zone 'UTC')
                           + make_interval(months => p_months_ahead), interval '1 month')::date
  loop
    execute format(
      'create table if not exists %I partition of bet for values from (%L) to (%L) with (fillfactor = 80)',
      'bet_' || to_char(v_month, 'YYYY_MM'),
      v_month::timestamp at time zone 'UTC',
      (v_month + interval '1 month') at time zone 'UTC'
    );
  end loop;
end $$;
