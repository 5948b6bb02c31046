-- Whether a member's cash may not leave the member: while turnover is open that withholds it, or a playable bonus that it would give up. A
-- debt does not take such cash either, and leaves its owner the bets that free it.
create or replace function is_cash_bound(p_member_id bigint) returns boolean stable language sql as $$
  select exists (select from wagering_requirement r
                 where r.member_id = p_member_id and r.closed_at is null and r.withholds and r.met_at is null and r.cancelled_at is null)
      or exists (select from bonus b where b.member_id = p_member_id and b.state = 'active' and b.mode = 'playable' and exists (
           select from wagering_requirement r where r.id = b.requirement_id and r.tenths < 10))
$$;
