-- What a row of the play feed changes for salaries: the valid bet of the cash part of its bet, and what the member won and lost with that
-- part, less what the row before had; with the cash part of the stake, by which real-time salaries find the tier.
create or replace function salary_change(p_row play_feed, out cash_stake bigint, out valid_bet bigint, out won bigint, out lost bigint)
stable language sql as $$
  select b.cash_stake, cash_share(p_row.valid_bet, p_row.bet_stake, b.part),
         case when b.now then greatest(b.payout - b.cash_stake, 0) else 0 end
           - case when b.before then greatest(b.payout_before - b.cash_stake, 0) else 0 end,
         case when b.now then greatest(b.cash_stake - b.payout, 0) else 0 end
           - case when b.before then greatest(b.cash_stake - b.payout_before, 0) else 0 end
  from (
    select s.part, p_row.bet_stake - coalesce(s.part, 0) as cash_stake,
           case when f.is_free then 0 else cash_share(p_row.bet_payout, p_row.bet_stake, s.part) end as payout,
           case when f.is_free then 0 else cash_share(p_row.bet_payout - p_row.payout, p_row.bet_stake, s.part) end as payout_before,
           p_row.bet_settled as now, p_row.bet_settled <> (p_row.settled <> 0) as before
    from (select p_row.bet_stake = 0
                 and exists (select from bet b where b.id = p_row.bet_id and b.placed_at = p_row.placed_at and b.is_free) as is_free) f
    left join bonus_play s on s.transaction_id = p_row.bet_id and s.kind = 'stake'
  ) b
$$;
