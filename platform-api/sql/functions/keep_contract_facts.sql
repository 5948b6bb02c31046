-- Trigger of agent_contract: whoever has a contract of a type has the fact from then on.
create or replace function keep_contract_facts() returns trigger language plpgsql as $$
begin
  update member set facts = facts || ('contract.' || new.type)
  where id = new.downline_id and not facts @> array['contract.' || new.type];
  return null;
end $$;
