-- The invitation by which a member registered: who invited, what the member's credited deposits come to, and when they reached a minimum, which
-- qualifies the invitation; null: not yet. Agents invite by their contracts, so the members of their line were not invited.
create or replace function invitation_of(p_invited bigint, p_minimum bigint, p_agent_types smallint[])
returns table (inviter_id bigint, registered_at timestamptz, deposited bigint, qualified_at timestamptz) stable language sql as $$
  select u.id, m.created_at, d.deposited, d.qualified_at
  from member m
  join member u on u.id = m.upline_id and u.brand_id = m.brand_id and u.type <> all (p_agent_types)
  cross join lateral (
    select coalesce(sum(r.amount), 0)::bigint as deposited, min(r.at) filter (where r.total >= p_minimum) as qualified_at
    from (
      select coalesce(received, amount) as amount, finished_at as at, sum(coalesce(received, amount)) over (order by finished_at, id) as total
      from deposit where member_id = m.id and state = 'credited'
    ) r
  ) d
  where m.id = p_invited
$$;
