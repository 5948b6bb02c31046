-- Whether a downline's contract fits one of its upline: the same period and carry-over, and for each of its tiers the upline's has one
-- whose thresholds are not higher and whose rates are not lower.
create or replace function contract_fits(p_contract bigint, p_upline bigint) returns boolean stable language sql as $$
  select exists (
      select from agent_contract c join agent_contract u on u.id = p_upline and u.period = c.period and u.carries_loss = c.carries_loss
      where c.id = p_contract)
    and exists (select from agent_contract_tier where contract_id = p_contract)
    and not exists (
      select from agent_contract_tier t
      where t.contract_id = p_contract and not exists (
        select from agent_contract_tier u
        where u.contract_id = p_upline and u.valid_bet <= t.valid_bet and u.loss <= t.loss and u.active_members <= t.active_members
          and u.deposit <= t.deposit and u.amount >= t.amount
          and u.rate >= t.rate and coalesce(u.loss_rate, 0) >= coalesce(t.loss_rate, 0)))
$$;
