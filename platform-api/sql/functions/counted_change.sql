-- What a row of the play feed changes of what counts for agents' contracts: the valid bet and the payout of the cash part of its bet, and
-- that part of the stake, signed as the row. A free bet changes nothing; a bet without a stake that is not free continues one that was paid for.
create or replace function counted_change(p_row play_feed, out stake bigint, out valid_bet bigint, out payout bigint) stable language sql as $$
  select p_row.settled * (p_row.bet_stake - coalesce(s.part, 0)),
         cash_share(p_row.valid_bet, p_row.bet_stake, s.part),
         case when p_row.bet_stake > 0
              then cash_share(p_row.bet_payout, p_row.bet_stake, s.part) - cash_share(p_row.bet_payout - p_row.payout, p_row.bet_stake, s.part)
              when exists (select from bet b where b.id = p_row.bet_id and b.placed_at = p_row.placed_at and b.is_free) then 0
              else p_row.payout end
  from (select 1) one left join bonus_play s on s.transaction_id = p_row.bet_id and s.kind = 'stake'
$$;
