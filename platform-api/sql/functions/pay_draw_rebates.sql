-- Rebates of a settled draw by prize group, in the transaction that ends its run: the members' own part as one movement each, the
-- uplines' parts as entries that are paid with the day: what the own group is above that of everybody below on the way to the member, whose
-- group is the one of the stake, whatever has been set since.
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
    select s.member_id, s.stake, s.brand_id, s.lottery_id, p.held, u.id, cardinality(l.uplines) + 1 - u.place as depth
    from official_stakes(p_run) s
    join official_groups(p_run) p using (member_id)
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
  levelled as (
    select h.*, case h.depth when 0 then h.held else least(coalesce(h.own, h.most), h.most) end as level from held h
  ),
  grouped as (
    select h.*, h.level - max(h.level) over (
             partition by h.member_id order by h.depth rows between unbounded preceding and 1 preceding) as above
    from levelled h
  )
  select p_run, g.member_id, g.id, g.stake, g.stake * g.above / 2000 from grouped g where g.depth > 0 and g.stake * g.above / 2000 > 0;
end $$;
