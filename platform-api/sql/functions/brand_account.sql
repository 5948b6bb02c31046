-- The id of a brand's account of a kind and purpose (a channel, a pool). Opens the account on first use.
create or replace function brand_account(p_brand_id smallint, p_kind account_kind, p_purpose text default '') returns bigint
language plpgsql as $$
declare
  v_id bigint;
begin
  select id into v_id from ledger_account
    where brand_id = p_brand_id and kind = p_kind and purpose = p_purpose and member_id is null;
  if found then return v_id; end if;
  insert into ledger_account (kind, brand_id, currency, purpose)
    select p_kind, b.id, b.currency, p_purpose from brand b where b.id = p_brand_id
    on conflict do nothing;
  select id into v_id from ledger_account
    where brand_id = p_brand_id and kind = p_kind and purpose = p_purpose and member_id is null;
  return v_id;
end $$;
