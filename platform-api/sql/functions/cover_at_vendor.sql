-- Before a win is reversed whose money has left the wallet at the vendor: moves the missing amount there from the member's cash,
-- as far as the cash goes, as a transfer of its own.
create or replace function cover_at_vendor(
  p_key text, p_fingerprint bytea, p_member_id bigint, p_account_id bigint, p_vendor_id smallint, p_amount bigint
) returns void language plpgsql as $$
declare
  v_cash  wallet;
  v_moved bigint;
  v_id    bigint;
begin
  select * into strict v_cash from wallet w where w.member_id = p_member_id and w.kind = 'cash';
  select least(v_cash.balance, p_amount - w.balance) into strict v_moved from wallet w where w.account_id = p_account_id;
  if v_moved <= 0 then return; end if;
  insert into ledger_transaction (source, key, fingerprint, kind, brand_id, member_id, cash_change, balance_after, detail)
    select 'wallets', p_key, p_fingerprint, 'transfer', a.brand_id, p_member_id, -v_moved, v_cash.balance - v_moved,
           jsonb_build_object('way', 'to_vendor', 'vendor', v.code, 'reference', v.name)
    from ledger_account a, vendor v where a.id = p_account_id and v.id = p_vendor_id
    returning id into strict v_id;
  insert into posting values (v_id, 1, v_cash.account_id, p_account_id, v_moved);
  update wallet set balance = balance - v_moved where account_id = v_cash.account_id;
  update wallet set balance = balance + v_moved where account_id = p_account_id;
end $$;
