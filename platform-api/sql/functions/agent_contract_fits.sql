-- Constraint trigger of agent_contract: a downline's rate never exceeds its upline's rate for the same type, and an agent whose
-- contract has ended has no active contracts below.
create or replace function agent_contract_fits() returns trigger language plpgsql as $$
begin
  if new.state = 'active' and (
    exists (select 1 from agent_contract own
            where own.downline_id = new.upline_id and own.type = new.type and own.state = 'active' and own.rate < new.rate)
    or exists (select 1 from agent_contract downline
               where downline.upline_id = new.downline_id and downline.type = new.type and downline.state = 'active' and downline.rate > new.rate)
  ) then
    raise exception 'agent contract % has a rate above its upline''s', new.id using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and old.state = 'active' and new.state = 'terminated'
    and exists (select 1 from agent_contract downline
                where downline.upline_id = new.downline_id and downline.type = new.type and downline.state = 'active')
    and not exists (select 1 from agent_contract own
                    where own.downline_id = new.downline_id and own.type = new.type and own.state = 'active')
  then
    raise exception 'agent contract % ended and left contracts below it', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
