-- Adds what tickets can cost to their outcomes; p_sign -1 takes it back. The draws of outcomes that are full or pay half from now on, or
-- no longer.
create or replace function raise_exposure(p_amounts exposure_amounts, p_sign integer default 1) returns bigint[] language plpgsql
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  v_changed bigint[];
begin
  with raised as (
    update lottery_exposure e set used = e.used + p_sign * a.amount
      from unnest(p_amounts.draws, p_amounts.brands, p_amounts.pools, p_amounts.outcomes, p_amounts.amounts)
        as a(draw_id, brand_id, pool, outcome, amount)
      where e.draw_id = a.draw_id and e.brand_id = a.brand_id and e.pool = a.pool and e.outcome = a.outcome
      returning e.draw_id, e.used, e.used - p_sign * a.amount as before, e.cap, e.half_at
  )
  select coalesce(array_agg(distinct r.draw_id), '{}') into v_changed from raised r
    where (r.used = r.cap) <> (r.before = r.cap) or (r.used >= r.half_at) <> (r.before >= r.half_at);
  return v_changed;
end $$;
