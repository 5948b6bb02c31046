-- Starts the run of a business day, once: opens the rebate of every member with something to count. Trial accounts get none.
create or replace function start_rebate_run(p_brand_id smallint, p_day date, p_at timestamptz) returns void language plpgsql as $$
begin
  insert into rebate_run (brand_id, day, started_at, seen) values (p_brand_id, p_day, p_at, pg_current_snapshot()) on conflict do nothing;
  if not found then return; end if;
  insert into rebate (member_id, day, brand_id)
    select distinct u.member_id, p_day, p_brand_id
    from rebates_uncounted(p_brand_id, p_day, null) u join member m on m.id = u.member_id and m.type not in (4, 5);
end $$;
