-- Takes a payout back from the wallet as far as its balance goes; the member owes the rest (receivable). Without another standing
-- win the bet is open again.
create or replace function reverse_win(p_transaction_id bigint, p_win ledger_transaction, p_bet bet, p_cash_account bigint, p_cash bigint)
returns void language plpgsql as $$
declare
  v_house      bigint := brand_account(p_bet.brand_id, 'house');
  v_from_cash  bigint := least(p_cash, p_win.cash_change);
  v_owed       bigint := p_win.cash_change - v_from_cash;
  v_day        date := brand_day(p_bet.settled_at, (select offset_minutes from brand where id = p_bet.brand_id));
  v_other_wins boolean;
  v_reopened   boolean;
begin
  if v_from_cash > 0 then
    insert into posting values (p_transaction_id, 1, p_cash_account, v_house, v_from_cash);
    update wallet set balance = balance - v_from_cash where account_id = p_cash_account;
  end if;
  if v_owed > 0 then
    insert into posting
      select p_transaction_id, 2, w.account_id, v_house, v_owed from wallet w
      where w.member_id = p_bet.member_id and w.kind = 'receivable';
    update wallet set balance = balance + v_owed where member_id = p_bet.member_id and kind = 'receivable';
  end if;
  perform return_hit(p_transaction_id, p_win.id);

  v_other_wins := exists (
    select from ledger_transaction t
    where t.member_id = p_bet.member_id and t.created_at >= p_bet.placed_at and t.kind = 'win' and t.refers_to = p_bet.id
      and t.id <> p_win.id
      and not exists (select from ledger_transaction r where r.kind = 'rollback' and r.refers_to = t.id)
  );
  v_reopened := not v_other_wins and p_bet.status in ('won', 'lost', 'pushed');
  update bet
  set payout = payout - p_win.cash_change,
      status = case when v_reopened then 'open'
                    when status in ('won', 'lost', 'pushed') then bet_result(stake, payout - p_win.cash_change)
                    else status end,
      valid_bet = case when v_reopened then 0 else valid_bet end,
      settled_at = case when v_reopened then null else settled_at end
  where id = p_bet.id and placed_at = p_bet.placed_at;
  update member_daily
  set payout = payout - p_win.cash_change,
      settled_stake = settled_stake - case when v_reopened then p_bet.stake else 0 end,
      valid_bet = valid_bet - case when v_reopened then p_bet.valid_bet else 0 end
  where member_id = p_bet.member_id and day = v_day and vendor_id = p_bet.vendor_id and game_type = p_bet.game_type;
  insert into play_feed (brand_id, vendor_id, game_id, member_id, bet_id, placed_at, settled_at, bet_stake, bet_payout, bet_settled,
                         settled, stake, valid_bet, payout, game_type, odds)
    select p_bet.brand_id, p_bet.vendor_id, p_bet.game_id, p_bet.member_id, p_bet.id, p_bet.placed_at, p_bet.settled_at, p_bet.stake,
           p_bet.payout - p_win.cash_change, p_bet.status in ('won', 'lost', 'pushed') and not v_reopened,
           -v_reopened::integer, case when v_reopened then -p_bet.stake else 0 end,
           case when v_reopened then -p_bet.valid_bet else 0 end, -p_win.cash_change, p_bet.game_type, p_bet.odds
    where v_reopened or p_win.cash_change <> 0;
  perform refresh_best_win(p_bet, v_day);
end $$;
