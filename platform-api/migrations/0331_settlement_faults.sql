-- Contracts keep the tiers that they were written with, and runs that wait can be computed again.

-- The transaction that wrote the contract: it alone writes its tiers.
alter table agent_contract add column written_by xid8 not null default pg_current_xact_id();
create or replace function keep_contract_tier() returns trigger language plpgsql as $$
begin
  return new;
end $$;
create trigger agent_contract_tier_written after insert on agent_contract_tier for each row execute function keep_contract_tier();
create trigger agent_contract_written before update of written_by on agent_contract for each row
  when (new.written_by is distinct from old.written_by) execute function refuse_change();

-- Bills of a run that nothing was paid of are removed when it is computed again; their corrections with them.
drop trigger agent_bill_correction_kept on agent_bill_correction;
create or replace function keep_bill_correction() returns trigger language plpgsql as $$
begin
  return old;
end $$;
create trigger agent_bill_correction_kept before update or truncate on agent_bill_correction
  for each statement execute function refuse_change();
create trigger agent_bill_correction_removed before delete on agent_bill_correction for each row execute function keep_bill_correction();

-- Why a run was computed again is in the audit log; how often, here.
alter table agent_run add column computations smallint not null default 1 check (computations > 0);
