-- The business day whose rebates are to be run next: one that has not finished, the one after the last, or the first day of the rules.
create or replace function next_rebate_day(p_brand_id smallint) returns date stable language sql as $$
  select coalesce(
    (select min(day) from rebate_run where brand_id = p_brand_id and finished_at is null),
    (select max(day) + 1 from rebate_run where brand_id = p_brand_id),
    (select min(from_day) from rebate_rules where brand_id = p_brand_id and state = 'approved')
  )
$$;
