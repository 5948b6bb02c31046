-- The business day with which the 30 days of a new member end (ACQUISITION_DAYS), the day of the registration counted.
create or replace function acquisition_day(p_registered_at timestamptz, p_offset_minutes smallint) returns date immutable language sql as $$
  select brand_day(p_registered_at, p_offset_minutes) + 29
$$;
