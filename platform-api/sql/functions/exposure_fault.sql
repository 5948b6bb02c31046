-- The first outcome that does not take an amount, null when all do; the rows are locked. outcome:
--   unprepared     the draw has no rows for the brand yet (open_exposure)
--   number_closed  an operator closed it
--   odds_changed   it was priced at other odds than the ones it has now
--   number_full    the amount passes the cap; fits: what does not
create or replace function exposure_fault(p_amounts exposure_amounts) returns ticket_result language plpgsql
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  v_fault ticket_result;
begin
  select null, f.outcome, null, null, f.pool, f.number, f.fits, null into v_fault from (
    select case when e.draw_id is null then 'unprepared'
                when e.closed then 'number_closed'
                when e.used + a.amount > e.cap then 'number_full'
                when (e.used >= e.half_at) is true <> a.all_half or a.all_half <> a.any_half then 'odds_changed' end as outcome,
           a.pool, a.number, e.cap - e.used as fits, a.place
    from unnest(p_amounts.draws, p_amounts.brands, p_amounts.pools, p_amounts.outcomes, p_amounts.amounts, p_amounts.all_half,
                p_amounts.any_half) with ordinality as a(draw_id, brand_id, pool, number, amount, all_half, any_half, place)
    left join lottery_exposure e
      on e.draw_id = a.draw_id and e.brand_id = a.brand_id and e.pool = a.pool and e.outcome = a.number
  ) f
  where f.outcome is not null order by f.place limit 1;
  return v_fault;
end $$;
