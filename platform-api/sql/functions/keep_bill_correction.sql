-- Trigger of agent_bill_correction: a correction goes with its bill, while the bill's run can be computed again.
create or replace function keep_bill_correction() returns trigger language plpgsql as $$
begin
  if not exists (select from agent_bill b where b.id = old.bill_id and can_recompute_run(b.run_id)) then
    raise exception 'agent_bill_correction is append-only' using errcode = 'insufficient_privilege';
  end if;
  return old;
end $$;
