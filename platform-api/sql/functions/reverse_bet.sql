-- Returns a stake to the wallet it came from, and its contribution to a jackpot pool to the house. A payout of the bet stays, and
-- the bet goes to the reconciliation queue.
create or replace function reverse_bet(p_transaction_id bigint, p_bet bet, p_cash_account bigint) returns void language plpgsql as $$
declare
  v_offset smallint := (select offset_minutes from brand where id = p_bet.brand_id);
begin
  if p_bet.stake > 0 then
    insert into posting values (p_transaction_id, 1, brand_account(p_bet.brand_id, 'house'), p_cash_account, p_bet.stake);
    update wallet set balance = balance + p_bet.stake where account_id = p_cash_account;
  end if;
  perform return_contribution(p_transaction_id, p_bet.id);
  update bet set status = 'rolled_back', valid_bet = 0 where id = p_bet.id and placed_at = p_bet.placed_at;
  update member_daily set bets = bets - 1, turnover = turnover - p_bet.stake
    where member_id = p_bet.member_id and day = brand_day(p_bet.placed_at, v_offset)
      and vendor_id = p_bet.vendor_id and game_type = p_bet.game_type;
  update member_daily set settled_stake = settled_stake - p_bet.stake, valid_bet = valid_bet - p_bet.valid_bet
    where p_bet.settled_at is not null and member_id = p_bet.member_id and day = brand_day(p_bet.settled_at, v_offset)
      and vendor_id = p_bet.vendor_id and game_type = p_bet.game_type;
  -- A payout that was made stays.
  insert into play_feed (brand_id, vendor_id, game_id, member_id, bet_id, placed_at, settled_at, bet_stake, bet_payout, bet_settled,
                         settled, stake, valid_bet, payout, game_type, odds)
    select p_bet.brand_id, p_bet.vendor_id, p_bet.game_id, p_bet.member_id, p_bet.id, p_bet.placed_at, p_bet.settled_at, p_bet.stake,
           p_bet.payout, false, -1, -p_bet.stake, -p_bet.valid_bet, 0, p_bet.game_type, p_bet.odds
    where p_bet.status in ('won', 'lost', 'pushed');
  if p_bet.payout > 0 then
    insert into reconciliation_item (brand_id, member_id, transaction_id, bet_id, reason)
      values (p_bet.brand_id, p_bet.member_id, p_transaction_id, p_bet.id, 'stake_reversed_after_win');
  end if;
end $$;
