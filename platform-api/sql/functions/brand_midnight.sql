-- The point in time at which a brand's business day starts.
create or replace function brand_midnight(p_day date, p_offset_minutes smallint) returns timestamptz immutable language sql as $$
  select (p_day::timestamp - make_interval(mins => p_offset_minutes)) at time zone 'UTC'
$$;
