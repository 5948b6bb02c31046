-- Refuses a move below an upline whose prize group is smaller than one of the line that moves (sink_member_groups).
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
