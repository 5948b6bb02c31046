-- Constraint trigger of agent_contract: a valid contract without an end has an upline's contract without an end that it fits, unless it is
-- the brand's, and begins not before it; acquisitions pay amounts, the others rates; no two contracts of a downline and type are in force at once.
create or replace function agent_contract_fits() returns trigger language plpgsql as $$
declare
  v_own agent_contract;
begin
  select * into v_own from agent_contract where id = new.id;
  if v_own.valid_from is not null and exists (
    select from agent_contract o
    where o.downline_id = v_own.downline_id and o.type = v_own.type and o.id <> v_own.id
      and tstzrange(o.valid_from, o.ends_at) && tstzrange(v_own.valid_from, v_own.ends_at) and o.valid_from is not null
  ) then
    raise exception 'agent contract % is in force beside another', new.id using errcode = 'check_violation';
  end if;
  if exists (select from agent_contract_tier t where t.contract_id = v_own.id and (t.amount > 0) <> (v_own.type = 'acquisition')) then
    raise exception 'agent contract % has tiers of another type', new.id using errcode = 'check_violation';
  end if;
  if v_own.state = 'valid' and v_own.ends_at is null and v_own.upline_id is not null and not exists (
    select from agent_contract u
    where u.downline_id = v_own.upline_id and u.type = v_own.type and u.state = 'valid' and u.ends_at is null
      and u.valid_from <= v_own.valid_from and contract_fits(v_own.id, u.id)
  ) then
    raise exception 'agent contract % does not fit its upline''s', new.id using errcode = 'check_violation';
  end if;
  if exists (
    select from agent_contract d
    where d.upline_id = v_own.downline_id and d.type = v_own.type and d.state = 'valid' and d.ends_at is null
      and not exists (
        select from agent_contract u
        where u.downline_id = v_own.downline_id and u.type = d.type and u.state = 'valid' and u.ends_at is null and contract_fits(d.id, u.id))
  ) then
    raise exception 'agent contract % leaves contracts below that do not fit', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
