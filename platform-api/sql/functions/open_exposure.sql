-- Makes the rows of a draw for a brand, unless they exist: of each pool all outcomes (p_sizes of them), or the pool as a whole (size 0).
-- The stakes of the draw are pool -1, where the brand limits them.
create or replace function open_exposure(p_draw bigint, p_brand smallint, p_pools smallint[], p_sizes integer[])
returns void language sql as $$
  insert into lottery_exposure (draw_id, brand_id, pool, outcome, cap, half_at)
  select d.id, s.brand_id, n.pool, n.outcome, n.cap, case when n.pool >= 0 then n.cap / 100 * s.half_from end
  from lottery_draw d
  join lottery_brand_game s on s.lottery_id = d.lottery_id and s.brand_id = p_brand
  cross join lateral (
    select p.pool, o.outcome::smallint as outcome, case when p.size = 0 then s.pool_cap else s.outcome_cap end as cap
    from unnest(p_pools, p_sizes) p(pool, size)
    cross join generate_series(least(p.size - 1, 0), p.size - 1) o(outcome)
    union all
    select -1, -1, s.draw_cap where s.draw_cap is not null
  ) n
  where d.id = p_draw
  order by n.pool, n.outcome
  on conflict do nothing;
  -- What the pairs of a station can cost together, under the cap of a pool: no half odds, which belong to one pair.
  insert into lottery_exposure (draw_id, brand_id, pool, outcome, cap)
  select n.station, s.brand_id, 100, -1, s.pool_cap
  from lottery_draw d
  join lottery_brand_game s on s.lottery_id = d.lottery_id and s.brand_id = p_brand
  cross join unnest(array[d.first_station, d.second_station]) n(station)
  where d.id = p_draw and n.station is not null
  order by n.station
  on conflict do nothing
$$;
