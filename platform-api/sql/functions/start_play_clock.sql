-- Fills the play clocks of a member's last 31 days from the bets, when the member sets a first session limit.
create or replace function start_play_clock(p_member_id bigint, p_at timestamptz) returns void language sql as $$
  insert into play_clock (member_id, day, seconds, last_at)
    select p_member_id, g.day, sum(case when g.pause < interval '5 minutes' then extract(epoch from g.pause) else 0 end)::integer, max(g.placed_at)
    from (
      select brand_day(x.placed_at, r.offset_minutes) as day, x.placed_at,
             x.placed_at - lag(x.placed_at) over (partition by brand_day(x.placed_at, r.offset_minutes) order by x.placed_at) as pause
      from bet x join brand r on r.id = x.brand_id
      where x.member_id = p_member_id and x.placed_at > p_at - interval '31 days'
    ) g
    group by g.day
  on conflict (member_id, day) do nothing
$$;
