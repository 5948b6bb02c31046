-- Trigger of sub_user: an agent and an account of one brand, at most ten of them; nobody changes hands or comes back.
create or replace function keep_sub_user() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.member_id <> old.member_id or new.owner_id <> old.owner_id or new.created_at <> old.created_at
      or old.removed_at is not null then
      raise exception 'sub-user % belongs to % for good', old.member_id, old.owner_id using errcode = 'check_violation';
    end if;
    return new;
  end if;
  -- one after the other, so that two at once do not pass the bound
  perform from member where id = new.owner_id for no key update;
  if not exists (
    select from member s join member o on o.id = new.owner_id and o.type in (1, 2, 41, 42) and o.brand_id = s.brand_id
    where s.id = new.member_id and s.type = 5
  ) then
    raise exception 'member % is no sub-user of %', new.member_id, new.owner_id using errcode = 'check_violation', constraint = 'sub_user_owner';
  end if;
  if (select count(*) from sub_user where owner_id = new.owner_id and removed_at is null) >= 10 then
    raise exception 'agent % has ten sub-users', new.owner_id using errcode = 'check_violation', constraint = 'sub_users_full';
  end if;
  return new;
end $$;
