-- The stake from which a round counts for missions on a business day, ledger units.
create or replace function mission_minimum_on(p_brand_id smallint, p_day date) returns bigint stable language sql as $$
  select coalesce((select stake from mission_minimum where brand_id = p_brand_id and from_day <= p_day order by from_day desc limit 1), 0)
$$;
