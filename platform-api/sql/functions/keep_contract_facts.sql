-- Trigger of agent_contract: whoever has a contract of a type has the fact from then on, and so have the sub-users who see its bills.
create or replace function keep_contract_facts() returns trigger language plpgsql as $$
begin
  update member set facts = facts || ('contract.' || new.type)
  where (id = new.downline_id or id in (select member_id from sub_user where owner_id = new.downline_id and 'income' = any (rights)))
    and not facts @> array['contract.' || new.type];
  return null;
end $$;
