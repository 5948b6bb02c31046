-- The change of a balance by a posted amount: a receivable grows when it is debited, every other account when it is credited.
create or replace function balance_change(p_kind account_kind, p_entry bigint) returns bigint immutable language sql as $$
  select case when p_kind = 'receivable' then -p_entry else p_entry end
$$;
