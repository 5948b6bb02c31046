-- Opens the accounts that every member has, unless they exist. Wallets at vendors are opened by open_vendor_wallet.
create or replace function open_member_accounts(p_member_id bigint) returns void language sql as $$
  select brand_account(m.brand_id, 'house') from member m where m.id = p_member_id;
  insert into ledger_account (kind, brand_id, currency, member_id)
    select k.kind, b.id, b.currency, m.id
    from member m
    join brand b on b.id = m.brand_id
    cross join unnest(array['cash', 'bonus', 'held', 'receivable', 'agent']::account_kind[]) as k(kind)
    where m.id = p_member_id
    on conflict do nothing;
  insert into wallet (account_id, member_id, kind)
    select a.id, a.member_id, a.kind from ledger_account a where a.member_id = p_member_id and a.kind <> 'vendor'
    on conflict do nothing;
$$;
