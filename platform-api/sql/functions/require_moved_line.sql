-- Refuses an upline that the member's line does not end with: set_upline moves both.
create or replace function require_moved_line() returns trigger language plpgsql as $$
begin
  if new.upline_id is distinct from (select l.uplines[cardinality(l.uplines)] from member_line l where l.member_id = new.id and l.to_day is null) then
    raise exception 'the upline of member % is not the end of its line', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
