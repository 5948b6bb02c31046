-- Before a win is reversed that was paid in part to a bonus: moves that part to the cash, from which the ledger takes the whole win. An active
-- bonus gives what it still has; of a wagered one the part is cash already, as far as the cash goes. What is missing the brand bears:
-- bonus money is never owed. The caller holds the member's wallet.
create or replace function cover_bonus_win(p_win ledger_transaction) returns void language plpgsql as $$
declare
  v_win      bonus_play;
  v_bonus    bonus;
  v_cash     wallet;
  v_held     wallet;
  v_in_bonus bigint := 0;
  v_in_cash  bigint := 0;
  v_in_brand bigint;
begin
  select * into v_win from bonus_play p where p.transaction_id = p_win.id and p.kind = 'win';
  if not found then return; end if;
  select * into strict v_bonus from bonus b where b.id = v_win.bonus_id;
  select * into strict v_cash from wallet w where w.member_id = v_bonus.member_id and w.kind = 'cash';
  select * into strict v_held from wallet w where w.member_id = v_bonus.member_id and w.kind = 'bonus';
  if v_bonus.state = 'active' then
    v_in_bonus := least(v_held.balance, v_win.part);
  elsif v_bonus.state = 'completed' then
    v_in_cash := least(v_win.part, v_bonus.released, greatest(v_cash.balance - (p_win.cash_change - v_win.part), 0));
  end if;
  v_in_brand := v_win.part - v_in_bonus - v_in_cash;
  if v_in_bonus + v_in_brand > 0 then
    perform post_movement(
      'bonus', v_bonus.id || ':win_back:' || p_win.id, null, 'promotion', v_bonus.brand_id, v_bonus.member_id,
      array_remove(array[case when v_in_bonus > 0 then v_held.account_id end,
                         case when v_in_brand > 0 then brand_account(v_bonus.brand_id, 'promotion') end], null),
      array_fill(v_cash.account_id, array[(v_in_bonus > 0)::integer + (v_in_brand > 0)::integer]),
      array_remove(array[v_in_bonus, v_in_brand], 0::bigint), jsonb_build_object('names', v_bonus.names::text, 'bonus', 'win_back'));
  end if;
  update bonus set released = released - v_in_cash, written_off = written_off + v_in_brand where id = v_bonus.id and v_in_cash + v_in_brand > 0;
  insert into bonus_play (transaction_id, kind, bonus_id, bet_id, placed_at, part, in_bonus, in_cash, in_brand)
    values (p_win.id, 'win_back', v_bonus.id, v_win.bet_id, v_win.placed_at, v_win.part, -v_in_bonus, -v_in_cash, -v_in_brand);
end $$;
