-- Adds the next rows of the play feed to the day figures of the members who played and of everybody above them, by the line of the figures' business day.
create or replace function fold_lines(p_limit integer) returns fold_result language plpgsql
set plan_cache_mode = force_generic_plan set random_page_cost = 1.1 as $$
declare
  v_cursor fold_cursor;
  v_result fold_result := (0, null);
begin
  -- A statement of its own: the next one sees what the last holder of the cursor wrote.
  select * into v_cursor from fold_cursor where fold = 'lines' and base is not null for update skip locked;
  if not found then return v_result; end if;
  with batch as materialized (select f as row, f.* from feed_after(v_cursor, p_limit) f),
  played as materialized (
    select b.member_id, b.brand_id, brand_day(b.settled_at, o.offset_minutes) as day,
           sum(b.settled)::integer as bets, sum(b.stake)::bigint as stake, sum(b.valid_bet)::bigint as valid_bet, sum(b.payout)::bigint as payout,
           sum(c.valid_bet)::bigint as counted_bet, sum(c.stake - c.payout)::bigint as counted_result
    from batch b join brand o on o.id = b.brand_id cross join lateral counted_change(b.row) c
    group by b.member_id, b.brand_id, day
  ),
  folded as (
    insert into line_daily as a (member_id, day, brand_id, bets, stake, valid_bet, payout, counted_bet, counted_result, own_counted_bet)
    select u.member_id, p.day, p.brand_id, sum(p.bets)::integer, sum(p.stake)::bigint, sum(p.valid_bet)::bigint, sum(p.payout)::bigint,
           sum(p.counted_bet)::bigint, sum(p.counted_result)::bigint, sum(case when u.member_id = p.member_id then p.counted_bet else 0 end)::bigint
    from played p
    join member_line l on l.member_id = p.member_id and l.from_day <= p.day and (l.to_day is null or l.to_day > p.day)
    cross join unnest(l.uplines || p.member_id) as u (member_id)
    group by u.member_id, p.day, p.brand_id order by 1, 2
    on conflict (member_id, day) do update
      set bets = a.bets + excluded.bets, stake = a.stake + excluded.stake,
          valid_bet = a.valid_bet + excluded.valid_bet, payout = a.payout + excluded.payout,
          counted_bet = a.counted_bet + excluded.counted_bet, counted_result = a.counted_result + excluded.counted_result,
          own_counted_bet = a.own_counted_bet + excluded.own_counted_bet
  ),
  -- Days that were billed are billed again by the next bill: in the line of the day, by which figures count, and in that of the bill's last
  -- day, by which active members do.
  marked as (
    insert into agent_bill_stale (bill_id)
    select distinct a.id
    from (
      select * from played p
      where exists (select from agent_run r join brand o on o.id = r.brand_id
                    where r.brand_id = p.brand_id and r.type in ('dividend', 'dailySalary') and r.period_to > brand_midnight(p.day, o.offset_minutes))
    ) p
    join member_line l on l.member_id = p.member_id and (l.to_day is null or l.to_day > p.day)
    cross join unnest(l.uplines || p.member_id) as u (member_id)
    join agent_bill a on a.agent_id = u.member_id and a.type in ('dividend', 'dailySalary') and p.day between a.first_day and a.last_day
      and (l.from_day <= p.day or l.from_day <= a.last_day and (l.to_day is null or l.to_day > a.last_day))
    on conflict do nothing
  ),
  acquired as (
    insert into agent_bill_stale (bill_id) select distinct a.id from played p cross join lateral acquisition_bills(p.member_id, p.day) as a (id)
    on conflict do nothing
  ),
  moved as (
    update fold_cursor f set xid = l.xid, id = l.id, at = l.at
    from (select xid, id, at from batch order by xid desc, id desc limit 1) l where f.fold = 'lines'
  )
  select count(*) into v_result.rows from batch;
  return v_result;
end $$;
