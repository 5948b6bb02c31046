-- Warns members whose level will fall when the month of the day is over, once a month. Those who were warned now.
create or replace function warn_vip_falls(p_brand_id smallint, p_day date, p_at timestamptz, p_limit integer)
returns table (member_id bigint, level smallint) language sql as $$
  insert into vip_warning as w (member_id, month, brand_id, level, at)
  select s.member_id, date_trunc('month', p_day)::date, p_brand_id, s.level, p_at
  from vip_member v cross join lateral vip_standing(array[v.member_id], p_at) s
  where v.brand_id = p_brand_id and v.level > 0 and s.reached < s.level
    and (v.held_until is null or v.held_until < date_trunc('month', p_day) + interval '1 month')
    and not exists (select from vip_warning e where e.member_id = v.member_id and e.month = date_trunc('month', p_day))
  order by s.member_id limit p_limit
  on conflict do nothing
  returning w.member_id, w.level
$$;
