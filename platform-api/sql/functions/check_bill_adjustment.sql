-- Constraint trigger of agent_bill and agent_adjustment: a bill's adjustment is the corrections and adjustments that it carries, no more and no less.
create or replace function check_bill_adjustment() returns trigger language plpgsql as $$
declare
  v_bills bigint[] := case when tg_table_name = 'agent_bill' then array[new.id] end;
begin
  if tg_table_name = 'agent_adjustment' then v_bills := array[old.bill_id, new.bill_id]; end if;
  if exists (
    select from agent_bill b
    where b.id = any (v_bills)
      and b.adjustment <> (select coalesce(sum(k.amount), 0) from agent_bill_correction k where k.bill_id = b.id)
                        + (select coalesce(sum(a.amount), 0) from agent_adjustment a where a.bill_id = b.id)
  ) then
    raise exception 'a bill does not come to what it carries' using errcode = 'check_violation';
  end if;
  return null;
end $$;
