-- Opens a vendor's pool of a brand with its seed from the house. Returns its id.
create or replace function open_jackpot_pool(p_brand_id smallint, p_vendor_id smallint, p_seed bigint) returns integer
language plpgsql as $$
declare
  v_pool jackpot_pool;
begin
  insert into jackpot_pool (brand_id, vendor_id, account_id, seed, seeded)
    select p_brand_id, v.id, brand_account(p_brand_id, 'jackpot', v.code), p_seed, p_seed from vendor v where v.id = p_vendor_id
    returning * into strict v_pool;
  perform post_movement('jackpot', 'seed ' || v_pool.id, decode(md5('seed ' || p_seed), 'hex'), 'adjustment', p_brand_id, null,
                        array[brand_account(p_brand_id, 'house')], array[v_pool.account_id], array[p_seed], null);
  return v_pool.id;
end $$;
