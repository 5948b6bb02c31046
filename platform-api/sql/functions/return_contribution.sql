-- Takes the contribution of a bet that is rolled back out of its pool, as far as the pool still holds it; the rest was won.
create or replace function return_contribution(p_transaction_id bigint, p_bet_id bigint) returns void language plpgsql as $$
declare
  v_contribution jackpot_contribution;
  v_pool         jackpot_pool;
  v_amount       bigint;
begin
  select * into v_contribution from jackpot_contribution c where c.bet_id = p_bet_id and c.returned is null;
  if not found then return; end if;
  select * into strict v_pool from jackpot_pool p where p.id = v_contribution.pool_id for update;
  v_amount := least(v_contribution.amount, v_pool.balance);
  update jackpot_contribution set returned = v_amount where bet_id = p_bet_id;
  update jackpot_pool set contributed = contributed - v_amount where id = v_pool.id;
  if v_amount > 0 then
    insert into posting values (p_transaction_id, 3, v_pool.account_id, brand_account(v_pool.brand_id, 'house'), v_amount);
  end if;
end $$;
