-- Opens the member's wallet at a vendor, unless it exists. Returns the account's id.
create or replace function open_vendor_wallet(p_member_id bigint, p_vendor_id smallint) returns bigint language plpgsql as $$
declare
  v_id bigint;
begin
  insert into ledger_account (kind, brand_id, currency, member_id, purpose)
    select 'vendor', b.id, b.currency, m.id, p_vendor_id::text from member m join brand b on b.id = m.brand_id where m.id = p_member_id
    on conflict do nothing;
  select id into strict v_id from ledger_account where member_id = p_member_id and kind = 'vendor' and purpose = p_vendor_id::text;
  insert into wallet (account_id, member_id, kind, vendor_id) values (v_id, p_member_id, 'vendor', p_vendor_id)
    on conflict do nothing;
  return v_id;
end $$;
