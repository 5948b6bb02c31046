-- What tickets can cost by outcome, in sum, in the order in which the rows of the outcomes are locked.
create or replace function sum_liabilities(p_tickets ticket_request[]) returns exposure_amounts immutable language sql as $$
  select (array_agg(s.draw_id), array_agg(s.brand_id), array_agg(s.pool), array_agg(s.outcome), array_agg(s.amount),
          array_agg(s.all_half), array_agg(s.any_half))::exposure_amounts
  from (
    select r.draw_id, r.brand_id, l.pool, l.outcome, sum(l.amount)::bigint as amount,
           bool_and(l.half) as all_half, bool_or(l.half) as any_half
    from unnest(p_tickets) r cross join unnest(r.pools, r.outcomes, r.amounts, r.halves) l(pool, outcome, amount, half)
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
  ) s
$$;
