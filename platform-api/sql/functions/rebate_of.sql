-- A share of a valid bet, in whole hundredths of the currency unit, rounded down; ledger units.
create or replace function rebate_of(p_valid_bet bigint, p_basis_points integer) returns bigint immutable language sql as $$
  select floor(greatest(p_valid_bet, 0)::numeric * p_basis_points / 10000 / 1000)::bigint * 1000
$$;
