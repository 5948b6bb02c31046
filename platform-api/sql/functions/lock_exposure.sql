-- Locks the rows of outcomes, in order. The planner expects few outcomes of a small table; anything but nested loops over the key
-- reads far more rows than it locks.
create or replace function lock_exposure(p_amounts exposure_amounts) returns void language plpgsql
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  perform 1
    from unnest(p_amounts.draws, p_amounts.brands, p_amounts.pools, p_amounts.outcomes) with ordinality
      as a(draw_id, brand_id, pool, outcome, place)
    join lottery_exposure e using (draw_id, brand_id, pool, outcome)
    order by a.place for no key update of e;
end $$;
