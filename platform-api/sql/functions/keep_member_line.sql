-- Writes the line of a new member: the upline's, in all its days, with the upline at its end. A move of the upline waits, or is waited for. A sub-user of an agent stands in
-- no line.
create or replace function keep_member_line() returns trigger language plpgsql as $$
begin
  if new.type = 5 then
    return new;
  end if;
  if new.upline_id is null then
    insert into member_line (member_id, uplines) values (new.id, '{}');
    return new;
  end if;
  perform pg_advisory_xact_lock_shared(4611020, new.brand_id);
  insert into member_line (member_id, from_day, to_day, uplines)
  select new.id, l.from_day, l.to_day, l.uplines || new.upline_id
  from member_line l join member u on u.id = l.member_id and u.brand_id = new.brand_id
  where l.member_id = new.upline_id;
  if not found then
    raise exception 'member % stands below % of another brand', new.id, new.upline_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
