-- Bills of acquisitions that a change of a member's figures of a business day concerns.
create or replace function acquisition_bills(p_member bigint, p_day date) returns setof bigint stable language sql as $$
  select b.id
  from acquired_member q
  join member_line l on l.member_id = q.member_id and l.from_day <= q.day and (l.to_day is null or l.to_day > q.day)
  cross join unnest(l.uplines) as u (agent_id)
  join agent_bill b on b.agent_id = u.agent_id and b.type = 'acquisition' and q.day between b.first_day and b.last_day
  where q.member_id = p_member and q.fault is null and p_day between q.day - 29 and q.day
$$;
