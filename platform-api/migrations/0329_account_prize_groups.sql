-- Prize groups of accounts follow the line: a downline's is at most its upline's, a top's at most the brand's; and what uplines earn by the
-- difference is paid with the business day.

alter table lottery_member_group add column revision integer not null default 1;
-- What is larger than it may be sinks to what it may be, from the top down.
do $$
declare
  v_member bigint;
begin
  for v_member in
    select g.member_id from lottery_member_group g join member_line l on l.member_id = g.member_id and l.to_day is null
    order by cardinality(l.uplines)
  loop
    update lottery_member_group g set prize_group = b.bound
    from (
      select coalesce((select u.prize_group from member_line l cross join unnest(l.uplines) with ordinality as a (id, place)
                       join lottery_member_group u on u.member_id = a.id
                       where l.member_id = v_member and l.to_day is null order by a.place desc limit 1),
                      (select max(s.prize_group) from lottery_brand_game s join member m on m.brand_id = s.brand_id where m.id = v_member)) as bound
    ) b
    where g.member_id = v_member and g.prize_group > b.bound;
  end loop;
end $$;

-- The prize group of an account of today: its own, else that of the nearest upline with one; null: the brand's.
create or replace function member_prize_group(p_member bigint) returns smallint stable language sql as $$
  select g.prize_group
  from member_line l
  cross join unnest(l.uplines || l.member_id) with ordinality as u (id, place)
  join lottery_member_group g on g.member_id = u.id
  where l.member_id = p_member and l.to_day is null
  order by u.place desc limit 1
$$;

-- The largest prize group of a brand's lotteries; null without official play.
create or replace function brand_prize_group(p_brand_id smallint) returns smallint stable language sql as $$
  select max(prize_group) from lottery_brand_game where brand_id = p_brand_id
$$;

create or replace function keep_member_group() returns trigger language plpgsql as $$
declare
  v_brand smallint;
  v_bound smallint;
begin
  select brand_id into strict v_brand from member where id = new.member_id;
  perform pg_advisory_xact_lock(4611021, v_brand);
  select coalesce(member_prize_group(l.uplines[cardinality(l.uplines)]), brand_prize_group(v_brand)) into v_bound
    from member_line l where l.member_id = new.member_id and l.to_day is null;
  if new.prize_group > v_bound then
    raise exception 'the prize group of member % is above %', new.member_id, v_bound
      using errcode = 'check_violation', constraint = 'prize_group_above';
  end if;
  if exists (
    select from member_line l join lottery_member_group g on g.member_id = l.member_id
    where l.uplines @> array[new.member_id] and l.to_day is null and g.prize_group > new.prize_group
  ) then
    raise exception 'a downline of member % has a larger prize group than %', new.member_id, new.prize_group
      using errcode = 'check_violation', constraint = 'prize_group_below';
  end if;
  return new;
end $$;
create trigger lottery_member_group_kept after insert or update on lottery_member_group for each row execute function keep_member_group();

create or replace function keep_moved_groups() returns trigger language plpgsql as $$
declare
  v_bound smallint;
begin
  perform pg_advisory_xact_lock(4611021, new.brand_id);
  v_bound := coalesce(member_prize_group(new.upline_id), brand_prize_group(new.brand_id));
  if exists (
    select from member_line l join lottery_member_group g on g.member_id = l.member_id
    where l.to_day is null and (l.member_id = new.id or l.uplines @> array[new.id]) and g.prize_group > v_bound
  ) then
    raise exception 'a prize group of the line of member % is above %', new.id, v_bound
      using errcode = 'check_violation', constraint = 'prize_group_above';
  end if;
  return new;
end $$;
create trigger member_moved_groups after update of upline_id on member
  for each row when (new.upline_id is distinct from old.upline_id) execute function keep_moved_groups();

create or replace function sink_member_groups(p_member bigint, p_bound smallint) returns integer language plpgsql as $$
declare
  v_member bigint;
  v_sunk   integer := 0;
