-- The kind of wallet that a stake is taken from.
create or replace function stake_wallet(p_own_wallet boolean) returns account_kind immutable language sql as $$
  select case when p_own_wallet then 'vendor' else 'cash' end::account_kind
$$;
