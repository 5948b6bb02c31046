-- The first business day of a mission's period. Weeks begin on Monday.
create or replace function mission_period_start(p_period text, p_day date, p_from_day date) returns date immutable language sql as $$
  select case p_period when 'daily' then p_day when 'weekly' then date_trunc('week', p_day::timestamp)::date else p_from_day end
$$;
