-- Trigger of agent_adjustment: it stays as two operators decided it. A bill of the same two and type takes it, once, and gives it back only
-- where the bill's run is computed again.
create or replace function keep_agent_adjustment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'an adjustment stays' using errcode = 'check_violation';
  end if;
  if tg_op = 'INSERT' then
    if new.bill_id is not null then
      raise exception 'an adjustment begins without a bill' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if (new.id, new.public_id, new.brand_id, new.contract_id, new.amount, new.reason, new.proposal_id, new.dispute_id, new.decided_at)
       is distinct from
     (old.id, old.public_id, old.brand_id, old.contract_id, old.amount, old.reason, old.proposal_id, old.dispute_id, old.decided_at)
     or (old.bill_id is not null and not (select can_recompute_run(b.run_id) and b.payments = 0 from agent_bill b where b.id = old.bill_id)) then
    raise exception 'an adjustment stays as it was decided, and with its bill' using errcode = 'check_violation';
  end if;
  if new.bill_id is not null and not exists (
    select from agent_bill b join agent_contract c on c.id = new.contract_id
    where b.id = new.bill_id and b.brand_id = new.brand_id and b.agent_id = c.downline_id and b.type = c.type and b.upline_id is not distinct from c.upline_id
  ) then
    raise exception 'the bill is not between the two sides of the contract' using errcode = 'check_violation';
  end if;
  return new;
end $$;