begin
  for v_member in
    select g.member_id from lottery_member_group g join member_line l on l.member_id = g.member_id and l.to_day is null
    where (l.member_id = p_member or l.uplines @> array[p_member]) and g.prize_group > p_bound
    order by cardinality(l.uplines) desc
  loop
    update lottery_member_group set prize_group = p_bound, revision = revision + 1 where member_id = v_member;
    v_sunk := v_sunk + 1;
  end loop;
  return v_sunk;
end $$;

create or replace function pay_draw_rebates(p_run bigint) returns void language plpgsql as $$
declare
  v_member record;
  v_paid   record;
begin
  perform 1 from wallet w
    where w.kind = 'cash' and w.member_id in (select s.member_id from official_stakes(p_run) s where s.rebate > 0) order by w.account_id for update;
  for v_member in
    select s.*, w.account_id from official_stakes(p_run) s join wallet w on w.member_id = s.member_id and w.kind = 'cash'
    where s.rebate > 0 order by s.member_id
  loop
    select * into v_paid from post_movement(
      'lottery', 'rebate:' || p_run || ':' || v_member.member_id, null, 'promotion', v_member.brand_id, v_member.member_id,
      array[brand_account(v_member.brand_id, 'promotion')], array[v_member.account_id], array[v_member.rebate],
      jsonb_build_object('issue', v_member.issue));
    insert into lottery_rebate (run_id, member_id, receiver_id, stake, amount, transaction_id)
      values (p_run, v_member.member_id, v_member.member_id, v_member.stake, v_member.rebate, v_paid.transaction_id);
  end loop;

  insert into lottery_rebate (run_id, member_id, receiver_id, stake, amount)
  with line as (
    select s.member_id, s.stake, s.brand_id, s.lottery_id, u.id, cardinality(l.uplines) + 1 - u.place as depth
    from official_stakes(p_run) s
    join brand o on o.id = s.brand_id
    cross join lateral (select brand_day(now(), o.offset_minutes) as today) d
    join member_line l on l.member_id = s.member_id and l.from_day <= d.today and (l.to_day is null or l.to_day > d.today)
    cross join lateral unnest(l.uplines || s.member_id) with ordinality as u (id, place)
  ),
  -- Who has no group of their own has that of the nearest upline with one.
  held as (
    select l.*, s.prize_group as most,
           (array_agg(g.prize_group) filter (where g.prize_group is not null) over (
              partition by l.member_id order by l.depth rows between current row and unbounded following))[1] as own
    from line l
    join lottery_brand_game s on s.brand_id = l.brand_id and s.lottery_id = l.lottery_id
    left join lottery_member_group g on g.member_id = l.id
  ),
  grouped as (
    select h.*, least(coalesce(h.own, h.most), h.most) - lag(least(coalesce(h.own, h.most), h.most)) over (
             partition by h.member_id order by h.depth) as above
    from held h
  )
  select p_run, g.member_id, g.id, g.stake, g.stake * g.above / 2000 from grouped g where g.depth > 0 and g.stake * g.above / 2000 > 0;
end $$;

-- An upline's part of a draw is paid with a business day; null: not yet, or paid with the draw itself.
alter table lottery_rebate add column income_day date check (income_day is null or receiver_id <> member_id);
create index lottery_rebate_unpaid on lottery_rebate (receiver_id, run_id) where income_day is null and receiver_id <> member_id;
create index lottery_rebate_of_income on lottery_rebate (receiver_id, income_day) where income_day is not null;

-- What uplines earned by the difference of prize groups on a business day, and what of it was paid into the float.
create table group_income (
  receiver_id    bigint not null references member,
  day            date not null,
  brand_id       smallint not null references brand,
  -- of the entries of the day; less than nothing where draws were taken back
  amount         bigint not null,
  -- what an earlier day left, never more than nothing
  carried_in     bigint not null check (carried_in <= 0),
  paid           bigint not null check (paid = greatest(amount + carried_in, 0)),
  transaction_id bigint check ((transaction_id is null) = (paid = 0)),
  primary key (receiver_id, day)
);

alter type movement_kind add value if not exists 'commission';

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
