-- What tickets can cost by outcome, in sum, in the order in which the rows of the outcomes are locked.
create or replace function sum_liabilities(p_tickets ticket_request[]) returns exposure_amounts stable language sql as $$
  select (array_agg(s.draw_id), array_agg(s.brand_id), array_agg(s.pool), array_agg(s.outcome), array_agg(s.amount),
          array_agg(s.all_half), array_agg(s.any_half))::exposure_amounts
  from (
    select a.draw_id, a.brand_id, a.pool, a.outcome, sum(a.amount)::bigint as amount,
           bool_and(a.half) as all_half, bool_or(a.half) as any_half
    from (
      select r.draw_id, r.brand_id, l.pool, l.outcome, l.amount, l.half
      from unnest(p_tickets) r cross join unnest(r.pools, r.outcomes, r.amounts, r.halves) l(pool, outcome, amount, half)
      union all
      -- A pair over two stations costs either of them: pool 100 of a station is what its pairs can cost together.
      select n.station, r.brand_id, 100::smallint, (-1)::smallint, l.amount, false
      from unnest(p_tickets) r
      join lottery_draw d on d.id = r.draw_id and d.first_station is not null
      cross join unnest(array[d.first_station, d.second_station]) n(station)
      cross join unnest(r.pools, r.amounts) l(pool, amount)
      where l.pool >= 0
    ) a
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
  ) s
$$;
