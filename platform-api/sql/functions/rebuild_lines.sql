-- Computes the day figures of lines again from the bets.
create or replace function rebuild_lines() returns bigint[] language plpgsql as $$
begin
  delete from line_daily;
  insert into line_daily (member_id, day, brand_id, bets, stake, valid_bet, payout, counted_bet, counted_result, own_counted_bet)
  select member_id, day, brand_id, bets, stake, valid_bet, payout, counted_bet, counted_result, own_counted_bet from line_daily_expected;
  -- What was billed may have been computed from other figures.
  insert into agent_bill_stale (bill_id) select id from agent_bill where type in ('dividend', 'dailySalary', 'acquisition') on conflict do nothing;
  return null;
end $$;
