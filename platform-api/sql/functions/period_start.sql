-- The first day of the period that contains a day. Weeks start on Monday.
create or replace function period_start(p_day date, p_period limit_period) returns date immutable language sql as $$
  select case p_period when 'day' then p_day else date_trunc(p_period::text, p_day::timestamp)::date end
$$;
