-- The state of a settled bet by its net result: a payout below the stake is a loss. A free bet has no stake.
create or replace function bet_result(p_stake bigint, p_payout bigint) returns bet_status language sql immutable as $$
  select (case when p_payout > p_stake then 'won' when p_payout = p_stake and p_stake > 0 then 'pushed' else 'lost' end)::bet_status
$$;
