-- Puts the hit of a win that is rolled back into its pool again, and takes the seed out that followed it.
create or replace function return_hit(p_transaction_id bigint, p_win_id bigint) returns void language plpgsql as $$
declare
  v_hit      jackpot_hit;
  v_pool     jackpot_pool;
  v_unseeded bigint;
begin
  select * into v_hit from jackpot_hit h where h.win_id = p_win_id and h.unseeded is null;
  if not found then return; end if;
  select * into strict v_pool from jackpot_pool p where p.id = v_hit.pool_id for update;
  v_unseeded := least(v_hit.seeded, v_pool.balance + v_hit.amount);
  update jackpot_hit set unseeded = v_unseeded where win_id = p_win_id;
  update jackpot_pool set paid = paid - v_hit.amount, seeded = seeded - v_unseeded where id = v_pool.id;
  insert into posting values (p_transaction_id, 3, brand_account(v_pool.brand_id, 'house'), v_pool.account_id, v_hit.amount);
  if v_unseeded > 0 then
    insert into posting values (p_transaction_id, 4, v_pool.account_id, brand_account(v_pool.brand_id, 'house'), v_unseeded);
  end if;
end $$;
