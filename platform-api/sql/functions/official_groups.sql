-- The prize group that members had when they staked on the draw of a run, over all their tickets that stand: what the odds of a ticket
-- left was its rebate. Rounded up, as its remainder stays with the brand.
create or replace function official_groups(p_run bigint) returns table (member_id bigint, held integer) stable language sql as $$
  select t.member_id, ceil(sum(t.stake::numeric * t.prize_group + t.rebate * 2000) / sum(t.stake))::integer
  from lottery_run r
  join lottery_ticket t on t.draw_id = r.draw_id and t.prize_group is not null
  join bet b on b.id = t.bet_id and b.placed_at = t.placed_at and b.status in ('won', 'lost', 'pushed')
  where r.id = p_run
  group by 1
$$;
