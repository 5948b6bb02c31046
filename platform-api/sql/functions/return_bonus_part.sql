-- Takes the bonus part of a win, or of a stake that was returned, out of the cash that the ledger has just paid it to: back to its bonus
-- while that is active. Of a bonus that was wagered it stays cash, up to the cap; of one that ended otherwise it goes to the brand.
-- p_kind: win or stake_back. p_transaction: the win, or the bet. The caller holds the member's wallet.
create or replace function return_bonus_part(p_kind text, p_transaction bigint, p_stake bonus_play, p_part bigint) returns void
language plpgsql as $$
declare
  v_bonus    bonus;
  v_cash     bigint;
  v_in_bonus bigint;
  v_in_cash  bigint;
  v_in_brand bigint;
begin
  if p_part <= 0 then return; end if;
  select * into strict v_bonus from bonus b where b.id = p_stake.bonus_id;
  select w.account_id into strict v_cash from wallet w where w.member_id = v_bonus.member_id and w.kind = 'cash';
  v_in_bonus := case when v_bonus.state = 'active' then p_part else 0 end;
  v_in_cash := case when v_bonus.state = 'completed' then least(p_part, coalesce(v_bonus.conversion_cap - v_bonus.released, p_part)) else 0 end;
  v_in_brand := p_part - v_in_bonus - v_in_cash;
  if v_in_bonus + v_in_brand > 0 then
    perform post_movement(
      'bonus', v_bonus.id || ':' || p_kind || ':' || p_transaction, null, 'promotion', v_bonus.brand_id, v_bonus.member_id,
      array[v_cash],
      array[case when v_in_bonus > 0 then (select w.account_id from wallet w where w.member_id = v_bonus.member_id and w.kind = 'bonus')
            else brand_account(v_bonus.brand_id, 'promotion') end],
      array[v_in_bonus + v_in_brand], jsonb_build_object('names', v_bonus.names::text, 'bonus', p_kind));
  end if;
  update bonus set released = released + v_in_cash, returned = returned + v_in_brand where id = v_bonus.id and v_in_cash + v_in_brand > 0;
  insert into bonus_play (transaction_id, kind, bonus_id, bet_id, placed_at, part, in_bonus, in_cash, in_brand)
    values (p_transaction, p_kind, v_bonus.id, p_stake.bet_id, p_stake.placed_at, p_part, v_in_bonus, v_in_cash, v_in_brand);
end $$;
