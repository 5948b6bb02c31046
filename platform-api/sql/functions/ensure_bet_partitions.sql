-- Creates the partitions of bets, and of lottery tickets beside them, for this month and the following ones, unless they exist.
create or replace function ensure_bet_partitions(p_months_ahead integer default 2) returns void language plpgsql as $$
declare
  v_table text;
  v_month date;
begin
  for v_table, v_month in
    select t.name, m.at::date
    from (values ('bet'), ('lottery_ticket')) t(name),
         generate_series(date_trunc('month', now() at time zone 'UTC'), date_trunc('month', now() at time zone 'UTC')
                         + make_interval(months => p_months_ahead), interval '1 month') m(at)
  loop
    execute format(
      'create table if not exists %I partition of %I for values from (%L) to (%L) with (fillfactor = %s)',
      v_table || to_char(v_month, '_YYYY_MM'), v_table,
      v_month::timestamp at time zone 'UTC',
      (v_month + interval '1 month') at time zone 'UTC',
      -- bets are settled in place, tickets stay
      case v_table when 'bet' then 80 else 100 end
    );
  end loop;
end $$;
