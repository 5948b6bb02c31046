-- The business day of a brand at a point in time.
create or replace function brand_day(p_at timestamptz, p_offset_minutes smallint) returns date immutable language sql as $$
  select ((p_at at time zone 'UTC') + make_interval(mins => p_offset_minutes))::date
$$;
