-- Pays what uplines of a brand earned by the difference of prize groups, up to the end of a business day, into their floats: one movement
-- for each receiver and day. What comes too late for its day counts on the next one; what is less than nothing is carried. Answers how many
-- receivers it paid or carried; 0: nothing to do, the day has not ended, or another process is at it.
create or replace function pay_group_income(p_brand_id smallint, p_day date, p_limit integer) returns integer language plpgsql as $$
declare
  v_before timestamptz;
  v_income record;
  v_paid   bigint;
  v_rows   integer := 0;
begin
  if not pg_try_advisory_xact_lock(4611022, p_brand_id) then return 0; end if;
  select brand_midnight(p_day + 1, offset_minutes) into strict v_before from brand where id = p_brand_id;
  if v_before > now() then return 0; end if;
  for v_income in
    with due as materialized (
      select distinct e.receiver_id
      from lottery_rebate e
      join lottery_run r on r.id = e.run_id and r.finished_at < v_before
      join member m on m.id = e.receiver_id and m.brand_id = p_brand_id and m.status <> 'closed'
      where e.income_day is null and e.receiver_id <> e.member_id
        and not exists (select from group_income i where i.receiver_id = e.receiver_id and i.day >= p_day)
      order by 1 limit p_limit
    ),
    counted as (
      update lottery_rebate e set income_day = p_day
      from lottery_run r
      where r.id = e.run_id and r.finished_at < v_before and e.income_day is null and e.receiver_id <> e.member_id
        and e.receiver_id in (select d.receiver_id from due d)
      returning e.receiver_id, e.amount
    )
    select c.receiver_id, sum(c.amount)::bigint as amount, f.account_id,
           least(coalesce((select i.amount + i.carried_in from group_income i where i.receiver_id = c.receiver_id order by i.day desc limit 1), 0), 0) as carried
    from counted c join wallet f on f.member_id = c.receiver_id and f.kind = 'agent'
    group by c.receiver_id, f.account_id order by f.account_id
  loop
    v_paid := null;
    if v_income.amount + v_income.carried > 0 then
      select p.transaction_id into strict v_paid from post_movement(
        'commission', 'groups:' || p_day || ':' || v_income.receiver_id, null, 'commission', p_brand_id, v_income.receiver_id,
        array[brand_account(p_brand_id, 'promotion')], array[v_income.account_id], array[v_income.amount + v_income.carried],
        jsonb_build_object('day', p_day)) p;
    end if;
    insert into group_income (receiver_id, day, brand_id, amount, carried_in, paid, transaction_id)
      values (v_income.receiver_id, p_day, p_brand_id, v_income.amount, v_income.carried,
              greatest(v_income.amount + v_income.carried, 0), v_paid);
    v_rows := v_rows + 1;
  end loop;
  return v_rows;
end $$;
