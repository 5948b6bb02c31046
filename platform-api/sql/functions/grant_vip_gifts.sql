-- Writes the gifts of levels that are due on a business day: the monthly reward on the first of a month to those who played in the month
-- before, the birthday gift on the birthday (of 29 February: on the 28th in other years). Once per member and period.
create or replace function grant_vip_gifts(p_brand_id smallint, p_day date, p_at timestamptz, p_limit integer)
returns table (member_id bigint, kind text, period date, level smallint, amount bigint, wagering bigint) language sql as $$
  with rules as (
    select r.wagering, l from (
      select levels, wagering from vip_rules
      where brand_id = p_brand_id and state = 'approved' and from_day <= p_day order by version desc limit 1
    ) r cross join lateral jsonb_array_elements(r.levels) l
  ),
  due as (
    select v.member_id, 'monthly' as kind, date_trunc('month', p_day)::date as period, v.level, 'monthlyReward' as field
    from vip_member v
    where v.brand_id = p_brand_id and v.level > 0
      and exists (select from member_daily d where d.member_id = v.member_id and d.valid_bet > 0
                  and d.day >= date_trunc('month', p_day) - interval '1 month' and d.day < date_trunc('month', p_day))
    union all
    select v.member_id, 'birthday', date_trunc('year', p_day)::date, v.level, 'birthdayGift'
    from vip_member v join member m on m.id = v.member_id
    where v.brand_id = p_brand_id and v.level > 0
      and (to_char(m.birthday, 'MMDD') = to_char(p_day, 'MMDD')
        or to_char(m.birthday, 'MMDD') = '0229' and to_char(p_day, 'MMDD') = '0228' and to_char(p_day + 1, 'MMDD') <> '0229')
  ),
  given as (
    insert into vip_gift as g (member_id, kind, period, brand_id, level, amount, at)
    select d.member_id, d.kind, d.period, p_brand_id, d.level, (r.l ->> d.field)::bigint, p_at
    from due d join rules r on (r.l ->> 'level')::smallint = d.level
    where (r.l ->> d.field)::bigint > 0 and not is_barred(d.member_id, p_at)
      and not exists (select from vip_gift e where e.member_id = d.member_id and e.kind = d.kind and e.period = d.period)
    order by d.member_id, d.kind limit p_limit
    on conflict do nothing
    returning g.member_id, g.kind, g.period, g.level, g.amount
  )
  select g.member_id, g.kind, g.period, g.level, g.amount, g.amount * (select wagering from rules limit 1) from given g order by g.member_id
$$;
