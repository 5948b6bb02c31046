-- The amount of a limit at a point in time; null when the limit has ended.
create or replace function limit_at(p_limit member_limit, p_at timestamptz) returns bigint immutable language sql as $$
  select case when p_limit.pending_from <= p_at then p_limit.pending_amount else p_limit.amount end
$$;
