-- Refuses a prize group above the upline's, or the brand's at the top, and one below that of somebody in the line. Changes of a brand wait
-- for each other.
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
