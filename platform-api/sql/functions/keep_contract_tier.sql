-- Trigger of agent_contract_tier: a contract gets its tiers by the transaction that writes it, and none later.
create or replace function keep_contract_tier() returns trigger language plpgsql as $$
begin
  if not exists (select from agent_contract c where c.id = new.contract_id and c.written_by = pg_current_xact_id()) then
    raise exception 'agent contract % keeps the tiers that it was written with', new.contract_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
