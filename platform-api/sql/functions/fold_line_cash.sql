-- Adds the next rows of the cash feed to the day figures of their members and of everybody above them, by the line of the business day.
create or replace function fold_line_cash(p_limit integer) returns fold_result language plpgsql
set plan_cache_mode = force_generic_plan set random_page_cost = 1.1 as $$
declare
  v_cursor fold_cursor;
  v_result fold_result := (0, null);
begin
  -- A statement of its own: the next one sees what the last holder of the cursor wrote.
  select * into v_cursor from fold_cursor where fold = 'line_cash' and base is not null for update skip locked;
  if not found then return v_result; end if;
  with batch as materialized (select * from cash_after(v_cursor, p_limit)),
  moved_cash as materialized (
    select b.member_id, b.brand_id, b.kind, brand_day(b.at, o.offset_minutes) as day,
           count(*) as count, sum(b.amount) as amount, count(*) filter (where b.first) as firsts
    from batch b join brand o on o.id = b.brand_id
    group by b.member_id, b.brand_id, b.kind, day
  ),
  folded as (
    insert into line_cash_daily as a (member_id, day, kind, brand_id, count, amount, firsts)
    select u.member_id, m.day, m.kind, m.brand_id, sum(m.count)::integer, sum(m.amount)::bigint, sum(m.firsts)::integer
    from moved_cash m
    join member_line l on l.member_id = m.member_id and l.from_day <= m.day and (l.to_day is null or l.to_day > m.day)
    cross join unnest(l.uplines || m.member_id) as u (member_id)
    group by u.member_id, m.day, m.kind, m.brand_id order by 1, 2, 3
    on conflict (member_id, day, kind) do update
      set count = a.count + excluded.count, amount = a.amount + excluded.amount, firsts = a.firsts + excluded.firsts
  ),
  -- Dividends of closed days that it reduces are billed again by the next bill.
  marked as (
    insert into agent_bill_stale (bill_id)
    select distinct a.id
    from (
      select * from moved_cash m
      where exists (select from agent_run r join brand o on o.id = r.brand_id
                    where r.brand_id = m.brand_id and r.type = 'dividend' and r.period_to > brand_midnight(m.day, o.offset_minutes))
    ) m
    join member_line l on l.member_id = m.member_id and l.from_day <= m.day and (l.to_day is null or l.to_day > m.day)
    cross join unnest(l.uplines || m.member_id) as u (member_id)
    join agent_bill a on a.agent_id = u.member_id and a.type = 'dividend' and m.day between a.first_day and a.last_day
    join agent_run r on r.id = a.run_id and r.rule -> 'reducedBy' ? m.kind
    on conflict do nothing
  ),
  -- Days of new members that were billed are billed again by the next bill.
  acquired as (
    insert into agent_bill_stale (bill_id) select distinct a.id from moved_cash p cross join lateral acquisition_bills(p.member_id, p.day) as a (id)
    on conflict do nothing
  ),
  moved as (
    update fold_cursor f set xid = l.xid, id = l.id, at = l.at
    from (select xid, id, at from batch order by xid desc, id desc limit 1) l where f.fold = 'line_cash'
  )
  select count(*) into v_result.rows from batch;
  return v_result;
end $$;
