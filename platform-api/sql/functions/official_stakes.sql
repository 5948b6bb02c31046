-- What members staked at the odds of a prize group on the draw of a run, of tickets that stand, and what they get back of it.
create or replace function official_stakes(p_run bigint)
returns table (member_id bigint, brand_id smallint, lottery_id smallint, issue text, stake bigint, rebate bigint) stable language sql as $$
  select t.member_id, b.brand_id, d.lottery_id, d.issue, sum(t.stake)::bigint, sum(t.rebate)::bigint
  from lottery_run r
  join lottery_draw d on d.id = r.draw_id
  join lottery_ticket t on t.draw_id = d.id and t.prize_group is not null
  join bet b on b.id = t.bet_id and b.placed_at = t.placed_at and b.status in ('won', 'lost', 'pushed')
  where r.id = p_run
  group by 1, 2, 3, 4
$$;
