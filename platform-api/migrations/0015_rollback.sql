-- Reverses a bet or a win. Never refused: money that is gone already becomes a receivable.

-- The best payout of a member's day among the bets that still stand.
create function refresh_best_payout(p_bet bet, p_day date) returns void language sql as $$
  with best as (
    select b.id, b.payout, b.settled_at
    from bet b join brand on brand.id = b.brand_id
    where b.member_id = p_bet.member_id and b.vendor_id = p_bet.vendor_id and b.game_type = p_bet.game_type
      and b.placed_at > p_bet.placed_at - interval '31 days' and b.payout > 0
      and brand_day(b.settled_at, brand.offset_minutes) = p_day
    order by b.payout desc limit 1
  )
  update member_daily d
  set best_payout = coalesce((select payout from best), 0),
      best_bet_id = (select id from best), best_won_at = (select settled_at from best)
  where d.member_id = p_bet.member_id and d.day = p_day and d.vendor_id = p_bet.vendor_id and d.game_type = p_bet.game_type
    and d.best_bet_id = p_bet.id
$$;

-- Gives the stake back. A payout that was made stays, and the round goes to the reconciliation queue.
create function reverse_bet(p_transaction_id bigint, p_bet bet, p_cash_account bigint) returns void language plpgsql as $$
declare
  v_offset smallint := (select offset_minutes from brand where id = p_bet.brand_id);
begin
  if p_bet.stake > 0 then
    insert into posting values (p_transaction_id, 1, brand_account(p_bet.brand_id, 'house'), p_cash_account, p_bet.stake);
    update wallet set balance = balance + p_bet.stake where account_id = p_cash_account;
  end if;
  update bet set status = 'rolled_back', valid_bet = 0 where id = p_bet.id and placed_at = p_bet.placed_at;
  update member_daily set bets = bets - 1, turnover = turnover - p_bet.stake
    where member_id = p_bet.member_id and day = brand_day(p_bet.placed_at, v_offset)
      and vendor_id = p_bet.vendor_id and game_type = p_bet.game_type;
  update member_daily set settled_stake = settled_stake - p_bet.stake, valid_bet = valid_bet - p_bet.valid_bet
    where p_bet.settled_at is not null and member_id = p_bet.member_id and day = brand_day(p_bet.settled_at, v_offset)
      and vendor_id = p_bet.vendor_id and game_type = p_bet.game_type;
  if p_bet.payout > 0 then
    insert into reconciliation_item (brand_id, member_id, transaction_id, bet_id, reason)
      values (p_bet.brand_id, p_bet.member_id, p_transaction_id, p_bet.id, 'stake_reversed_after_win');
  end if;
end $$;

-- Takes a payout back: from the cash as far as it goes, the rest from the member's receivable.
-- The bet is open again when no other win of it stands.
create function reverse_win(p_transaction_id bigint, p_win ledger_transaction, p_bet bet, p_cash_account bigint, p_cash bigint)
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

  v_other_wins := exists (
    select from ledger_transaction t
    where t.member_id = p_bet.member_id and t.created_at >= p_bet.placed_at and t.kind = 'win' and t.refers_to = p_bet.id
      and t.id <> p_win.id
      and not exists (select from ledger_transaction r where r.kind = 'rollback' and r.refers_to = t.id)
  );
  v_reopened := not v_other_wins and p_bet.status in ('won', 'lost', 'pushed');
  update bet
  set payout = payout - p_win.cash_change,
      status = (case when v_reopened then 'open'
                     when status = 'won' and payout = p_win.cash_change then 'lost'
                     else status::text end)::bet_status,
      valid_bet = case when v_reopened then 0 else valid_bet end,
      settled_at = case when v_reopened then null else settled_at end
  where id = p_bet.id and placed_at = p_bet.placed_at;
  update member_daily
  set payout = payout - p_win.cash_change,
      settled_stake = settled_stake - case when v_reopened then p_bet.stake else 0 end,
      valid_bet = valid_bet - case when v_reopened then p_bet.valid_bet else 0 end
  where member_id = p_bet.member_id and day = v_day and vendor_id = p_bet.vendor_id and game_type = p_bet.game_type;
  perform refresh_best_payout(p_bet, v_day);
end $$;

-- outcome:
--   ok         reversed, or remembered as a tombstone when its bet has not come yet
--   repeat     this reversal was made before, by this key or by another
--   conflict   the key was used by another request
--   unknown    the reference is another member's, or not a bet or win
-- balance is the member's cash afterwards.
create function roll_back(
  p_source text, p_key text, p_fingerprint bytea, p_reference text, p_member_id bigint,
  out outcome text, out transaction_id bigint, out balance bigint
) language plpgsql as $$
declare
  v_account   ledger_account;
  v_known     ledger_transaction;
  v_reference ledger_transaction;
  v_bet       bet;
  v_change    bigint := 0;
begin
  select * into v_account from ledger_account a where a.member_id = p_member_id and a.kind = 'cash';
  if not found then
    perform open_member_accounts(p_member_id);
    select * into strict v_account from ledger_account a where a.member_id = p_member_id and a.kind = 'cash';
  end if;
  select w.balance into balance from wallet w where w.account_id = v_account.id for update;

  select * into v_known from ledger_transaction t where t.source = p_source and t.key = p_key;
  if found then
    outcome := case when v_known.fingerprint = p_fingerprint then 'repeat' else 'conflict' end;
    transaction_id := v_known.id;
    return;
  end if;

  -- The tombstone takes the key of the bet that has not come. A bet under way with that key is waited for.
  insert into ledger_transaction (source, key, kind, brand_id, member_id, cash_change, balance_after)
    values (p_source, p_reference, 'tombstone', v_account.brand_id, p_member_id, 0, balance)
    on conflict (source, key) do nothing;
  select * into strict v_reference from ledger_transaction t where t.source = p_source and t.key = p_reference;
  if v_reference.member_id <> p_member_id or v_reference.kind not in ('bet', 'win', 'tombstone') then
    outcome := 'unknown';
    return;
  end if;

  outcome := 'ok';
  if exists (select from ledger_transaction r where r.kind = 'rollback' and r.refers_to = v_reference.id) then
    outcome := 'repeat';
  elsif v_reference.kind <> 'tombstone' then
    select b.* into strict v_bet from bet b
      join ledger_transaction t on t.id = b.id and t.created_at = b.placed_at
      where t.id = case v_reference.kind when 'bet' then v_reference.id else v_reference.refers_to end;
    v_change := case v_reference.kind when 'bet' then v_bet.stake else -least(balance, v_reference.cash_change) end;
  end if;

  insert into ledger_transaction (source, key, fingerprint, kind, brand_id, member_id, cash_change, balance_after, refers_to)
    values (p_source, p_key, p_fingerprint, (case outcome when 'ok' then 'rollback' else 'rollback_repeat' end)::movement_kind,
            v_account.brand_id, p_member_id, v_change, balance + v_change, v_reference.id)
    returning id into transaction_id;
  if v_bet.id is not null and v_reference.kind = 'bet' then
    perform reverse_bet(transaction_id, v_bet, v_account.id);
  elsif v_bet.id is not null then
    perform reverse_win(transaction_id, v_reference, v_bet, v_account.id, balance);
  end if;
  balance := balance + v_change;
end $$;
