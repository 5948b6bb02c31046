-- What a bill was computed from, and what it came to, stays: corrections are rows of later bills. Payments only grow. A run that can be
-- computed again gives its bills up.
create or replace function keep_agent_bill() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if can_recompute_run(old.run_id) and old.payments = 0 then return old; end if;
    raise exception 'a bill stays as it was computed, and payments are not taken back' using errcode = 'check_violation';
  end if;
  if (new.id, new.public_id, new.run_id, new.brand_id, new.type, new.contract_id, new.agent_id, new.upline_id, new.top_id, new.depth,
         new.period_from, new.period_to, new.first_day, new.last_day, new.valid_bet, new.result, new.reductions, new.active_members,
         new.carried_in, new.carried_out, new.tier, new.rate, new.gross, new.adjustment, new.rest_in, new.due, new.rest_out, new.written_off, new.goes_on, new.keeps_base, new.below)
        is distinct from
        (old.id, old.public_id, old.run_id, old.brand_id, old.type, old.contract_id, old.agent_id, old.upline_id, old.top_id, old.depth,
         old.period_from, old.period_to, old.first_day, old.last_day, old.valid_bet, old.result, old.reductions, old.active_members,
         old.carried_in, old.carried_out, old.tier, old.rate, old.gross, old.adjustment, old.rest_in, old.due, old.rest_out, old.written_off, old.goes_on, old.keeps_base, old.below)
     or new.paid < old.paid or new.guaranteed < old.guaranteed or new.repaid < old.repaid or new.payments < old.payments then
    raise exception 'a bill stays as it was computed, and payments are not taken back' using errcode = 'check_violation';
  end if;
  return new;
end $$;
