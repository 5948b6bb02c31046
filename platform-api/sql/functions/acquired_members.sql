-- Members of lines whose 30 days end on business days from p_first to p_last, with what they paid in less what they were paid, their own counted
-- valid bet within these days, and those above them on the last one. Members who were found to count for nobody are left out.
create or replace function acquired_members(p_brand smallint, p_first date, p_last date)
returns table (member_id bigint, day date, deposit bigint, valid_bet bigint, uplines bigint[]) stable language sql as $$
  with new as materialized (
    select m.id, w.day, l.uplines
    from brand o
    join member m on m.brand_id = o.id and m.created_at >= brand_midnight(p_first - 29, o.offset_minutes)
      and m.created_at < brand_midnight(p_last - 28, o.offset_minutes)
    cross join lateral (select acquisition_day(m.created_at, o.offset_minutes) as day) w
    join member_line l on l.member_id = m.id and l.from_day <= w.day and (l.to_day is null or l.to_day > w.day) and cardinality(l.uplines) > 0
    where o.id = p_brand and p_first <= p_last and not exists (select from acquired_member q where q.member_id = m.id and q.fault is not null)
  ),
  -- A row of line_cash_daily counts everybody below; the own part is what the rows of those directly below leave.
  part as (
    select n.id, n.id as source, 1 as sign, n.day - 29 as first_day, n.day as last_day from new n
    union all
    select n.id, d.member_id, -1, greatest(d.from_day, n.day - 29), least(d.to_day - 1, n.day)
    from new n join member_line d on d.uplines[cardinality(d.uplines)] = n.id and d.from_day <= n.day and (d.to_day is null or d.to_day > n.day - 29)
  ),
  cash as (
    select p.id, sum(p.sign * case c.kind when 'deposit' then c.amount else -c.amount end) as amount
    from part p
    join line_cash_daily c on c.member_id = p.source and c.day between p.first_day and p.last_day and c.kind in ('deposit', 'withdrawal')
    group by p.id
  ),
  played as (
    select n.id, sum(d.own_counted_bet) as amount
    from new n join line_daily d on d.member_id = n.id and d.day between n.day - 29 and n.day group by n.id
  )
  select n.id, n.day, coalesce(c.amount, 0)::bigint, coalesce(p.amount, 0)::bigint, n.uplines
  from new n left join cash c using (id) left join played p using (id)
$$;
