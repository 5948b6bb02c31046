-- What of an amount of a bet belongs to the cash part of its stake: in proportion, towards zero. p_bonus: the bonus money in the stake, or null.
create or replace function cash_share(p_amount bigint, p_stake bigint, p_bonus bigint) returns bigint immutable language sql as $$
  select case when p_bonus is null then p_amount else div(p_amount::numeric * (p_stake - p_bonus), p_stake)::bigint end
$$;
