-- Trigger of sub_user: what menus of the sub-user depend on follows its rights; contracts are its agent's.
create or replace function keep_office_facts() returns trigger language plpgsql as $$
begin
  update member set facts = array(select 'office.' || r from unnest(new.rights) as r order by r)
    || case when 'income' = any (new.rights)
         then array(select f from member o, unnest(o.facts) as f where o.id = new.owner_id and f like 'contract.%') else '{}' end
  where id = new.member_id;
  return null;
end $$;
