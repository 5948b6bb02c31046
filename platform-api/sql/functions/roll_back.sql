-- Reverses a bet or a win. A win that waits for an operator is cancelled, with its bet or alone. outcome:
--   ok         reversed; or recorded as a tombstone when its bet has not arrived yet
--   repeat     the bet or win was reversed before, under this key or another
--   conflict   the key was used by another request
--   unknown    the reference belongs to another member, or is neither a bet nor a win
-- The money moves in the wallet of the stake: wallet_vendor names the vendor, null stands for cash. balance is that wallet's
-- balance afterwards. has_bonus: the member has played with bonus money. What a bet or win held of it goes back to its bonus, or comes from it.
create or replace function roll_back(
  p_source text, p_key text, p_fingerprint bytea, p_reference text, p_member_id bigint,
  out outcome text, out transaction_id bigint, out balance bigint, out wallet_vendor smallint,
  out has_bonus boolean
) language plpgsql as $$
declare
  v_account   ledger_account;
  v_known     ledger_transaction;
  v_reference ledger_transaction;
  v_bet       bet;
  v_stake     bonus_play;
  v_change    bigint := 0;
begin
  select * into v_account from ledger_account a where a.member_id = p_member_id and a.kind = 'cash';
  if not found then
    perform open_member_accounts(p_member_id);
    select * into strict v_account from ledger_account a where a.member_id = p_member_id and a.kind = 'cash';
  end if;
  select w.balance, w.bonus_played into balance, has_bonus from wallet w where w.account_id = v_account.id for update;

  select * into v_known from ledger_transaction t where t.source = p_source and t.key = p_key;
  if found then
    outcome := case when v_known.fingerprint = p_fingerprint then 'repeat' else 'conflict' end;
    transaction_id := v_known.id;
    wallet_vendor := v_known.wallet_vendor;
    if wallet_vendor is not null then
      select w.balance into strict balance from wallet w
        where w.member_id = p_member_id and w.kind = 'vendor' and w.vendor_id = v_known.wallet_vendor;
    end if;
    return;
  end if;

  -- The tombstone claims the key of a bet that has not arrived. The insert waits for a concurrent bet with that key.
  insert into ledger_transaction (source, key, kind, brand_id, member_id, cash_change, balance_after)
    values (p_source, p_reference, 'tombstone', v_account.brand_id, p_member_id, 0, balance)
    on conflict (source, key) do nothing;
  select * into strict v_reference from ledger_transaction t where t.source = p_source and t.key = p_reference;
  if v_reference.member_id <> p_member_id or v_reference.kind not in ('bet', 'win', 'tombstone') then
    outcome := 'unknown';
    return;
  end if;

  update withheld_win x set state = 'cancelled', decided_at = now()
    where x.member_id = p_member_id and x.state = 'waiting'
      and (x.source = p_source and x.key = p_reference or v_reference.kind = 'bet' and x.bet_id = v_reference.id);

  outcome := 'ok';
  if exists (select from ledger_transaction r where r.kind = 'rollback' and r.refers_to = v_reference.id) then
    outcome := 'repeat';
  elsif v_reference.kind <> 'tombstone' then
    select b.* into strict v_bet from bet b
      join ledger_transaction t on t.id = b.id and t.created_at = b.placed_at
      where t.id = case v_reference.kind when 'bet' then v_reference.id else v_reference.refers_to end;
  end if;

  wallet_vendor := v_reference.wallet_vendor;
  if wallet_vendor is not null then
    v_account.id := open_vendor_wallet(p_member_id, wallet_vendor);
    if v_bet.id is not null and v_reference.kind = 'win' then
      perform cover_at_vendor('cover ' || p_source || ' ' || p_key, p_fingerprint, p_member_id, v_account.id, wallet_vendor,
                              v_reference.cash_change);
    end if;
    select w.balance into strict balance from wallet w where w.account_id = v_account.id;
  end if;
  if has_bonus and v_bet.id is not null then
    select * into v_stake from bonus_play p where p.transaction_id = v_bet.id and p.kind = 'stake';
    if v_reference.kind = 'win' then
      perform cover_bonus_win(v_reference);
      select w.balance into strict balance from wallet w where w.account_id = v_account.id;
    end if;
  end if;
  if v_bet.id is not null then
    v_change := case v_reference.kind when 'bet' then v_bet.stake else -least(balance, v_reference.cash_change) end;
  end if;

  insert into ledger_transaction (source, key, fingerprint, kind, brand_id, member_id, cash_change, balance_after, refers_to,
                                  wallet_vendor)
    values (p_source, p_key, p_fingerprint, (case outcome when 'ok' then 'rollback' else 'rollback_repeat' end)::movement_kind,
            v_account.brand_id, p_member_id, v_change, balance + v_change, v_reference.id,
            wallet_vendor)
    returning id into transaction_id;
  if v_bet.id is not null and v_reference.kind = 'bet' then
    perform reverse_bet(transaction_id, v_bet, v_account.id);
  elsif v_bet.id is not null then
    perform reverse_win(transaction_id, v_reference, v_bet, v_account.id, balance);
  end if;
  balance := balance + v_change;
  if v_stake.bet_id is not null and v_reference.kind = 'bet' then
    perform return_bonus_part('stake_back', v_bet.id, v_stake, v_stake.part);
    select w.balance into strict balance from wallet w where w.account_id = v_account.id;
  end if;
end $$;
