-- A settled bet is won, lost or pushed by its net result, and the winners board lists net wins.
create function bet_result(p_stake bigint, p_payout bigint) returns bet_status language sql immutable as $$
  select (case when p_payout > p_stake then 'won' when p_payout = p_stake and p_stake > 0 then 'pushed' else 'lost' end)::bet_status
$$;
update bet set status = bet_result(stake, payout)
  where status in ('won', 'lost', 'pushed') and status <> bet_result(stake, payout);

-- The largest win of the day, net of its stake.
alter table member_daily rename column best_payout to best_win;
update member_daily d
set best_win = coalesce(best.win, 0), best_bet_id = best.id, best_won_at = best.settled_at
from member_daily day
left join lateral (
  select b.id, b.payout - b.stake as win, b.settled_at
  from bet b join brand on brand.id = b.brand_id
  where b.member_id = day.member_id and b.vendor_id = day.vendor_id and b.game_type = day.game_type and b.status = 'won'
    and brand_day(b.settled_at, brand.offset_minutes) = day.day
  order by b.payout - b.stake desc limit 1
) best on true
where (d.member_id, d.day, d.vendor_id, d.game_type) = (day.member_id, day.day, day.vendor_id, day.game_type)
  and d.best_win > 0;

-- These return or call something else now.
drop function settle_bets(json);
drop function refresh_best_payout(bet, date);
