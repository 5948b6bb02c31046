-- What counts towards the level of members, and the level that it reaches by the rules of the day: every threshold up to it is met. Trial
-- accounts and members of brands without levels are left out.
create or replace function vip_standing(p_members bigint[], p_at timestamptz)
returns table (member_id bigint, brand_id smallint, day date, level smallint, held_until date, valid_bet bigint, deposits bigint, reached smallint)
stable language sql as $$
  select m.id, m.brand_id, d.day, coalesce(v.level, 0::smallint), v.held_until, s.valid_bet, s.deposits,
         coalesce((select max((l ->> 'level')::smallint) from jsonb_array_elements(r.levels) l
                   where (l ->> 'validBet')::bigint <= s.valid_bet and (l ->> 'deposits')::bigint <= s.deposits), 0::smallint)
  from unnest(p_members) p
  join member m on m.id = p and m.type not in (4, 5)
  join brand o on o.id = m.brand_id
  cross join lateral (select brand_day(p_at, o.offset_minutes) as day) d
  cross join lateral (
    select window_days, levels from vip_rules
    where brand_id = m.brand_id and state = 'approved' and from_day <= d.day order by version desc limit 1
  ) r
  left join vip_member v on v.member_id = m.id
  cross join lateral (
    select coalesce((select sum(f.valid_bet) from member_daily f
                     where f.member_id = m.id and f.day > d.day - r.window_days and f.day <= d.day), 0)::bigint as valid_bet,
           coalesce((select sum(coalesce(x.received, x.amount)) from deposit x
                     where x.member_id = m.id and x.state = 'credited'
                       and x.finished_at >= brand_midnight(d.day - r.window_days + 1, o.offset_minutes)), 0)::bigint as deposits
  ) s
$$;
