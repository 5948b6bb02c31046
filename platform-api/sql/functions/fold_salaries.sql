-- Adds the next rows of the play feed to the hours and the five minutes of salaries, for the contracts in force when the bet was settled, by
-- the line of that business day. A five minutes' slot that was billed takes nothing more: what comes late counts in the first open one.
create or replace function fold_salaries(p_limit integer) returns fold_result language plpgsql
set plan_cache_mode = force_generic_plan set random_page_cost = 1.1 as $$
declare
  v_cursor fold_cursor;
  v_result fold_result := (0, null);
begin
  -- A statement of its own: the next one sees what the last holder of the cursor wrote.
  select * into v_cursor from fold_cursor where fold = 'salaries' and base is not null for update skip locked;
  if not found then return v_result; end if;
  with batch as materialized (select f as row, f.* from feed_after(v_cursor, p_limit) f),
  played as materialized (
    select b.member_id, b.settled_at, c.*, brand_day(b.settled_at, o.offset_minutes) as day,
           date_bin('1 hour', b.settled_at, timestamptz '2000-01-01 00:00+00' - make_interval(mins => o.offset_minutes)) as hour,
           greatest(date_bin('5 minutes', b.at, timestamptz '2000-01-01 00:00+00'),
                    (select r.period_to from agent_run r where r.brand_id = b.brand_id and r.type = 'realTimeSalary'
                     order by r.period_to desc limit 1)) as five
    from batch b join settlement_start z on b.settled_at >= z.at join brand o on o.id = b.brand_id cross join lateral salary_change(b.row) c
  ),
  counted as materialized (
    select k.id as contract_id, case k.type when 'hourlySalary' then p.hour else p.five end as slot,
           coalesce(t.place, 0)::smallint as place,
           case k.type when 'hourlySalary' then sum(p.valid_bet) else 0 end::bigint as valid_bet,
           case k.type when 'hourlySalary' then 0 else sum(p.won) end::bigint as won,
           case k.type when 'hourlySalary' then 0 else sum(p.lost) end::bigint as lost
    from played p
    join member_line l on l.member_id = p.member_id and l.from_day <= p.day and (l.to_day is null or l.to_day > p.day)
    cross join unnest(l.uplines || p.member_id) as u (agent_id)
    join agent_contract k on k.downline_id = u.agent_id and k.type in ('hourlySalary', 'realTimeSalary') and k.state in ('valid', 'terminated')
      and k.valid_from <= p.settled_at and (k.ends_at is null or k.ends_at > p.settled_at)
    left join lateral (
      select max(a.place) as place from agent_contract_tier a where a.contract_id = k.id and a.valid_bet <= p.cash_stake
    ) t on k.type = 'realTimeSalary'
    where case k.type when 'hourlySalary' then p.valid_bet <> 0 else t.place is not null and (p.won <> 0 or p.lost <> 0) end
    group by k.id, k.type, case k.type when 'hourlySalary' then p.hour else p.five end, t.place
  ),
  folded as (
    insert into contract_slot as a (contract_id, slot, place, valid_bet, won, lost)
    select contract_id, slot, place, valid_bet, won, lost from counted order by 1, 2, 3
    on conflict (contract_id, slot, place) do update
      set valid_bet = a.valid_bet + excluded.valid_bet, won = a.won + excluded.won, lost = a.lost + excluded.lost
  ),
  -- Hours that were billed are billed again by the next bill.
  marked as (
    insert into agent_bill_stale (bill_id)
    select b.id from counted c join agent_bill b on b.contract_id = c.contract_id and b.period_from = c.slot and b.type = 'hourlySalary'
    on conflict do nothing
  ),
  moved as (
    update fold_cursor f set xid = l.xid, id = l.id, at = l.at
    from (select xid, id, at from batch order by xid desc, id desc limit 1) l where f.fold = 'salaries'
  )
  select count(*) into v_result.rows from batch;
  return v_result;
end $$;
