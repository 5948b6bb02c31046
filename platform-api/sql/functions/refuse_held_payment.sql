-- Trigger of agent_bill_payment: nothing is paid to an agent whose payments are on hold. Who places a hold has locked the agent's money, as
-- have those who pay.
create or replace function refuse_held_payment() returns trigger language plpgsql as $$
begin
  if exists (select from agent_bill b join agent_hold h on h.agent_id = b.agent_id and h.released_at is null where b.id = new.bill_id) then
    raise exception 'payments to the agent of bill % are on hold', new.bill_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
