-- What the level of a member gives on a business day, as the rules of that day say; null at level 0.
create or replace function vip_benefit(p_member_id bigint, p_day date) returns jsonb stable language sql as $$
  select l
  from vip_member v
  cross join lateral (
    select levels from vip_rules
    where brand_id = v.brand_id and state = 'approved' and from_day <= p_day order by version desc limit 1
  ) r
  cross join lateral jsonb_array_elements(r.levels) l
  where v.member_id = p_member_id and (l ->> 'level')::smallint <= v.level
  order by (l ->> 'level')::smallint desc limit 1
$$;
