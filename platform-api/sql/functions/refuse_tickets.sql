-- The results of new tickets that may not be placed whatever the caps of their outcomes. The members' wallets are locked. outcome:
--   issue_closed  the draw takes no more tickets, or no ordinary ones yet
--   odds_changed  the brand's settings of the game have changed since the ticket was priced, or it is off
--   member_full   the member's stakes on the draw pass the cap; fits: what does not
create or replace function refuse_tickets(p_tickets ticket_request[]) returns ticket_result[] language sql as $$
  with checked as (
    select r.ord, r.stake, r.member_cap, d.id is null as is_closed, s.lottery_id is null as is_changed,
           case when r.member_cap is not null then
             (select coalesce(sum(b.stake), 0) from bet b
              where b.member_id = r.member_id and hashtextextended(b.round_id, 0) = hashtextextended(r.draw_id::text, 0)
                and b.round_id = r.draw_id::text and b.game_id = r.game_id and b.status <> 'rolled_back')
             + sum(r.stake) over (partition by r.member_id, r.draw_id order by r.ord) end as staked
    from unnest(p_tickets) r
    left join lottery_draw d on d.id = r.draw_id and d.closes_at > clock_timestamp()
      and (d.state = 'open' or d.state = 'scheduled' and r.chase_id is not null)
    left join lottery_brand_game s
      on s.brand_id = r.brand_id and s.lottery_id = d.lottery_id and s.revision = r.revision and s.enabled
  )
  select coalesce(array_agg((c.ord, f.outcome, null, null, null, null, c.member_cap - c.staked + c.stake, null)::ticket_result), '{}')
  from checked c
  cross join lateral (
    select case when c.is_closed then 'issue_closed' when c.is_changed then 'odds_changed'
                when c.staked > c.member_cap then 'member_full' end as outcome
  ) f
  where f.outcome is not null
$$;
