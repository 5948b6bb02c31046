-- Trigger of member: no account becomes a sub-user, and no sub-user anything else.
create or replace function keep_sub_user_type() returns trigger language plpgsql as $$
begin
  raise exception 'the type of member % stays', old.id using errcode = 'check_violation';
end $$;
