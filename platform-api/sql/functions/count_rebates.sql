-- Counts the next open rebates of a run: lines, days, and what each member is given. Rows: those that were counted; none once the run is
-- finished, or while another process counts. A rebate of an excluded member is withheld.
create or replace function count_rebates(
  p_brand_id smallint, p_day date, p_at timestamptz, p_is_manual boolean, p_expires_at timestamptz, p_limit integer
) returns setof rebate language plpgsql as $$
declare
  v_offset  smallint;
  v_members bigint[];
  v_seen    pg_snapshot;
begin
  -- A statement of its own: the next one sees what the last holder of the run wrote.
  perform from rebate_run where brand_id = p_brand_id and day = p_day and finished_at is null for update skip locked;
  if not found then return; end if;
  select offset_minutes into strict v_offset from brand where id = p_brand_id;
  v_members := array(select member_id from rebate where brand_id = p_brand_id and day = p_day and state = 'open' order by member_id limit p_limit);
  if cardinality(v_members) = 0 then
    update rebate_run set finished_at = p_at where brand_id = p_brand_id and day = p_day;
    return;
  end if;

  with uncounted as materialized (select * from rebates_uncounted(p_brand_id, p_day, v_members)),
  rated as materialized (
    select u.*, rebate_rate(p_brand_id, u.day, u.vendor_id, u.game_type,
                            vip_level_at(u.member_id, brand_midnight(u.day + 1, v_offset))) as basis_points,
           coalesce(l.valid_bet, 0) as counted_bet, coalesce(l.amount, 0) as counted_amount
    from uncounted u
    left join lateral (
      select sum(l.valid_bet) as valid_bet, sum(l.amount) as amount from rebate_line l
      where l.member_id = u.member_id and l.day = u.day and l.vendor_id = u.vendor_id and l.game_type = u.game_type
    ) l on true
  ),
  lines as (
    insert into rebate_line (member_id, run_day, day, vendor_id, game_type, valid_bet, basis_points, amount)
    select member_id, p_day, day, vendor_id, game_type, valid_bet, basis_points,
           rebate_of(counted_bet::bigint + valid_bet, basis_points) - counted_amount
    from rated
  )
  select pg_current_snapshot() into v_seen;

  insert into rebate_day (member_id, run_day, day, amount)
    select l.member_id, p_day, l.day,
           case when l.valid_bet >= r.minimum then least(l.amount, r.daily_cap) else 0 end - coalesce(d.amount, 0)
    from (
      select member_id, day, sum(valid_bet) as valid_bet, sum(amount) as amount
      from rebate_line a where exists (select from rebate_line c where c.member_id = a.member_id and c.day = a.day and c.run_day = p_day)
        and member_id = any(v_members)
      group by member_id, day
    ) l
    cross join lateral (
      select minimum, daily_cap from rebate_rules
      where brand_id = p_brand_id and state = 'approved' and from_day <= l.day order by version desc limit 1
    ) r
    left join lateral (select sum(amount) as amount from rebate_day d where d.member_id = l.member_id and d.day = l.day) d on true;

  return query
    update rebate b
    set amount = s.amount, carried_in = s.carried, carried_out = least(s.amount + s.carried, 0), payable = greatest(s.amount + s.carried, 0),
        wagering = greatest(s.amount + s.carried, 0) * s.times, seen = v_seen, counted_at = p_at,
        state = case when s.amount + s.carried <= 0 then 'nothing' when is_barred(b.member_id, p_at) then 'withheld'
                     when p_is_manual then 'claimable' else 'paid' end,
        expires_at = case when s.amount + s.carried > 0 and p_is_manual and not is_barred(b.member_id, p_at) then p_expires_at end
    from (
      select m as member_id,
             coalesce((select sum(d.amount) from rebate_day d where d.member_id = m and d.run_day = p_day), 0)::bigint as amount,
             coalesce((select e.carried_out from rebate e
                       where e.member_id = m and e.day < p_day and e.amount is not null order by e.day desc limit 1), 0)::bigint as carried,
             coalesce((select wagering from rebate_rules
                       where brand_id = p_brand_id and state = 'approved' and from_day <= p_day order by version desc limit 1), 0) as times
      from unnest(v_members) m
    ) s
    where b.member_id = s.member_id and b.day = p_day
    returning b.*;
end $$;
