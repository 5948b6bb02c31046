-- Recomputes the best win of a member's day, net of its stake, when the bet that held it has changed.
create or replace function refresh_best_win(p_bet bet, p_day date) returns void language sql as $$
  with best as (
    select b.id, b.payout - b.stake as win, b.settled_at
    from bet b join brand on brand.id = b.brand_id
    where b.member_id = p_bet.member_id and b.vendor_id = p_bet.vendor_id and b.game_type = p_bet.game_type
      and b.placed_at > p_bet.placed_at - interval '31 days' and b.status = 'won'
      and brand_day(b.settled_at, brand.offset_minutes) = p_day
    order by b.payout - b.stake desc limit 1
  )
  update member_daily d
  set best_win = coalesce((select win from best), 0),
      best_bet_id = (select id from best), best_won_at = (select settled_at from best)
  where d.member_id = p_bet.member_id and d.day = p_day and d.vendor_id = p_bet.vendor_id and d.game_type = p_bet.game_type
    and d.best_bet_id = p_bet.id
$$;
