-- Sets whether bets of a member must be checked: while the member has a limit other than on deposits, or a bar, at p_at or later, or owes
-- commissions.
create or replace function refresh_limited(p_member_id bigint, p_at timestamptz) returns void language sql as $$
  update wallet w set limited = n.limited
  from (
    select exists (select from member_limit l where l.member_id = p_member_id and l.kind <> 'deposit' and limit_at(l, p_at) is not null)
        or exists (select from play_bar b where b.member_id = p_member_id and (b.ends_at is null or b.ends_at > p_at))
        or exists (select from agent_bill d where d.upline_id = p_member_id and d.open > 0 and d.state <> 'due' and d.state <> 'held') as limited
  ) n
  where w.member_id = p_member_id and w.kind = 'cash' and w.limited <> n.limited
$$;
