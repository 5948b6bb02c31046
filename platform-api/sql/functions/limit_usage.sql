-- The limits of members in force at a point in time, each with the amount that its current period has used. An open stake counts
-- as lost until it is settled.
create or replace function limit_usage(p_member_ids bigint[], p_kinds limit_kind[], p_at timestamptz)
returns table (member_id bigint, kind limit_kind, period limit_period, amount bigint, used bigint) stable language sql as $$
  select l.member_id, l.kind, l.period, limit_at(l, p_at),
         case l.kind
           when 'deposit' then deposited_since(l.member_id, brand_midnight(s.day, b.offset_minutes))
           when 'session' then (select coalesce(sum(c.seconds), 0)::bigint from play_clock c
                                where c.member_id = l.member_id and c.day >= s.day)
           when 'wager' then (select coalesce(sum(d.turnover), 0)::bigint from member_daily d
                              where d.member_id = l.member_id and d.day >= s.day)
           else (select coalesce(sum(d.turnover - d.payout), 0)::bigint from member_daily d
                 where d.member_id = l.member_id and d.day >= s.day)
         end
  from member_limit l
  join member m on m.id = l.member_id
  join brand b on b.id = m.brand_id
  cross join lateral (select period_start(brand_day(p_at, b.offset_minutes), l.period) as day) s
  where l.member_id = any (p_member_ids) and l.kind = any (p_kinds) and limit_at(l, p_at) is not null
$$;
