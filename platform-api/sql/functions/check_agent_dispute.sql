-- Trigger of agent_dispute: only the payee objects to a bill that is approved; at most twenty objections of an agent are open, two at once
-- too, and five are ever made to one bill. The bill's run is not computed again meanwhile.
create or replace function check_agent_dispute() returns trigger language plpgsql as $$
begin
  perform from member where id = new.agent_id for no key update;
  perform from agent_bill b join agent_run r on r.id = b.run_id
    where b.id = new.bill_id and b.agent_id = new.agent_id and b.brand_id = new.brand_id and r.state <> 'waiting' for key share of r;
  if not found then
    raise exception 'bill % was not given to agent %', new.bill_id, new.agent_id
      using errcode = 'check_violation', constraint = 'agent_dispute_payee';
  end if;
  if exists (select from agent_dispute where bill_id = new.bill_id and state in ('open', 'upheld')) then
    raise exception 'an objection to bill % exists', new.bill_id using errcode = 'check_violation', constraint = 'agent_dispute_open';
  end if;
  if (select count(*) from agent_dispute where agent_id = new.agent_id and state = 'open') >= 20
     or (select count(*) from agent_dispute where bill_id = new.bill_id) >= 5 then
    raise exception 'agent % has too many objections', new.agent_id using errcode = 'check_violation', constraint = 'agent_disputes_full';
  end if;
  return new;
end $$;
