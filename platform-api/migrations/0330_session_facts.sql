-- What menu entries of a member depend on, beside the kind of account (SESSION_FACTS of the contract package). A fact stays once it was true.
alter table member add column facts text[] not null default '{}';

create or replace function keep_contract_facts() returns trigger language plpgsql as $$
begin
  update member set facts = facts || ('contract.' || new.type)
  where id = new.downline_id and not facts @> array['contract.' || new.type];
  return null;
end $$;

create trigger agent_contract_facts after insert or update of state on agent_contract
  for each row when (new.state in ('active', 'valid')) execute function keep_contract_facts();

update member m set facts = c.facts
from (
  select downline_id, array_agg(distinct 'contract.' || type order by 'contract.' || type) as facts
  from agent_contract where decided_at is not null and state in ('active', 'valid', 'terminated') group by downline_id
) c
where c.downline_id = m.id;
